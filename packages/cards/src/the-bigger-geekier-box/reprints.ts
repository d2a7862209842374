/** Cards that both factions of this box have. */
import type { ActionDef, Card, MinionDef, Seat, Words } from '@baston/engine';

export const fan: Omit<MinionDef, 'type' | 'id' | 'copies' | 'icon'> = {
  power: 2,
  name: { en: 'Fan', fr: 'Fan' },
  text: {
    en: '**Special:** On your turn, you may discard this card from your hand in order to draw a card.',
    fr: '**Spécial :** À votre tour, vous pouvez défausser cette carte de votre main pour piocher une carte.',
  },
  use: {
    label: 'special',
    from: 'hand',
    run({ game, me, self }) {
      if (game.discard(self)) game.draw(me, 1);
    },
  },
};

/** It was on a card that its own effect has taken out of play, and so has gone to the discard pile already (CARD-155). */
function mayTakeBack(game: Words, me: Seat, played: Card): void {
  const gone = game.now(played);
  if (gone === played || !game.discardPile(game.ownerOf(gone)).includes(gone)) return;
  if (game.confirm(me, 'placeInHand', gone)) game.put(gone, 'hand');
}

const AS_FROM_HAND = { asFromHand: true } as const;

export const nonInfiniteLoop: Omit<ActionDef, 'type' | 'id' | 'copies' | 'icon'> = {
  name: { en: 'Non-Infinite Loop', fr: 'Boucle Semi-Finie' },
  text: {
    en: 'Play an extra action. This turn, if it would go to the discard pile, you may place it in your hand instead.',
    fr: 'Jouez une Action supplémentaire. Ce tour-ci, si elle devait aller à la défausse, vous pouvez la placer dans votre main à la place.',
  },
  onPlay({ game, me }) {
    const isOffered = (card: Card): boolean =>
      game.hand(me).includes(card) || game.canPlayExtra(me, card, AS_FROM_HAND);
    const actions = game.actionsIn(game.asInHand(me)).filter(isOffered);
    const card = game.chooseCard(me, actions, { to: 'playExtra', may: true });
    if (!card) return;
    if (!game.canPlayExtra(me, card, AS_FROM_HAND)) {
      game.reveal(me, [card], 'hand'); // CARD-155: it has no effect
      return;
    }
    const played = game.playChosen(me, card, AS_FROM_HAND);
    if (game.isInPlay(played))
      game.leave('looped', { about: played }); // geeks.ts
    else if (game.isInLimbo(played)) {
      if (!game.hasDestination(played))
        game.insteadOfDiscard(played, (action) => game.confirm(me, 'placeInHand', action) && game.put(action, 'hand'));
    } else mayTakeBack(game, me, played);
  },
};
