interface Repository {
  readonly files: readonly string[];
  readonly changed: readonly string[];
  readonly read: (path: string) => string;
}

interface Choice {
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
  /** Groups of cards that are broken on purpose, to see that scenarios notice (test/broken-cards.test.ts). */
  readonly broken: readonly string[];
  /** Sets whose golden games are played. */
  readonly golden: readonly string[];
  /** It is about nothing but cards and scenarios: then no types of tests can be wrong, and no server is started. */
  readonly cardsOnly: boolean;
  /** Tests that concern the change too, but take too long here or need a browser. */
  readonly left: readonly string[];
}

export class UnknownArgument extends Error {}
export function choose(argument: string | undefined, repository: Repository): Choice;
