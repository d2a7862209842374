/** Numbers, shares and lists as a language writes them. */
import type { Lang } from '@baston/table';

interface Numbers {
  /** Formats with this many decimal places. */
  number(value: number, digits?: number): string;
  /** Four digits that matter: for what is measured. */
  rounded(value: number): string;
  percent(part: number, whole: number): string;
  /** The form that goes with the number. */
  plural(count: number, forms: { readonly one: string; readonly other: string }): string;
  either(items: readonly string[]): string;
  all(items: readonly string[]): string;
}

export function numbersOf(lang: Lang): Numbers {
  const rounded = new Intl.NumberFormat(lang, { maximumSignificantDigits: 4 });
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const plurals = new Intl.PluralRules(lang);
  const either = new Intl.ListFormat(lang, { type: 'disjunction' });
  const all = new Intl.ListFormat(lang, { type: 'conjunction' });
  return {
    number: (value, digits = 0) =>
      value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    rounded: (value) => rounded.format(value),
    percent: (part, whole) => (whole === 0 ? '–' : percent.format(part / whole)),
    plural: (count, { one, other }) => (plurals.select(count) === 'one' ? one : other),
    either: (items) => either.format(items),
    all: (items) => all.format(items),
  };
}
