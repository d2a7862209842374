/** `baston cards`: every card and base there is. */
import { rules } from '@baston/cards';
import type { BaseDef, CardDef, FactionDef, SetDef } from '@baston/engine';
import { type Lang, phrases } from '@baston/table';
import { lengthOf, Paint, plain, terminalWidth, wrap } from '../terminal.ts';
import { type Command, language, parse } from '../usage.ts';

/** A card as other programs get it; what a type of card does not have is left out. */
function describe(def: CardDef, set: SetDef, faction: string): object {
  return {
    id: def.id,
    set: set.id,
    faction,
    type: def.type,
    ...(def.type === 'base' ? { breakpoint: def.breakpoint, vp: def.vp } : { copies: def.copies }),
    ...(def.type === 'minion' ? { power: def.power } : {}),
    name: def.name,
    text: def.text,
  };
}

const basesOf = (set: SetDef, faction: FactionDef): BaseDef[] =>
  set.bases.filter((base) => base.faction === faction.id);

const asJson = (): string => {
  const all = rules.sets.flatMap((set) =>
    set.factions.flatMap((faction) =>
      [...faction.cards, ...basesOf(set, faction)].map((def) => describe(def, set, faction.id)),
    ),
  );
  return `${JSON.stringify(all, undefined, 2)}\n`;
};

function asList(lang: Lang, width: number, paint: Paint): string {
  const { labels, screen } = phrases(lang);
  const facts = (def: CardDef): string => {
    if (def.type === 'base') return `${screen.breakpoint} ${def.breakpoint}, ${def.vp.join('-')} ${screen.vp}`;
    const kind = def.type === 'minion' ? `${labels.kinds.minion}, ${labels.power(def.power)}` : labels.kinds.action;
    return `${kind} ×${def.copies}`;
  };
  const lines: string[] = [];
  for (const set of rules.sets) {
    for (const faction of set.factions) {
      lines.push(paint.bold(`${faction.name[lang]} (${set.name[lang]})`), '');
      const defs = [...faction.cards, ...basesOf(set, faction)];
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

export const cards: Command = {
  summary: 'list every card and base',
  help: `Usage: baston cards [--json] [--lang en|fr]

Lists every card and base, by faction.

  --json       for programs: id, set, faction, type, copies, power, breakpoint,
               VP, and name and text in both languages
  --lang LANG  en or fr; by default the language of the environment
`,
  run(args) {
    const { values } = parse(args, { json: { type: 'boolean' }, lang: { type: 'string' } });
    const lang = language(values.lang);
    process.stdout.write(values.json ? asJson() : asList(lang, terminalWidth(), Paint.for(process.stdout)));
    return 0;
  },
};
