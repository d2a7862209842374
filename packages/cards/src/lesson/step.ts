/** A step of a chapter: the player's task, if it has one; else it is only to be read. */
export interface LessonStep<Id extends string> {
  readonly id: Id;
  /** The turn it belongs to. */
  readonly turn: number;
  /** Plays this card, on this base. */
  readonly play?: string;
  readonly on?: string;
  /** Uses the talent of this card. */
  readonly use?: string;
  /** Answers what this card asks; this card is proposed. */
  readonly by?: string;
  readonly choose?: string;
  /** Answers the question before this base scores: with the Special that is played, or with a pass. */
  readonly before?: string;
  readonly pass?: true;
  /** Ends the play phase. */
  readonly end?: true;
  /** Speaks of this base, where nothing else names one. */
  readonly at?: string;
  /** Holds if this base is about to score with the player alone in first place. */
  readonly scores?: string;
  /** Holds if this base is about to score, whoever is first. */
  readonly full?: string;
  /** Holds if the player has this many VP. */
  readonly vp?: number;
  /** Holds if the player has these minions in play, each with this much power. */
  readonly has?: { readonly [minion: string]: number };
}

export const step = <Id extends string>(
  id: Id,
  turn: number,
  what: Omit<LessonStep<Id>, 'id' | 'turn'>,
): LessonStep<Id> => ({ id, turn, ...what });
