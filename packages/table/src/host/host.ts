/** A table: a session, who sits there, and one client that looks at it from a seat. */
import {
  type Goal,
  type Hint,
  type Imagination,
  leastAnswer,
  type Question,
  Refusal,
  type Rules,
  type Seat,
  type View,
} from '@baston/engine';
import { positionFor } from '../position/write.ts';
import type { BotKind, FromTable, SavedTable, SeatSetup, TableSetup, ToTable } from '../protocol/protocol.ts';
import { Session } from '../session/session.ts';
import { foretell } from './foresight.ts';
import { following, type Player } from './script.ts';

export interface HostOptions {
  /** The rules for a game that is about to be opened, with all boxes open that it needs. */
  readonly rules: () => Rules;
  /** Makes the bot for a seat. */
  readonly player: (kind: BotKind, seed: string, persona?: string) => Player;
  /** Advises a player, with reasons. */
  readonly adviser: (rules: Rules, goal?: Goal) => (question: Question, view: View, mind: Imagination) => Hint;
  readonly send: (message: FromTable) => void;
  /** Calls back after some milliseconds. */
  readonly later: (run: () => void, ms: number) => void;
  /** Hears of a bot that broke off while it was thinking. */
  readonly onTrouble: (thrown: unknown) => void;
}

export class Host {
  readonly #options: HostOptions;
  #setup: TableSetup | undefined;
  #session: Session | undefined;
  #players: (Player | undefined)[] = [];
  #viewer: Seat = 0;
  #told = 0;
  #questions = 0;
  #pace = 0;
  /** Counts the games, so that a bot of an old one does not answer in the next. */
  #game = 0;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  receive(message: ToTable): void {
    try {
      this.#take(message);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      this.#options.send({ type: 'refused', code: thrown.code, message: thrown.message });
    }
  }

  #take(message: ToTable): void {
    switch (message.type) {
      case 'start': {
        const { config, layout } = checkSetup(message.setup);
        this.#open(message.setup, Session.start(this.#options.rules(), config, layout));
        return;
      }
      case 'resume': {
        const { setup, record } = checkSaved(message.saved);
        this.#open(setup, Session.replay(this.#options.rules(), record, message.answers));
        return;
      }
      case 'look':
        this.#viewer = message.seat;
        this.#told = 0;
        this.#update();
        return;
      case 'pace':
        this.#pace = Math.max(0, Number(message.ms) || 0);
        return;
      case 'answer':
        if (message.question !== this.#questions) throw new Refusal('stale-answer', 'this question has been answered');
        this.#answer(message.seat, message.picks);
        return;
      case 'undo':
        this.#current().undo(message.seat);
        this.#questions++;
        this.#changed();
        return;
      case 'hint':
        this.#hint(message.seat);
        return;
      case 'preview':
        this.#preview(message.seat, message.card);
        return;
      case 'position':
        this.#position(message.seat);
    }
  }

  #current(): Session {
    if (!this.#session) throw new Refusal('not-asked', 'no game is being played at this table');
    return this.#session;
  }

  #open(setup: TableSetup, session: Session): void {
    const { rules } = session;
    this.#players = setup.seats.map((entry, seat) => this.#playerFor(entry, rules, `${setup.config.seed}-${seat}`));
    this.#setup = setup;
    this.#session = session;
    this.#game++;
    // Where only bots play, nobody's hand is shown: -1 is somebody who watches.
    this.#viewer = setup.seats.findIndex(({ kind }) => kind === 'human');
    this.#told = 0;
    this.#questions = 0;
    this.#changed();
  }

  #playerFor({ kind, persona, script }: SeatSetup, rules: Rules, seed: string): Player | undefined {
    if (kind === 'human') return undefined;
    const player = this.#options.player(kind, seed, persona);
    return script ? following(script, rules, player) : player;
  }

  #answer(seat: Seat, picks: readonly string[]): void {
    this.#current().answer(seat, picks);
    this.#questions++;
    this.#changed();
  }

  /** Tells the client, and lets a bot answer if one is asked. */
  #changed(): void {
    const session = this.#current();
    this.#update();
    this.#options.send({ type: 'saved', saved: { setup: this.#setup as TableSetup, record: session.record() } });
    const { question } = session;
    const player = question && this.#players[question.seat];
    if (!question || !player) return;
    const game = this.#game;
    const number = this.#questions;
    this.#options.later(() => {
      if (game !== this.#game || number !== this.#questions) return;
      const think = (): readonly string[] => player(question, session.view(question.seat), session.imagine());
      this.#answer(question.seat, this.#tried(think, leastAnswer(question)));
    }, this.#pace);
  }

  #update(): void {
    const session = this.#current();
    const { question } = session;
    const seat = this.#viewer;
    const isMine = question?.seat === seat;
    const noUndo = session.noUndo(seat);
    const from = Math.min(this.#told, session.events.length);
    this.#told = session.events.length;
    this.#options.send({
      type: 'update',
      seats: (this.#setup as TableSetup).seats,
      boxes: session.rules.sets.map(({ id }) => id),
      seat,
      view: session.view(seat),
      from,
      events: session.eventsFor(seat, from),
      questionNumber: this.#questions,
      ...(noUndo ? { noUndo } : {}),
      ...(isMine ? { question } : {}),
      ...(question ? { waitingFor: question.seat } : {}),
    });
  }

  /** Asks a bot for advice in the seat's place. */
  #hint(seat: Seat): void {
    const session = this.#current();
    const { question } = session;
    if (question?.seat !== seat) throw new Refusal('not-your-turn', 'you are not asked anything now');
    const view = session.view(seat);
    const goal = this.#setup?.goal;
    const isMeant = goal?.seat === seat && goal.turn === view.turn;
    const advise = this.#options.adviser(session.rules, isMeant ? goal : undefined);
    const hint = this.#tried<Hint>(() => advise(question, view, session.imagine()), { picks: [], advice: [] });
    this.#options.send({ type: 'hint', question: this.#questions, ...hint });
  }

  #preview(seat: Seat, card: number): void {
    const session = this.#current();
    const { question } = session;
    if (question?.seat !== seat) throw new Refusal('not-your-turn', 'you are not asked anything now');
    const preview = this.#tried(() => foretell(session, card), { bases: [], losses: [], follows: [] });
    this.#options.send({ type: 'preview', question: this.#questions, card, ...preview });
  }

  /** Thinking ahead may fail in a world that is only imagined: the game goes on all the same. */
  #tried<T>(think: () => T, instead: T): T {
    try {
      return think();
    } catch (thrown) {
      this.#options.onTrouble(thrown);
      return instead;
    }
  }

  #position(seat: Seat): void {
    const session = this.#current();
    session.view(seat); // refuses a seat that is not there
    this.#options.send({ type: 'position', position: positionFor(session.checkpoint, seat) });
  }
}

function checkSetup(setup: TableSetup): TableSetup {
  const isSound =
    typeof setup === 'object' && setup !== null && Array.isArray(setup.seats) && typeof setup.config === 'object';
  if (!isSound) throw new Refusal('bad-config', 'a table needs a set-up and its seats');
  if (setup.seats.length !== (setup.config.seats ?? 2))
    throw new Refusal('bad-config', 'there is not one player for each seat');
  return setup;
}

function checkSaved(saved: SavedTable): SavedTable {
  if (typeof saved !== 'object' || saved === null) throw new Refusal('bad-save', 'this is not a saved game');
  checkSetup(saved.setup);
  return saved;
}
