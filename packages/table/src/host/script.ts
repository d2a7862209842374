/** A bot that does what it is told as long as it can. */
import { type Imagination, type Option, type Question, Refusal, type Rules, type View } from '@baston/engine';
import { Names } from '../position/names.ts';

/** Answers from what it may see, and from what it can imagine. */
export type Player = (question: Question, view: View, mind: Imagination) => readonly string[];

/**
 * The first line that is offered is what it does; when none is, the player behind it decides. The lines are those of
 * scenario files: `play zapbot on tortuga`, `play cannon`, `end`.
 */
export function following(script: readonly string[], rules: Rules, player: Player): Player {
  const names = new Names(rules);
  const lines = script.map((line) => reading(line, names));
  return (question, view, mind) => {
    for (const says of lines) {
      const option = question.options.find(says);
      if (option) return [option.id];
    }
    return player(question, view, mind);
  };
}

function reading(line: string, names: Names): (option: Option) => boolean {
  if (line === 'end') return ({ id }) => id === 'end';
  const found = /^play (\S+)(?: on (\S+))?$/.exec(line);
  if (!found) throw new Refusal('bad-config', `nobody can follow "${line}"`);
  const [card, where] = [names.def(found[1] as string), found[2] && names.def(found[2])];
  return (option) =>
    option.permit !== undefined && option.card?.def === card && (!where || option.where?.def === where);
}
