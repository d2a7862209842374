/** JSON of what several frames have in common: each object is written once. */
export class Writer {
  readonly #written = new Map<object, string>();

  list(objects: readonly object[]): string {
    let text = '[';
    for (const object of objects) text += (text === '[' ? '' : ',') + this.#text(object);
    return `${text}]`;
  }

  #text(object: object): string {
    let text = this.#written.get(object);
    if (text === undefined) {
      text = JSON.stringify(object);
      this.#written.set(object, text);
    }
    return text;
  }
}

/** The JSON of an object of which some fields are written already. */
export function compose<T extends object>(object: T, written: { readonly [field in keyof T]?: string }): string {
  let text = '{';
  for (const name in object) {
    const value: string | undefined = written[name] ?? JSON.stringify(object[name]);
    if (value !== undefined) text += `${text === '{' ? '"' : ',"'}${name}":${value}`;
  }
  return `${text}}`;
}
