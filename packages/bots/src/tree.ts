/** The tree of a search: a node is a decision, and each choice made there leads to another node. */
export class Tree {
  size = 0;
  /** How often a node was reached, how often it could have been, and what came of it, added up. */
  readonly visits: Int32Array;
  readonly offers: Int32Array;
  readonly values: Float64Array;
  /** A number for what the seat saw at the decision; 0: no world has come that far. */
  readonly signs: Int32Array;
  readonly #capacity: number;
  // Open addressing.
  readonly #mask: number;
  readonly #parents: Int32Array;
  readonly #keys: Int32Array;
  readonly #children: Int32Array;

  constructor(capacity: number) {
    this.#capacity = capacity;
    let slots = 64;
    while (slots < 2 * capacity) slots *= 2;
    this.#mask = slots - 1;
    this.visits = new Int32Array(capacity + 1);
    this.offers = new Int32Array(capacity + 1);
    this.values = new Float64Array(capacity + 1);
    this.signs = new Int32Array(capacity + 1);
    this.#parents = new Int32Array(slots);
    this.#keys = new Int32Array(slots);
    this.#children = new Int32Array(slots);
  }

  hasRoomFor(nodes: number): boolean {
    return this.size + nodes <= this.#capacity;
  }

  /** Forgets everything; gives a node to begin with. */
  plant(): number {
    this.visits.fill(0, 0, this.size + 1);
    this.offers.fill(0, 0, this.size + 1);
    this.values.fill(0, 0, this.size + 1);
    this.signs.fill(0, 0, this.size + 1);
    this.#children.fill(0);
    this.size = 1;
    return 1;
  }

  #slot(node: number, key: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b)) >>> 7;
    for (slot &= this.#mask; this.#children[slot] !== 0; slot = (slot + 1) & this.#mask)
      if (this.#parents[slot] === node && this.#keys[slot] === key) break;
    return slot;
  }
  /** 0: never chosen. */
  child(node: number, key: number): number {
    return this.#children[this.#slot(node, key)] as number;
  }
  grow(node: number, key: number): number {
    const slot = this.#slot(node, key);
    this.#parents[slot] = node;
    this.#keys[slot] = key;
    this.size++;
    this.#children[slot] = this.size;
    return this.size;
  }
}
