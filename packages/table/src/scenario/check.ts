/** The faults in the shape of a document. */
import type { z } from 'zod';
import type { Fault, Path, Sentence, Shape } from '../position/faults.ts';

type Issue = z.core.$ZodIssue;

/** A longer list of what it can be would hide what is wrong. */
const MOST_CHOICES = 20;

export function faultsIn(issues: readonly Issue[], data: unknown, at: Path = []): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const path = [...at, ...issue.path];
    const fault = (...says: Sentence): Fault => ({ path, says });
    switch (issue.code) {
      case 'invalid_type':
        return [fault('notOf', [issue.expected as Shape])];
      case 'invalid_value':
        return [fault('noChoice', String(valueAt(data, path)), issue.values.length > MOST_CHOICES ? [] : issue.values)];
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({ path: [...path, key], says: ['unknownKey', key, issue.message] }));
      case 'too_small':
        return [fault('tooSmall', Number(issue.minimum))];
      case 'too_big':
        return [fault('tooLarge', Number(issue.maximum))];
      case 'invalid_union': {
        // The issues of the alternative that was meant: the one of the same kind of value.
        const meant = issue.errors.find((errors) => !errors.some(isOtherKind));
        if (meant) return faultsIn(meant, data, path);
        return [fault('notOf', issue.errors.flat().flatMap(kindOf))];
      }
      default:
        return [fault('notOneThing')];
    }
  });
}

const kindOf = (issue: Issue): Shape[] =>
  issue.code === 'invalid_type' ? [issue.expected as Shape] : issue.code === 'invalid_value' ? ['string'] : [];

const isOtherKind = (issue: Issue): boolean => issue.path.length === 0 && issue.code === 'invalid_type';

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as { readonly [key: PropertyKey]: unknown } | undefined)?.[key], data);
