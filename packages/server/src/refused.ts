import type { Refusal } from '@baston/engine';
import { isRefusal as isOfRules, type OnlineCode } from '@baston/table';

/** A command is refused, and nothing has changed. */
export class Refused extends Error {
  readonly code: OnlineCode;
  constructor(code: OnlineCode, message: string) {
    // No stack trace: nobody reads it, and it costs more than the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
  }
}

export const isRefusal = (thrown: unknown): thrown is Refused | Refusal =>
  thrown instanceof Refused || isOfRules(thrown);
