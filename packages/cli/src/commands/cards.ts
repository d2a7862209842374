/** `baston cards`: every card and base there is. */
import { rules } from '@baston/cards';
import type { CardDef, FactionDef, SetDef, SideDeckDef } from '@baston/engine';
import { type Lang, phrases } from '@baston/table';
import { lengthOf, Paint, plain, terminalWidth, wrap } from '../terminal.ts';
import { type Command, type OptionsOf, parse } from '../usage.ts';

function numbersOf(def: CardDef): object {
  switch (def.type) {
    case 'base':
      return { breakpoint: def.breakpoint, vp: def.vp };
    case 'titan':
      return def.optional ? { optional: true } : {};
    default:
      return { copies: def.copies, ...(def.power === undefined ? {} : { power: def.power }) };
  }
}

/** A card as other programs get it; what a type of card does not have is left out. */
function describe(def: CardDef, set: SetDef, faction: string): object {
  return {
    id: def.id,
    set: set.id,
    faction,
    type: def.type,
    ...numbersOf(def),
    name: def.name,
    text: def.text,
  };
}

/** Factions with their bases, then the decks that all share. */
const groupsOf = (set: SetDef): { readonly group: FactionDef | SideDeckDef; readonly defs: readonly CardDef[] }[] =>
  [...set.factions, ...(set.sideDecks ?? [])].map((group) => ({
    group,
    defs: [
      ...group.cards,
      ...(group.titan ? [group.titan] : []),
      ...set.bases.filter((base) => base.faction === group.id),
    ],
  }));

const asJson = (): string => {
  const all = rules.sets.flatMap((set) =>
    groupsOf(set).flatMap(({ group, defs }) => defs.map((def) => describe(def, set, group.id))),
  );
  return `${JSON.stringify(all, undefined, 2)}\n`;
};

function asList(lang: Lang, width: number, paint: Paint): string {
  const { labels, screen } = phrases(lang);
  const facts = (def: CardDef): string => {
    if (def.type === 'base') return `${screen.breakpoint} ${def.breakpoint}, ${def.vp.join('-')} ${screen.vp}`;
    if (def.type === 'titan') return labels.kinds.titan;
    const power = def.power === undefined ? '' : `, ${labels.power(def.power)}`;
    const kind = `${labels.kinds[def.type]}${power}`;
    return `${kind} ×${def.copies}`;
  };
  const lines: string[] = [];
  for (const set of rules.sets) {
    for (const { group, defs } of groupsOf(set)) {
      lines.push(paint.bold(`${group.name[lang]} (${set.name[lang]})`), '');
      for (const def of defs) {
        const title = `  ${def.name[lang]} (${facts(def)})`;
        const gap = width - lengthOf(title) - lengthOf(def.id);
        lines.push(paint.bold(title) + (gap >= 2 ? ' '.repeat(gap) + paint.dim(def.id) : ''));
        if (gap < 2) lines.push(' '.repeat(width - lengthOf(def.id)) + paint.dim(def.id));
        const text = plain(def.text[lang]) || screen.noAbility;
        lines.push(...wrap(text, width - 4).map((line) => `    ${line}`));
      }
      lines.push('');
    }
  }
  return lines.join('\n');
}

const OPTIONS = { json: { type: 'boolean' } } as const satisfies OptionsOf<'cards'>;

export const cards: Command = {
  run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    process.stdout.write(values.json ? asJson() : asList(words.lang, terminalWidth(), Paint.for(process.stdout)));
    return 0;
  },
};
