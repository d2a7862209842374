/** Everything that a person reads while playing, in their language and from their seat. */
import type { Alternative, Face, Option, PermitView, Printed, Question, Reason, Seat, View } from '@baston/engine';
import type { TableEvent } from '../session/record.ts';
import { locate } from './facts.ts';
import { causeOf, type Discards, gather, isNamed } from './log.ts';
import { PHRASEBOOKS } from './phrasebooks.ts';
import type { EventLines, Labels, Lang, Phrasebook, PromptForms, Screen, Teller } from './types.ts';

/** Looks up printed cards and the names of factions; rules implement it. */
interface Cards {
  printed(id: string, lang: Lang): Printed;
  factionName(id: string, lang: Lang): string;
}

export interface Reader {
  readonly cards: Cards;
  /** The reader's seat; -1 for a spectator. */
  readonly me: Seat;
  /** The players' names, by seat. */
  readonly players: readonly string[];
}

/** The player called `${number}`, before there are better names. */
export const defaultName = (lang: Lang, kind: 'human' | 'bot', number: number): string =>
  PHRASEBOOKS[lang].screen[kind](number);

export const phrases = (lang: Lang): Phrasebook => PHRASEBOOKS[lang];

export class Words {
  readonly lang: Lang;
  readonly labels: Labels;
  readonly screen: Screen;
  readonly #book: Phrasebook;
  readonly #reader: Reader;
  readonly #tell: Teller;

