/** "Do two of these, each to a different minion." */
import type { Alternative, Card, Purpose, Seat, Words } from '@baston/engine';

/** Something that can be done to one of these cards. */
export interface Task {
  readonly way: Alternative;
  readonly to: Purpose;
  readonly among: readonly Card[];
  /** Others cannot tell which cards there are to choose from. */
  readonly hidden?: boolean;
  run(card: Card): boolean;
}

type IsOpen = (task: Task, card: Card) => boolean;

/** Once this is done to this card, is there something else to do to another? */
const canGoOn = (game: Words, tasks: readonly Task[], { way }: Task, card: Card): boolean =>
  tasks.some((other) => other.way !== way && other.among.some((one) => !game.isSameCard(one, card)));

export const canDoTwo = (game: Words, tasks: readonly Task[]): boolean =>
  tasks.some((task) => task.among.some((card) => canGoOn(game, tasks, task, card)));

/** The player does one of these to a card of their choice. Gives what and to which, or nothing if it cannot be done. */
function doOne(game: Words, me: Seat, tasks: readonly Task[], isOpen: IsOpen): { task: Task; card: Card } | undefined {
  const cardsFor = (task: Task): Card[] => task.among.filter((card) => isOpen(task, card));
  const open = tasks.filter((task) => cardsFor(task).length > 0);
  if (open.length === 0) return undefined;
  const ways = open.map(({ way }) => way);
  const task = open[ways.indexOf(game.chooseMode(me, ways, { to: 'chooseOne', hidden: true }))] as Task;
  const one = { to: task.to, min: 1, max: 1, hidden: task.hidden ?? false };
  const [card] = game.chooseCards(me, cardsFor(task), one) as [Card]; // `chooseCards`, because identical cards may lie in two piles
  return task.run(card) ? { task, card } : undefined;
}

/** Two different tasks, on different cards, in any order. Are both done? */
export function doTwo(game: Words, me: Seat, tasks: () => readonly Task[]): boolean {
  const first = doOne(game, me, tasks(), (task, card) => canGoOn(game, tasks(), task, card));
  if (!first) return false;
  const others = tasks().filter(({ way }) => way !== first.task.way);
  return doOne(game, me, others, (_task, card) => !game.isSameCard(card, first.card)) !== undefined;
}
