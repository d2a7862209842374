/** Events of this turn count even if they came before the card that asks for them (CARD-050). */
import { rules } from '@baston/cards';
import type { CardDef } from '@baston/engine';
import { expect, it } from 'vitest';

/** A text that asks what has happened this turn, rather than how often the card was used. */
const ASKS = /\b(?:the|your) first\b|\bduring it\b|\b(?:if|minion) you (?:have )?played\b|\bhas moved this turn\b/i;

/** A card's own memory begins when it comes into play. Those that have one all the same, and why. */
const REMEMBERING = new Map([
  ['dinosaurs/fort-titanosaurus', 'for another sentence: "once per turn"'],
  ['base/sakura-garden', 'for minions that go together, one of which is the first'],
  ['base/the-pasture', 'a base is there before anything moves to it'],
  ['base/spikey-chair-room', 'what it owes is noted at once, as it may be gone by then (BASE-35)'],
]);

/** The code of all its abilities. */
const codeOf = (part: unknown): string => {
  if (typeof part === 'function') return String(part);
  return typeof part === 'object' && part !== null ? Object.values(part).map(codeOf).join('\n') : '';
};
const asksItself = (def: CardDef): boolean => /\.(?:isSpent|spend|spendOnce|confirmOnce)\(/.test(codeOf(def));

it('asks the game what has happened, not itself', () => {
  const asking = rules.defs.slice(1).filter(({ text }) => ASKS.test(text.en));
  expect(asking.length).toBeGreaterThan(12);
  const own = asking.filter(asksItself).map(({ id }) => id);
  expect(own.sort()).toEqual([...REMEMBERING.keys()].sort());
});
