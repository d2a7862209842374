import { Refusal } from '@baston/engine';
import type { OnlineCode } from '@baston/table';

/** What somebody wanted is not done, and nothing has changed. */
export class Refused extends Error {
  readonly code: OnlineCode;
  constructor(code: OnlineCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const isRefusal = (thrown: unknown): thrown is Refused | Refusal =>
  thrown instanceof Refused || thrown instanceof Refusal;
