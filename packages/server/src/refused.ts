import type { Refusal } from '@baston/engine';
import { isRefusal as isOfRules, type OnlineCode } from '@baston/table';

/** A command is refused, and nothing has changed. */
export class Refused extends Error {
  readonly code: OnlineCode;
  constructor(code: OnlineCode, message: string) {
    // Nobody reads where it was refused, and to find out costs more than all the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
  }
}

export const isRefusal = (thrown: unknown): thrown is Refused | Refusal =>
  thrown instanceof Refused || isOfRules(thrown);
