/** Errors about input from outside. Nothing has changed when one of these is thrown. */
export type RefusalCode =
  | 'bad-config'
  | 'bad-answer'
  | 'not-asked'
  | 'not-your-turn'
  | 'stale-answer'
  | 'illegal-answer'
  | 'bad-save'
  | 'other-version'
  | 'diverged'
  | 'stuck';

export class Refusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A mistake in the engine or in a card, never in what a player did. */
export class Defect extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Defect';
  }
}
