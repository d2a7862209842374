/** The input was not understood; the message is the one line that the user gets. */
export class UsageError extends Error {}
