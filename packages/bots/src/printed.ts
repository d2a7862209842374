/** The printed features of cards, as numbers. The network knows nothing else of a card that it was not trained on. */
import type { CardDef, Rules } from '@baston/engine';
import { FIRST_FACTION } from './features.ts';

/** Definitions and factions have one row each. */
export const ROWS = FIRST_FACTION + 256;

const of = (is: boolean | undefined): number => (is ? 1 : 0);

const FEATURES: readonly ((def: CardDef) => number)[] = [
  ({ type }) => of(type === 'minion'),
  ({ type }) => of(type === 'action'),
  ({ type }) => of(type === 'base'),
  ({ type }) => of(type === 'titan'),
  (def) => (def.type === 'minion' ? def.power / 5 : 0),
  (def) => of(def.type === 'action' && def.playOn === undefined),
  (def) => of(def.type === 'action' && def.playOn === 'base'),
  (def) => of(def.type === 'action' && (def.playOn === 'minion' || def.playOn === 'ownMinion')),
  (def) => (def.type === 'base' ? def.breakpoint / 20 : 0),
  (def) => (def.type === 'base' ? def.vp[0] / 5 : 0),
  (def) => (def.type === 'base' ? def.vp[1] / 5 : 0),
  ({ special }) => of(special !== undefined),
  ({ use }) => of(use !== undefined),
  ({ on }) => of(on !== undefined),
];
export const PRINTED = FEATURES.length;

/** The rows of all cards of the boxes that are open. */
export function printedRows(rules: Rules): Float64Array {
  const rows = new Float64Array(ROWS * PRINTED);
  rules.defs.forEach((def, number) => {
    FEATURES.forEach((feature, i) => {
      rows[number * PRINTED + i] = number === 0 ? 0 : feature(def);
    });
  });
  return rows;
}
