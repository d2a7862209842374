/** What is known of a card by its id. */
import { rules } from '@baston/cards';
import type { CardDef, FactionDef, SetDef } from '@baston/engine';

export const cardOf = (id: string): CardDef => rules.def(rules.indexOf(id));

export const factionNamed = (id: string): FactionDef => rules.factionAt(rules.factionIndex(id));

export function factionOf(def: CardDef): FactionDef {
  const index = def.type === 'base' ? rules.factionIndex(def.faction) : rules.faction[rules.indexOf(def.id)];
  return rules.factionAt(index ?? 0);
}

export const setOf = (def: CardDef): SetDef =>
  rules.sets.find((set) => set.factions.includes(factionOf(def))) as SetDef;

/** Its name in the sprite: "lorc/wheat" was drawn by Lorc and is called wheat. */
export const iconName = ({ icon }: CardDef): string => icon.slice(icon.indexOf('/') + 1);

/** The text cut at its labels: "**Talent:** Draw." becomes a bold and a plain piece. */
export function pieces(text: string): { readonly bold: boolean; readonly text: string }[] {
  return text
    .split('**')
    .map((piece, i) => ({ bold: i % 2 === 1, text: piece }))
    .filter((piece) => piece.text !== '');
}

export const plainText = (text: string): string => text.replaceAll('**', '');
