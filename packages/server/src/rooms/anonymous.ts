/** The log of a table without the name and the texts of somebody who has deleted themself. */
import type { LogEntry } from '../store/people.ts';
import type { Entry } from './entries.ts';
import type { Summary } from './rows.ts';

/** The entries of a person that hold a name or a text, without it. A game needs neither. */
export function anonymous(entries: readonly LogEntry[]): LogEntry[] {
  return entries.flatMap(({ seq, entry: text }) => {
    const entry: Entry = JSON.parse(text);
    const plain = withoutPerson(entry);
    return plain === entry ? [] : [{ seq, entry: JSON.stringify(plain) }];
  });
}

function withoutPerson(entry: Entry): Entry {
  if (entry.type === 'sit' && entry.name !== '') return { ...entry, name: '' };
  if (entry.type === 'say' && entry.text !== '') return { ...entry, text: '' };
  return entry;
}

/** A table with the names of deleted persons removed. */
export function anonymousSummary({ info, holders }: Summary, person: string): Summary {
  const isTheirs = (seat: number): boolean => holders[seat] === person;
  return {
    info: {
      ...info,
      seats: info.seats.map((seat, i) => (isTheirs(i) ? { ...seat, name: '', isHeld: false } : seat)),
    },
    holders: holders.map((holder) => (holder === person ? '' : holder)),
  };
}
