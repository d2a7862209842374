/** A sentence in which the names of cards open them. */
import type { Printed } from '@baston/engine';
import { CardLink } from '../cards/card-link.tsx';

export interface Names {
  readonly pattern: RegExp;
  readonly defs: ReadonlyMap<string, string>;
}

/** All names that a line can hold, and the cards they open. */
export function cardNames(cards: readonly Printed[]): Names {
  const defs = new Map(cards.map(({ name, id }) => [name, id]));
  const escaped = [...defs.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const before = '(«\\s|\\()?';
  const after = '(\\s»)?([.,:;)]*)';
  const pattern = new RegExp(`${before}(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])${after}`, 'gu');
  return { defs, pattern };
}

interface Piece {
  readonly key: string;
  readonly text: string;
  /** A name with the marks around it, which stay on its line. */
  readonly named?: { readonly name: string; readonly def: string };
}

function piecesOf(text: string, { pattern, defs }: Names): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[2] as string;
    if (match.index > at) pieces.push({ key: `${at}`, text: text.slice(at, match.index) });
    pieces.push({ key: `${match.index}`, text: match[0], named: { name, def: defs.get(name) as string } });
    at = match.index + match[0].length;
  }
  return [...pieces, { key: `${at}`, text: text.slice(at) }];
}

export const NamedText = ({ text, names }: { readonly text: string; readonly names: Names }) =>
  piecesOf(text, names).map(({ key, text: part, named }) =>
    named ? (
      <span key={key} className="named">
        {part.slice(0, part.indexOf(named.name))}
        <CardLink def={named.def}>{named.name}</CardLink>
        {part.slice(part.indexOf(named.name) + named.name.length)}
      </span>
    ) : (
      <span key={key}>{part}</span>
    ),
  );
