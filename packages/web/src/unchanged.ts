/**
 * The value `now` with those parts of `before` that are equal to its own. What comes from a table is a copy each time; so
 * whoever shows a part can tell at a glance that nothing has changed there.
 */
export function withUnchanged<T>(before: unknown, now: T): T {
  if (before === now || !isBranch(before) || !isBranch(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([key, part]) => [key, withUnchanged(before[key], part)] as const);
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([key, part]) => key in before && part === before[key]);
  if (isSame) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
