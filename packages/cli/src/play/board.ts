/** The table as a player sees it, in text. */
import type { BaseView, MinionView, View } from '@baston/engine';
import { countAlike, type Words } from '@baston/table';
import { cut, lengthOf, type Paint, pad, padLeft, plain, wrap } from '../terminal.ts';

export interface Style {
  readonly width: number;
  readonly paint: Paint;
}

export function rule(title: string, right: string, { width, paint }: Style): string {
  const left = `── ${title} `;
  const end = right ? ` ${right} ──` : '──';
  return paint.bold(left) + paint.dim('─'.repeat(Math.max(2, width - lengthOf(left) - lengthOf(end)))) + paint.dim(end);
}

export function boardLines(words: Words, view: View, style: Style): string[] {
  const { screen, labels } = words;
  const turn = view.turn > 0 ? [screen.turn(view.turn), words.player(view.active)] : [];
  const title = [...turn, labels.phases[view.phase]].join(' · ');
  return [
    rule(title, screen.vpToWin(view.vpToWin), style),
    ...playerLines(words, view, style),
    ...sideDeckLines(words, view, style),
    ...view.bases.flatMap((base) => ['', ...baseLines(words, view, base, style)]),
    '',
  ];
}

// ── Players ─────────────────────────────────────────────────────────────────────────────────────

function playerLines(words: Words, view: View, { width, paint }: Style): string[] {
  const { screen } = words;
  const heads = [screen.vp, screen.hand, screen.deck, screen.discardPile];
  const columns = heads.map((head) => Math.max(3, lengthOf(head)) + 2);
  const right = columns.reduce((sum, column) => sum + column, 0);
  const names = Math.max(...view.players.map((_, seat) => lengthOf(words.player(seat)))) + 2;
  const factions = width - 2 - names - right;
  const lines = [
    `${' '.repeat(2 + names + factions)}${paint.dim(heads.map((head, i) => padLeft(head, columns[i] as number)).join(''))}`,
  ];
  view.players.forEach((player, seat) => {
    const numbers = [player.vp, player.hand.count, player.deck.count, player.discard.length];
    const taken = player.factions.map((id) => words.factionName(id)).join(' + ') || screen.noFactions;
    const mark = view.turn > 0 && seat === view.active ? '▸ ' : '  ';
    lines.push(
      mark +
        paint.seat(seat, paint.bold(pad(words.player(seat), names))) +
        pad(cut(taken, factions), factions) +
        numbers.map((number, i) => padLeft(String(number), columns[i] as number)).join(''),
    );
    const notes = [
      ...(player.barred ? [screen.cannotPlayActions] : []),
      ...(player.extraTurns ? [screen.extraTurns(player.extraTurns)] : []),
      ...(player.madness ? [screen.madness(player.madness)] : []),
      ...titansAside(words, view, seat),
      ...knownHand(words, view, seat),
    ];
    for (const note of notes) lines.push(...wrap(`${' '.repeat(2 + names)}${note}`, width, 4 + names));
  });
  return lines;
}

/** The decks that all share, and how many cards they have left. */
function sideDeckLines(words: Words, view: View, { width }: Style): string[] {
  if (view.sideDecks.length === 0) return [];
  const decks = view.sideDecks.map(({ deck, pile }) => `${words.factionName(deck)} ${pile.count}`);
  return ['', ...wrap(`${words.colon(words.screen.sharedDecks)} ${decks.join(', ')}`, width, 2)];
}

/** The titans that wait beside a deck. */
function titansAside(words: Words, view: View, seat: number): string[] {
  const titans = view.players[seat]?.titans ?? [];
  const names = titans.map(
    (titan) => `${words.cardName(titan)}${counted('+', titan.counters)}${counted('×', titan.markers)}`,
  );
  return titans.length > 0 ? [`${words.colon(words.screen.titansAside)} ${names.join(', ')}`] : [];
}

const counted = (sign: string, count: number): string => (count > 0 ? ` ${sign}${count}` : '');

/** The cards of another hand that this seat knows. */
function knownHand(words: Words, view: View, seat: number): string[] {
  const known = view.players[seat]?.hand.known ?? [];
  if (seat === view.seat || known.length === 0) return [];
  return [`${words.colon(words.screen.knownInHand)} ${nameList(words, known)}`];
}

const nameList = (words: Words, cards: readonly { readonly def: string }[]): string =>
  countAlike(cards)
    .map(([card, count]) => (count > 1 ? `${words.cardName(card)} ×${count}` : words.cardName(card)))
    .join(', ');

// ── Bases ───────────────────────────────────────────────────────────────────────────────────────

const BAR = 10;

