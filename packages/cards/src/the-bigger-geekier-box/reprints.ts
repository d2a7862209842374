/** Cards that both factions of this box have. */
import type { ActionDef, MinionDef } from '@baston/engine';

export const fan: Omit<MinionDef, 'type' | 'id' | 'copies' | 'icon'> = {
  power: 2,
  name: { en: 'Fan', fr: 'Fan' },
  text: {
    en: '**Special:** On your turn, you may discard this card out of your hand in order to draw another.',
    fr: '**Spécial :** À votre tour, vous pouvez défausser cette carte de votre main pour en piocher une autre.',
  },
  use: {
    label: 'special',
    from: 'hand',
    run({ game, me, self }) {
      if (game.discard(self)) game.draw(me, 1);
    },
  },
};

export const nonInfiniteLoop: Omit<ActionDef, 'type' | 'id' | 'copies' | 'icon'> = {
  name: { en: 'Non-Infinite Loop', fr: 'Boucle Semi-Finie' },
  text: {
    en: 'Play an action from your hand as an extra action. This turn, you may put it back into your hand instead of its going to the discard pile.',
    fr: 'Jouez une Action de votre main comme Action supplémentaire. Ce tour-ci, vous pouvez la replacer dans votre main au lieu qu’elle aille à la défausse.',
  },
  onPlay({ game, me }) {
    const card = game.chooseCard(me, game.actionsIn(game.hand(me)), { to: 'playExtra', may: true });
    if (!card) return;
    if (!game.canPlayExtra(me, card)) {
      game.reveal(me, [card], 'hand'); // CARD-155: it has no effect
      return;
    }
    const played = game.playChosen(me, card);
    if (game.isInPlay(played))
      game.leave('looped', { about: played }); // geeks.ts
    else if (!game.hasDestination(played))
      game.insteadOfDiscard(played, (action) => game.confirm(me, 'placeInHand', action) && game.put(action, 'hand'));
  },
};
