/** The printed face of a card, in one language: enough for readers of cards that do not play. */
import type { ActionDef, BaseDef, CardDef, MinionDef, Text, TitanDef } from './defs.ts';

interface PrintedFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly icon: string;
  readonly faction: string;
}

export type Printed = PrintedFace &
  (
    | Pick<MinionDef, 'type' | 'power' | 'copies'>
    | Pick<ActionDef, 'type' | 'copies' | 'playOn' | 'power'>
    | Pick<TitanDef, 'type' | 'optional'>
    | Pick<BaseDef, 'type' | 'breakpoint' | 'vp'>
  );

export function print(def: CardDef, lang: keyof Text): Printed {
  const { id, icon } = def;
  const faction = def.type === 'base' ? def.faction : id.slice(0, id.indexOf('/'));
  const face = { id, name: def.name[lang], text: def.text[lang], icon, faction };
  switch (def.type) {
    case 'minion':
      return { ...face, type: def.type, power: def.power, copies: def.copies };
    case 'action':
      return {
        ...face,
        type: def.type,
        copies: def.copies,
        ...(def.playOn ? { playOn: def.playOn } : {}),
        ...(def.power === undefined ? {} : { power: def.power }),
      };
    case 'titan':
      return { ...face, type: def.type, ...(def.optional ? { optional: true } : {}) };
    case 'base':
      return { ...face, type: def.type, breakpoint: def.breakpoint, vp: def.vp };
  }
}