function bar(total: number, breakpoint: number): string {
  const full = breakpoint === 0 ? BAR : Math.min(BAR, Math.floor((BAR * total) / breakpoint));
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

function baseLines(words: Words, view: View, base: BaseView, { width, paint }: Style): string[] {
  const { labels, screen } = words;
  const facts = `${padLeft(labels.powerOf(base.total, base.breakpoint), 15)} ${bar(base.total, base.breakpoint)}  ${words.printedVp(base).join('-')} ${screen.vp}`;
  const name = cut(words.cardName(base), width - lengthOf(facts) - 2);
  const text = plain(words.cardText(base));
  const lines = [paint.bold(pad(name, width - lengthOf(facts))) + facts];
  if (text) lines.push(paint.dim(`  ${cut(text, width - 2)}`));
  lines.push(...standingLines(words, view, base, { width, paint }));
  const monsters = base.minions.filter(({ controller }) => controller < 0).map((minion) => minionText(words, minion));
  if (monsters.length > 0) {
    const what = `${screen.monsters} (${screen.monstersHere(base.monsterPower, base.loot)})`;
    lines.push(...wrap(`  ${words.colon(what)} ${monsters.join(', ')}`, width, 4));
  }
  if (base.actions.length > 0) {
    const actions = base.actions.map((action) => {
      const named = action.named ? [`${screen.names} ${words.factionName(action.named)}`] : [];
      return `${words.cardName(action)} (${[words.player(action.controller), ...named, ...words.abilitiesNow(action)].join(', ')})`;
    });
    lines.push(...wrap(`  ${words.colon(screen.onTheBase)} ${actions.join(', ')}`, width, 4));
  }
  if (base.titans.length > 0) {
    const titans = base.titans.map((titan) => {
      return `${words.cardName(titan)}${counted('+', titan.counters)} (${words.player(titan.controller)})`;
    });
    lines.push(...wrap(`  ${words.colon(screen.titansHere)} ${titans.join(', ')}`, width, 4));
  }
  if (base.buried.length > 0) {
    const buried = base.buried.map(
      ({ def, controller }) => `${def ? words.cardName({ def }) : '?'} (${words.player(controller)})`,
    );
    lines.push(...wrap(`  ${words.colon(screen.buriedHere)} ${buried.join(', ')}`, width, 4));
  }
  return lines;
}

/** The standings if the base scored now, with each player's minions. */
function standingLines(words: Words, view: View, base: BaseView, { width, paint }: Style): string[] {
  const { labels, screen } = words;
  if (base.standings.length === 0) return [paint.dim(`  ${screen.noMinions}`)];
  const names = Math.max(...view.players.map((_, seat) => lengthOf(words.player(seat))));
  return base.standings.flatMap(({ seat, total, place, vp }) => {
    const who = `  ${pad(words.player(seat), names)}`;
    const facts = `${padLeft(String(total), 4)}  ${padLeft(labels.place(place), 3)} → ${padLeft(labels.vp(vp), 4)}  `;
    const minions = base.minions
      .filter((minion) => minion.controller === seat)
      .map((minion) => minionText(words, minion));
    const indent = lengthOf(who) + lengthOf(facts);
    const [first = '', ...more] = wrapList(minions, width - indent);
    return [paint.seat(seat, who) + facts + first, ...more.map((line) => ' '.repeat(indent) + line)];
  });
}

function actionText(words: Words, action: MinionView['actions'][number]): string {
  const now = words.abilitiesNow(action);
  return now.length > 0 ? `${words.cardName(action)} (${now.join(', ')})` : words.cardName(action);
}

/** Its name, its power (an arrow when that is not what it starts from), whose abilities it has, and what is played on it. */
function minionText(words: Words, minion: MinionView): string {
  const start = minion.why[0]?.amount ?? minion.power;
  const arrow = minion.power > start ? '↑' : minion.power < start ? '↓' : '';
  const notes = [...words.abilitiesNow(minion), ...minion.actions.map((action) => actionText(words, action))];
  return `${words.cardName(minion)} ${minion.power}${arrow}${notes.length > 0 ? ` [${notes.join(', ')}]` : ''}`;
}

/** A list in lines; breaks between its items where it can. */
function wrapList(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  items.forEach((item, i) => {
    const piece = i < items.length - 1 ? `${item},` : item;
    if (line !== '' && lengthOf(line) + 1 + lengthOf(piece) > width) {
      lines.push(line);
      line = piece;
    } else line = line === '' ? piece : `${line} ${piece}`;
  });
  if (line !== '') lines.push(line);
  return lines.flatMap((one) => wrap(one, width, 2));
}

/** The hand in short, where it is not what is chosen from. */
export function handLines(words: Words, view: View, { width }: Style): string[] {
  const cards = nameList(words, view.players[view.seat]?.hand.known ?? []) || words.screen.noCards;
  return wrap(`${words.colon(words.screen.yourHand)} ${cards}`, width, 2);
}

/** The discard piles, which everybody may look through. */
export function discardLines(words: Words, view: View, { width, paint }: Style): string[] {
  return view.players.flatMap((player, seat) => {
    const cards = nameList(words, player.discard) || words.screen.noCards;
    const [first = '', ...more] = wrap(`  ${words.colon(words.player(seat))} ${cards}`, width, 4);
    return [paint.seat(seat, first), ...more];
  });
}
