/** Finds the card of an option in a view: where it is, whose it is. */
import type { BaseView, Face, MinionView, Seat, View } from '@baston/engine';

type Attached = BaseView['actions'][number];

export type Whereabouts =
  | { readonly at: 'base'; readonly base: BaseView }
  | { readonly at: 'minion'; readonly minion: MinionView; readonly base: BaseView }
  | { readonly at: 'action'; readonly action: Attached; readonly on: Face; readonly base: BaseView }
  | { readonly at: 'buried'; readonly base: BaseView }
  | { readonly at: 'titan'; readonly titan: Attached; readonly base: BaseView }
  | { readonly at: 'hand' | 'deck' | 'discard' | 'aside'; readonly seat: Seat };

/** Finds a card that lies open, or in a hand or deck as far as the seat knows it. */
export function locate(view: View, id: number): Whereabouts | undefined {
  for (const base of view.bases) {
    if (base.id === id) return { at: 'base', base };
    for (const action of base.actions) if (action.id === id) return { at: 'action', action, on: base, base };
    if (base.buried.some((card) => card.id === id)) return { at: 'buried', base };
    for (const titan of base.titans) if (titan.id === id) return { at: 'titan', titan, base };
    for (const minion of base.minions) {
      if (minion.id === id) return { at: 'minion', minion, base };
      for (const action of minion.actions) if (action.id === id) return { at: 'action', action, on: minion, base };
    }
  }
  for (const [seat, player] of view.players.entries()) {
    if (player.hand.known.some((card) => card.id === id)) return { at: 'hand', seat };
    if (player.deck.known.some((card) => card.id === id)) return { at: 'deck', seat };
    if (player.discard.some((card) => card.id === id)) return { at: 'discard', seat };
    if (player.titans.some((card) => card.id === id)) return { at: 'aside', seat };
  }
  return undefined;
}
