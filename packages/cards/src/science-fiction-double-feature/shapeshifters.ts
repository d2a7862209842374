import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NO_CARD,
  NOBODY,
  type Seat,
  talent,
  toMe,
  type Words,
} from '@baston/engine';

const GELF = 'shapeshifters/g-e-l-f';
const BONDING = 'shapeshifters/cellular-bonding';

/** The player may play the card that a search has found (PLAY-04), or leave it in the deck; a card that cannot be played is discarded (PLAY-17). */
function mayPlayFound(game: Words, seat: Seat, card: Card, at?: Base): void {
  if (!card) return;
  const how = at === undefined ? {} : { at };
  if (!game.canPlayExtra(seat, card, how)) game.discard(card);
  else if (!game.playExtra(seat, card, how)) game.shuffleDeck(seat);
}

/** Destroys one of the player's minions. Gives the power that it had, even if it is protected (CARD-058); nothing without one. */
function sacrifice(game: Words, seat: Seat): number | undefined {
  const mine = game.chooseMinion(seat, { of: seat }, { to: 'sacrifice' });
  if (!mine) return undefined;
  const power = game.powerOf(mine);
  game.destroy(mine);
  return power;
}

export const shapeshifters: FactionDef = {
  id: 'shapeshifters',
  name: { en: 'Shapeshifters', fr: 'Métamorphes' },
  look: { deep: '#3d5c12', bright: '#d4ff8a', paper: '#f4faea', pattern: 'dots' },
  cards: [
    minion('shapeshifters/doppelganger', {
      power: 5,
      copies: 1,
      name: { en: 'Doppelgänger', fr: 'Doppelgänger' },
      icon: 'delapouite/face-to-face',
      text: {
        en: '**Ongoing:** After this minion goes from play to the discard pile, search your deck for a minion and play it as an extra minion.',
        fr: '**Permanent :** Après que cette Créature est allée du jeu à la défausse, cherchez une Créature dans votre pioche et jouez-la comme Créature supplémentaire.',
      },
      on: {
        discardedFromPlay: {
          when: toMe,
          run: ({ game, me }) =>
            mayPlayFound(
              game,
              me,
              game.searchFor(me, (card) => game.isMinion(card)),
            ),
        },
      },
    }),

    minion(GELF, {
      power: 4,
      copies: 2,
      mentions: [GELF],
      name: { en: 'G.E.L.F.', fr: 'E.V.O.G.' },
      icon: 'delapouite/slime',
      text: {
        en: '**Talent:** Search your deck for a minion of 4 power or less, except a G.E.L.F. Shuffle this minion into your deck and play here the one you found, as an extra minion.',
        fr: '**Talent :** Cherchez dans votre pioche une Créature de Force 4 ou moins, sauf un E.V.O.G. Mélangez cette Créature dans votre pioche et jouez ici la Créature trouvée, comme Créature supplémentaire.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const isOther = (card: Card): boolean => game.isMinion(card) && !game.isNamed(card, GELF);
          const found = game.searchFor(me, (card) => isOther(card) && game.powerOf(card) <= 4);
          game.place(self, 'deck');
          if (found) mayPlayFound(game, me, game.now(found), here);
        },
      }),
    }),

    minion('shapeshifters/mimic', {
      power: 0,
      copies: 3,
      name: { en: 'Mimic', fr: 'Changeforme' },
      icon: 'delapouite/mimic-chest',
      text: {
        en: '**Ongoing:** This minion’s power starts from the highest power printed on a minion in play.',
        fr: '**Permanent :** La Force de cette Créature part de la plus haute Force inscrite sur une Créature en jeu.',
      },
      startsFrom: {
        of: 'self',
        value: (game) => Math.max(0, ...game.minions({}).map((other) => game.printedPower(other))),
      },
    }),

    minion('shapeshifters/copycat', {
      power: 2,
      copies: 4,
      name: { en: 'Copycat', fr: 'Imposteur' },
      icon: 'lorc/hollow-cat',
      text: {
        en: 'Choose a minion of another player. This minion has the same abilities this turn.',
        fr: 'Choisissez une Créature d’un autre joueur. Cette Créature-ci a les mêmes effets qu’elle ce tour-ci.',
      },
      onPlay(scene) {
        const { game, me } = scene;
        const copiers: Card[] = [];
        for (;;) {
          const where = (other: Card): boolean => !copiers.includes(other);
          const model = game.chooseMinion(me, { notOf: me, where }, { to: 'copyAbilities' });
          if (!model || game.copyText(scene, model, 'endOfTurn')) return; // ERR-19
          copiers.push(model); // a copied Copycat makes it choose again, but not the same one
        }
      },
    }),

    action('shapeshifters/really', {
      copies: 1,
      name: { en: '“…Really?”', fr: '…Vraiment ?' },
      icon: 'delapouite/double-face-mask',
      text: {
        en: 'Destroy one of your minions. Play an extra minion that is no stronger from your discard pile.',
        fr: 'Détruisez une de vos Créatures. De votre défausse, jouez une Créature supplémentaire pas plus forte.',
      },
      onPlay({ game, me }) {
        const power = sacrifice(game, me);
        if (power === undefined) return;
        const weaker = game.minionsIn(game.discardPile(me), power);
        game.playExtra(me, game.chooseCard(me, weaker, { to: 'playExtra' })); // ERR-20, PLAY-04
      },
    }),

    action('shapeshifters/bacta-the-future', {
      copies: 1,
      name: { en: 'Bacta the Future', fr: 'Cuve à Bacta' },
      icon: 'delapouite/chemical-tank',
      text: {
        en: 'Destroy a minion. Its owner may play an extra minion.',
        fr: 'Détruisez une Créature. Son propriétaire peut jouer une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const target = game.chooseMinion(me, {}, { to: 'destroy' });
        if (!target) return;
        const chosenOwner = game.ownerOf(target);
        const [gone] = game.destroyAll([target]); // another may have taken its place (COPY-17)
        const owner = gone ? game.ownerOf(gone) : chosenOwner; // CARD-058
        if (owner !== NOBODY) game.playMinionNow(owner, {});
      },
    }),

    action(BONDING, {
      copies: 1,
      playOn: 'minion',
      raises(game, minion, me) {
        const models = game.actionsOnMinions({}).filter((card) => !game.isNamed(card, BONDING)); // two of these could copy each other for ever
        return models.some((model) => game.raisesPower(model, minion, me));
      },
      name: { en: 'Cellular Bonding', fr: 'Agent Mutagène' },
      icon: 'lorc/parmecia',
      text: {
        en: 'Play on a minion. Choose an action on a minion. **Ongoing:** This action has its abilities.',
        fr: 'Attachez : Créature. Choisissez une Action attachée à une Créature. **Permanent :** Cette Action-ci a ses effets.',
      },
      onPlay(scene) {
        const { game, me, self } = scene;
        const others = game.minions({}).flatMap((bearer) => game.actions(bearer).filter((card) => card !== self));
        const model = game.chooseCard(me, others, { to: 'copyAbilities' });
        if (model) game.copyText(scene, model, 'leavesPlay');
        else game.discardFromPlay([self]); // COPY-15
      },
    }),

    action('shapeshifters/genetic-shift', {
      copies: 2,
      raises: true,
      name: { en: 'Genetic Shift', fr: 'Amélioration Génétique' },
      icon: 'lorc/dna2',
      text: {
        en: 'Each of your minions has +1 power this turn OR one of them has +3 power this turn.',
        fr: 'Chacune de vos Créatures a Force +1 ce tour-ci OU l’une d’elles a Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const can = game.countMinions({ of: me }) > 0;
        game.either(me, [
          { way: 'powerToAll', can, run: () => game.givePowerAll(game.minions({ of: me }), 1) }, // CARD-060
          { way: 'powerToOne', can, run: () => game.strengthen(me, { of: me }, 3) },
        ]);
      },
    }),

    action('shapeshifters/mitosis', {
      copies: 1,
      name: { en: 'Mitosis', fr: 'Mitose' },
      icon: 'sbed/doubled',
      text: {
        en: 'Choose one of your minions. Play a copy of it as an extra minion.',
        fr: 'Choisissez une de vos Créatures. Jouez-en un autre exemplaire comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const copiesOf = (model: Card): Card[] => game.hand(me).filter((card) => game.isSameName(card, model));
        const copied = { of: me, where: (model: Card) => copiesOf(model).length > 0 };
        const model = game.chooseMinion(me, copied, { to: 'playCopy', hidden: true });
        const [copy = NO_CARD] = model ? copiesOf(model) : [];
        game.playExtra(me, copy);
      },
    }),

    action('shapeshifters/shell-game', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Shell Game', fr: 'Bonneteau' },
      icon: 'lorc/opening-shell',
      text: {
        en: 'Play on a minion. **Ongoing:** It cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Elle ne peut pas être détruite.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
    }),

    action('shapeshifters/splice-as-nice', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Splice as Nice', fr: 'Greffon de Charme' },
      icon: 'lorc/acid-blob',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
    }),

    action('shapeshifters/transmogrify', {
      copies: 2,
      name: { en: 'Transmogrify', fr: 'Métamorphose' },
      icon: 'darkzaitzev/chameleon-glyph',
      text: {
        en: 'Destroy one of your minions. Search your deck for a minion that is no stronger and play it as an extra minion.',
        fr: 'Détruisez une de vos Créatures. Cherchez dans votre pioche une Créature pas plus forte et jouez-la comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const power = sacrifice(game, me);
        if (power === undefined) return;
        const isWeaker = (card: Card): boolean => game.isMinion(card) && game.powerOf(card) <= power;
        mayPlayFound(game, me, game.searchFor(me, isWeaker));
      },
    }),
  ],
};
