import { type Game, type Request, signOfMove, signOfOption } from '@baston/engine';

export const DECLINED = -1;

/** A number for the choice that is the same in every world. */
export function keyOf(game: Game, request: Request, index: number): number {
  if (index < 0) return DECLINED;
  const option = request.options.at(index);
  switch (request.kind) {
    case 'move':
      return signOfMove(game, option);
    case 'cards':
    case 'minions':
    case 'bases':
    case 'order':
      return signOfOption(game, option);
    default:
      return option;
  }
}
