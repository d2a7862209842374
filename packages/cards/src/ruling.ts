/** How a ruling is written down. */
interface Ruling {
  /** The entry of docs/rules.md. */
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

/** By the id of the card or base. */
export type Rulings = Readonly<Record<string, readonly Ruling[]>>;
