/**
 * The type of the texts of a topic in another language: the same names, each with a text about the same things. A text
 * that is missing, or that English does not have, is a compile error.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...about: infer A) => string
    ? (...about: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };
