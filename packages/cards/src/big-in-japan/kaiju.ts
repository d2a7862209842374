import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  type Seat,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

const GORGODZOLLA = 'kaiju/gorgodzolla';

/** Bases with two of the player's actions on them; those on minions are not on the base (CARD-143). */
const basesWithTwoActions = (game: Words, me: Seat): Base[] =>
  game.bases().filter((base) => game.actionsOnBase(base, me).length >= 2);

/** Gorgodzolla comes here, and gets a counter for the card that brought it (CARD-144). */
function summon(game: Words, me: Seat, here: Base): void {
  const summoned = game.bringTitan(me, GORGODZOLLA, here);
  if (summoned && game.controllerOf(summoned) === me) game.addCounters(summoned, 1);
}

export const kaiju: FactionDef = {
  id: 'kaiju',
  name: { en: 'Kaiju', fr: 'Kaijū' },
  look: { deep: '#3f4a1f', bright: '#d3f26a', paper: '#f5f8e8', pattern: 'scales' },
  cards: [
    minion('kaiju/kaijookey', {
      power: 4,
      copies: 1,
      name: { en: 'Kaijookey', fr: 'Kaijoleur' },
      icon: 'lorc/sharp-smile',
      text: {
        en: '**Ongoing:** For each of your actions on this base, this minion has +1 power.',
        fr: '**Permanent :** Pour chacune de vos Actions attachées à cette Base, cette Créature a Force +1.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => game.actionsOnBase(game.baseOf(self), game.controllerOf(self)).length,
      },
    }),

    minion('kaiju/tiny-priestesses', {
      power: 3,
      copies: 1,
      name: { en: 'Tiny Priestesses', fr: 'Minicultistes' },
      icon: 'lorc/prayer',
      text: {
        en: 'Play Gorgodzolla here, or move it here.',
        fr: 'Jouez Gorgonzilla ici, ou déplacez-le ici.',
      },
      onPlay({ game, me, here }) {
        summon(game, me, here);
      },
    }),

    minion('kaiju/johnny', {
      power: 2,
      copies: 1,
      name: { en: 'Johnny', fr: 'Johnny' },
      icon: 'delapouite/billed-cap',
      text: {
        en: 'From a base, you may return one of your actions to hand and play it here as an extra action.',
        fr: 'D’une Base, vous pouvez renvoyer en main une de vos Actions et la jouer ici comme Action supplémentaire.',
      },
      onPlay({ game, me, here }) {
        const mine = game.bases().flatMap((base) => game.actionsOnBase(base, me));
        const playable = mine.filter((card) => game.canPlayExtra(me, card, { at: here })); // TIME-21
        const card = game.chooseCard(me, playable, { to: 'return', may: true });
        if (!card || !game.returnToHand(card) || !game.hand(me).includes(game.now(card))) return; // OWN-07
        game.playChosen(me, game.now(card), { at: here });
      },
    }),

    action('kaiju/kaiju-alliance', {
      copies: 2,
      name: { en: 'Kaiju Alliance', fr: 'Alliance Kaijū' },
      icon: 'delapouite/team-upgrade',
      text: {
        en: 'Lower the breakpoint of every base by 4 this turn.',
        fr: 'Réduisez de 4 la Résistance de chaque Base ce tour-ci.',
      },
      onPlay({ game }) {
        for (const base of game.bases()) game.changeBreakpoint(base, -4);
      },
    }),

    action('kaiju/kaiju-conflict', {
      copies: 2,
      name: { en: 'Kaiju Conflict', fr: 'Conflit Kaijū' },
      icon: 'lorc/bird-claw',
      text: { en: 'Play two extra actions.', fr: 'Jouez deux Actions supplémentaires.' },
      onPlay({ game, me }) {
        game.extraAction(me, { count: 2 });
      },
    }),

    action('kaiju/oh-no', {
      copies: 1,
      power: 2,
      playOn: 'base',
      name: { en: 'Oh, No!', fr: 'Oh Non !' },
      icon: 'lorc/back-pain',
      text: {
        en: 'Play on a base. Play Gorgodzolla here, or move it here. **Ongoing:** You have +2 power here.',
        fr: 'Attachez : Base. Jouez Gorgonzilla ici, ou déplacez-le ici. **Permanent :** Vous avez Force +2 ici.',
      },
      onPlay({ game, me, here }) {
        summon(game, me, here);
      },
    }),

    action('kaiju/pick-up-a-bus', {
      copies: 2,
      name: { en: 'Pick Up a Bus', fr: 'Lancer de Bus' },
      icon: 'delapouite/bus',
      text: {
        en: 'From your discard pile, take an action that is played on a base.',
        fr: 'Prenez en main une Action de votre défausse qui se joue sur une Base.',
      },
      onPlay({ game, me }) {
        const able = game.discardPile(me).filter((card) => game.isPlayedOn(card, 'base'));
        game.put(game.chooseCard(me, able, { to: 'placeInHand' }), 'hand');
      },
    }),

    action('kaiju/radioactive-breath', {
      copies: 3,
      power: 3,
      playOn: 'base',
      name: { en: 'Radioactive Breath', fr: 'Souffle Radioactif' },
      icon: 'lorc/aerosol',
      text: {
        en: 'Play on a base. Destroy any number of minions of 2 power or less here. **Ongoing:** You have +3 power here.',
        fr: 'Attachez : Base. Détruisez n’importe quel nombre de Créatures de Force 2 ou moins ici. **Permanent :** Vous avez Force +3 ici.',
      },
      onPlay({ game, me, here }) {
        const filter = { at: here, maxPower: 2 };
        game.destroyAll(game.chooseMinions(me, filter, { to: 'destroy' }));
      },
    }),

    action('kaiju/stomp', {
      copies: 2,
      power: 2,
      playOn: 'base',
      name: { en: 'Stomp', fr: 'Piétinement' },
      icon: 'lorc/boot-stomp',
      text: {
        en: 'Play on a base. Lower its breakpoint by 3 this turn. **Ongoing:** You have +2 power here.',
        fr: 'Attachez : Base. Réduisez sa Résistance de 3 ce tour-ci. **Permanent :** Vous avez Force +2 ici.',
      },
      onPlay({ game, here }) {
        game.changeBreakpoint(here, -3);
      },
    }),

    action('kaiju/tail-smash', {
      copies: 1,
      power: 4,
      playOn: 'base',
      name: { en: 'Tail Smash', fr: 'Coup de Queue' },
      icon: 'lorc/spiked-tail',
      text: {
        en: 'Play on a base. Destroy a minion of 3 power or less here that you do not control. **Ongoing:** You have +4 power here.',
        fr: 'Attachez : Base. Détruisez ici une Créature de Force 3 ou moins que vous ne contrôlez pas. **Permanent :** Vous avez Force +4 ici.',
      },
      onPlay({ game, me, here }) {
        const isNotMine = (card: Card): boolean => game.controllerOf(card) !== me;
        game.destroyMinion(me, { at: here, maxPower: 3, where: isNotMine });
      },
    }),

    action('kaiju/the-folly-of-men', {
      copies: 1,
      power: 2,
      playOn: 'base',
      name: { en: 'The Folly of Men', fr: 'La Folie des Hommes' },
      icon: 'lorc/radioactive',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot destroy your minions and actions here, even this one. You have +2 power here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent pas détruire vos Créatures et vos Actions ici, même celle-ci. Vous avez Force +2 ici.',
      },
      protects(game, self, target, verb) {
        const isYourCardHere = game.isYours(self, target) && game.isHere(self, target);
        const isCovered = isYourCardHere && (game.isMinion(target) || game.isAction(target));
        return verb === 'destroy' && isCovered && game.isOthersCard(self);
      },
    }),

    action('kaiju/there-goes-tokyo', {
      copies: 1,
      name: { en: 'There Goes Tokyo', fr: 'Ici, C’est Tokyo !' },
      icon: 'delapouite/modern-city',
      text: {
        en: 'If Gorgodzolla is in play, destroy its base. Move Gorgodzolla to another base; then another base takes the place of the one destroyed.',
        fr: 'Si Gorgonzilla est en jeu, détruisez sa Base. Déplacez Gorgonzilla vers une autre Base, puis remplacez la Base détruite.',
      },
      onPlay({ game, me }) {
        const inPlay = game.titansNamed(GORGODZOLLA).filter((card) => game.isInPlay(card));
        const gorgodzolla = game.chooseCard(me, inPlay, { to: 'moveTitan' });
        if (!gorgodzolla) return;
        const base = game.baseOf(gorgodzolla);
        game.moveAway(me, gorgodzolla);
        game.destroyBase(base);
      },
    }),

    action('kaiju/they-say-hes-got-to-go', {
      copies: 1,
      name: { en: 'They Say He’s Got to Go', fr: 'Ce N’est Qu’un Au Revoir' },
      icon: 'lorc/footprint',
      text: { en: 'Move a titan to another base.', fr: 'Déplacez un Titan vers une autre Base.' },
      onPlay({ game, me }) {
        const gone = game.chooseCard(me, game.titans(), { to: 'moveTitan' }); // CARD-145
        if (gone) game.moveAway(me, gone);
      },
    }),

    action('kaiju/wade-through-the-buildings', {
      copies: 1,
      power: 4,
      playOn: 'base',
      name: { en: 'Wade Through the Buildings', fr: 'Balade en Ville' },
      icon: 'lorc/earth-crack',
      text: {
        en: 'Play on a base. Destroy the actions of other players on it. **Ongoing:** You have +4 power here.',
        fr: 'Attachez : Base. Détruisez les Actions des autres joueurs qui lui sont attachées. **Permanent :** Vous avez Force +4 ici.',
      },
      onPlay({ game, me, here }) {
        game.destroyAll(game.actionsOnBase(here).filter((card) => game.controllerOf(card) !== me)); // CARD-143
      },
    }),
  ],

  titan: titan(GORGODZOLLA, {
    name: { en: 'Gorgodzolla', fr: 'Gorgonzilla' },
    icon: 'lorc/dragon-breath',
    text: {
      en: '**Special:** Instead of your regular minion, you may play this titan on a base with two or more of your actions on it. **Ongoing:** After you play an action or a minion on this base, place a +1 power counter on this titan. After you play an action on this base, you may draw a card.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan sur une Base à laquelle au moins deux de vos Actions sont attachées. **Permanent :** Après avoir joué une Action ou une Créature sur cette Base, placez un marqueur Force +1 sur ce Titan. Après avoir joué une Action sur cette Base, vous pouvez piocher une carte.',
    },
    aside: { use: titanPlay({ spends: 'minion', on: basesWithTwoActions }) },
    on: {
      played: {
        when: (game, self, { card, by }) => by === game.controllerOf(self) && game.hostOf(card) === game.baseOf(self), // CARD-143
        run({ game, me, self }, { card }) {
          game.addCounters(self, 1);
          if (game.isAction(card) && game.confirm(me, 'draw')) game.draw(me, 1);
        },
      },
    },
  }),
};