  constructor(lang: Lang, reader: Reader) {
    this.lang = lang;
    this.#book = PHRASEBOOKS[lang];
    this.labels = this.#book.labels;
    this.screen = this.#book.screen;
    this.#reader = reader;
    const rules = new Intl.PluralRules(lang);
    const list = new Intl.ListFormat(lang, { type: 'conjunction' });
    const card = (face: Face): string => this.#book.quote(this.cardName(face));
    this.#tell = {
      card,
      kind: (face) => this.printed(face.def).type,
      cards: (faces) =>
        list.format(countAlike(faces).map(([face, count]) => (count > 1 ? `${card(face)} ×${count}` : card(face)))),
      faction: (id) => this.#book.quote(this.factionName(id)),
      player: (seat) => reader.players[seat] ?? String(seat),
      isMe: (seat) => seat === reader.me,
      plural: (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other),
    };
  }

  printed(id: string): Printed {
    return this.#reader.cards.printed(id, this.lang);
  }
  cardName(face: { readonly def: string }): string {
    return this.printed(face.def).name;
  }
  cardText(face: { readonly def: string }): string {
    return this.printed(face.def).text;
  }
  /** The VP printed on a base for each place. */
  printedVp(base: { readonly def: string }): readonly number[] {
    const printed = this.printed(base.def);
    return printed.type === 'base' ? printed.vp : [];
  }
  /** The name as it stands in a sentence. */
  quoted(face: { readonly def: string }): string {
    return this.#book.quote(this.cardName(face));
  }
  factionName(id: string): string {
    return this.#reader.cards.factionName(id, this.lang);
  }
  player(seat: Seat): string {
    if (seat < 0) return this.screen.nobody;
    return seat === this.#reader.me ? this.screen.you : (this.#reader.players[seat] ?? String(seat));
  }
  colon(text: string): string {
    return this.#book.colon(text);
  }

  // ── Questions ─────────────────────────────────────────────────────────────────────────────────

  /** The question in words, with how many may be picked. The card that asks is `question.source`. */
  prompt(question: Question): string {
    const sentence = promptOf(this.#book.prompts[question.purpose], question);
    const isYesOrNo = sentence.endsWith('?') && question.max === 1; // that it may be declined goes without saying
    const amount = isYesOrNo ? undefined : this.#amount(question);
    return amount ? `${sentence} ${amount}` : sentence;
  }

  #amount({ kind, min, max, isLimited, options, keeps }: Question): string | undefined {
    const { amounts } = this.#book;
    if (kind === 'confirm' || kind === 'order') return undefined;
    if (keeps) return amounts.later;
    if (max === 1) return min === 0 ? amounts.optional : undefined;
    if (min === max) return amounts.exactly(min);
    if (min > 0) return amounts.between(min, max);
    return max >= options.length && !isLimited ? amounts.anyNumber : amounts.upTo(max);
  }

  /** The label for picking nothing. */
  decline({ kind, purpose, max, keeps }: Question): string {
    if (kind === 'confirm') return this.labels.no;
    if (keeps) return this.labels.keepForLater;
    if (purpose === 'playSpecial') return this.labels.pass;
    return max > 1 ? this.labels.done : this.labels.decline;
  }

  option(question: Question, option: Option, view: View): string {
    const { labels } = this;
    switch (question.kind) {
      case 'move':
        return this.#move(option, view);
      case 'players':
        return this.player(option.seat as Seat);
      case 'factions':
        return this.factionName(option.faction as string);
      case 'modes':
        return labels.modes[option.id as Alternative];
      case 'number':
        return String(option.number);
      case 'confirm':
        return labels.yes;
      default:
        return option.card ? this.describeCard(option.card, view) : this.#hidden(option);
    }
  }

  /** An answer of one pick or none. */
  picks(question: Question, [pick]: readonly string[], view: View): string {
    const option = question.options.find(({ id }) => id === pick);
    return option ? this.option(question, option, view) : this.decline(question);
  }

  /** A move together with the answer to what is asked next. */
  both(question: Question, move: Option, next: Question, picks: readonly string[], view: View): string {
    const answer = this.picks(next, picks, view);
    const isClear = next.kind !== 'confirm' && picks.length > 0;
    return `${this.colon(this.option(question, move, view))} ${isClear ? answer : `${this.prompt(next)} ${answer}`}`;
  }

  /** A card that lies face down for the player who is asked. */
  #hidden({ buried }: Option): string {
    return buried ? this.labels.faceDown(this.player(buried.controller), this.cardName(buried.at)) : '';
  }

  #move(option: Option, view: View): string {
    const { labels } = this;
    if (!option.card) return labels.endTurn;
    if (option.id.startsWith('use:')) return labels.use(this.describeCard(option.card, view));
    const line = option.where
      ? labels.playOn(this.quoted(option.card), this.describeCard(option.where, view))
      : labels.play(this.quoted(option.card));
    const permit = view.permits.find((one) => one.id === option.permit);
    const isUsual = !permit || (permit.regular && permit.play === this.printed(option.card.def).type);
    return isUsual ? line : `${line} [${this.permit(permit)}]`;
  }

  /** A card with what tells it from others: power, whose it is, where. */
  describeCard(face: Face, view: View): string {
    const found = locate(view, face.id);
    const details = this.#details(face, found);
    return details.length > 0 ? `${this.cardName(face)} (${details.join(', ')})` : this.cardName(face);
  }

  #details(face: Face, found: ReturnType<typeof locate>): string[] {
    const { labels } = this;
    switch (found?.at) {
      case 'base':
        return [labels.powerOf(found.base.total, found.base.breakpoint)];
      case 'minion': {
        const { minion, base } = found;
        const actions = minion.actions.map((action) => `+ ${this.cardName(action)}`);
        const whose = minion.controller < 0 ? labels.monster : this.player(minion.controller);
        return [labels.power(minion.power), whose, this.cardName(base), ...this.abilitiesNow(minion), ...actions];
      }
      case 'action':
        return [
          this.player(found.action.controller),
          this.cardName(found.on),
          ...(found.on === found.base ? [] : [this.cardName(found.base)]),
          ...this.abilitiesNow(found.action),
        ];
      case 'buried':
        return [labels.buriedAt(this.cardName(found.base))];
      case 'titan':
        return [this.player(found.titan.controller), this.cardName(found.base)];
      case 'aside':
        return [this.player(found.seat), labels.aside];
      case 'discard':
        return found.seat === this.#reader.me ? [labels.inDiscard] : [];
      default: {
        const def = this.printed(face.def);
        const power = def.type === 'minion' ? [labels.power(def.power)] : [];
        return found?.at === 'deck' && found.seat !== this.#reader.me ? [this.player(found.seat), ...power] : power;
      }
    }
  }

  /** Abilities that replace a card's own: none for now, or those of another card; an empty list if it has its own. */
  abilitiesNow({ cancelled, text }: { readonly cancelled?: boolean; readonly text?: string }): string[] {
    if (cancelled) return [this.labels.noAbilities];
    return text === undefined ? [] : [this.labels.abilitiesOf(this.quoted({ def: text }))];
  }

  /** A right to play a card, with its limits and the card that gave it. */
  permit(permit: PermitView): string {
    const { labels } = this;
    const limits = [
      ...(permit.source ? [this.cardName({ def: permit.source })] : []),
      ...(permit.maxPower === undefined ? [] : [labels.permitMaxPower(permit.maxPower)]),
      ...(permit.except === undefined ? [] : [labels.permitExcept(this.cardName({ def: permit.except }))]),
      ...(permit.at ? [labels.permitAt(this.quoted(permit.at))] : []),
      ...(permit.on ? [labels.permitOn[permit.on]] : []),
      ...(permit.whereIHaveNone ? [labels.permitWhereNone] : []),
      ...(permit.whereIHaveOne ? [labels.permitWhereOne] : []),
      ...(permit.whereIAmBehind ? [labels.permitWhereBehind] : []),
      ...(permit.from === 'discard' ? [labels.permitFromDiscard] : []),
    ];
    const what = labels.permit(permit.play, permit.regular);
    return limits.length > 0 ? `${what} (${limits.join(', ')})` : what;
  }

  /** Why an option is advised. */
  reason(reason: Reason): string {
    const say = this.#book.reasons[reason.kind] as (reason: Reason, tell: Teller) => string;
    return say(reason, this.#tell);
  }

  // ── The log ───────────────────────────────────────────────────────────────────────────────────

  line(event: TableEvent): string {
    const tell = this.#book.lines[event.type] as EventLines[TableEvent['type']] as (
      event: TableEvent,
      tell: Teller,
    ) => string;
    return this.#withCause(tell(event, this.#tell), isNamed(event) ? undefined : causeOf(event));
  }

  #discards({ seat, discards, cause }: Discards): string {
    return this.#withCause(this.#book.gathered.discards(seat, discards, this.#tell), cause);
  }

  /** "You discard Walker: Pay the Piper." A line that has a colon already names the card in brackets. */
  #withCause(line: string, cause: Face | undefined): string {
    if (!cause || !line.endsWith('.')) return line;
    const sentence = line.slice(0, -1);
    const card = this.#tell.card(cause);
    return sentence.includes(':') ? `${sentence} (${card}).` : `${this.colon(sentence)} ${card}.`;
  }

  /**
   * The lines of a log from an event on; those of turns are headings. A game of newer rules may tell of what there are no
   * words for yet: that is left out.
   */
  log(events: readonly TableEvent[], from = 0): { readonly heading: boolean; readonly text: string }[] {
    const entries = gather(events, from).filter((entry) => 'discards' in entry || entry.event.type in this.#book.lines);
    return entries.map((entry) =>
      'discards' in entry
        ? { heading: false, text: this.#discards(entry) }
        : { heading: entry.event.type === 'turn', text: this.line(entry.event) },
    );
  }
}

/** The sentence that fits the kind of thing and the number asked for. */
function promptOf(forms: PromptForms, { kind, max }: Question): string {
  if (typeof forms === 'string') return forms;
  return (max > 1 ? forms[`${kind}+`] : undefined) ?? forms[kind] ?? forms.other;
}

/** The same card several times is one entry with its number. */
export function countAlike<F extends { readonly def: string }>(faces: readonly F[]): [F, number][] {
  const counts = new Map<string, [F, number]>();
  for (const face of faces) {
    const entry = counts.get(face.def);
    if (entry) entry[1]++;
    else counts.set(face.def, [face, 1]);
  }
  return [...counts.values()];
}

export { locate } from './facts.ts';
export { LANGS, type Labels, type Lang, type Phrasebook, type Screen } from './types.ts';
