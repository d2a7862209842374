import {
  action,
  type Card,
  type FactionDef,
  type MinionDef,
  minion,
  type Seat,
  talent,
  toMe,
  type Words,
} from '@baston/engine';

const BIG_BAD_WOLF = 'grimms-fairy-tales/big-bad-wolf';
const RED_RIDING_HOOD = 'grimms-fairy-tales/red-riding-hood';
const CHARMING_PRINCESS = 'grimms-fairy-tales/charming-princess';
const PRINCE_CHARMING = 'grimms-fairy-tales/prince-charming';

type Companion = Pick<MinionDef, 'id' | 'name' | 'icon'>;
const HANSEL: Companion = {
  id: 'grimms-fairy-tales/hansel',
  name: { en: 'Hansel', fr: 'Hansel' },
  icon: 'delapouite/candy-canes',
};
const GRETEL: Companion = {
  id: 'grimms-fairy-tales/gretel',
  name: { en: 'Gretel', fr: 'Gretel' },
  icon: 'delapouite/person',
};
const ROSE_RED: Companion = {
  id: 'grimms-fairy-tales/rose-red',
  name: { en: 'Rose Red', fr: 'Rose-Rouge' },
  icon: 'lorc/rose',
};
const SNOW_WHITE: Companion = {
  id: 'grimms-fairy-tales/the-other-snow-white',
  name: { en: 'The Other Snow White', fr: 'Neige-Blanche' },
  icon: 'lorc/snowflake-1',
};

/** "X is here": a card that bears the name, minion or not (NAME-05). */
const isHere = (game: Words, name: string, self: Card): boolean => game.countNamed(name, game.baseOf(self)) > 0;
/** "The minion X is in play": nothing but a minion will do (NAME-06). */
const isInPlay = (game: Words, name: string): boolean => game.countMinions({ named: name }) > 0;

/** One of two minions that strengthen each other. */
const companion = ({ id, name, icon }: Companion, other: Companion): MinionDef =>
  minion(id, {
    power: 2,
    copies: 1,
    mentions: [other.id],
    name,
    icon,
    text: {
      en: `**Ongoing:** If ${other.name.en} is here, this minion has +2 power.`,
      fr: `**Permanent :** Si ${other.name.fr} est ici, cette Créature a Force +2.`,
    },
    changesPower: { of: 'self', by: (game, self) => (isHere(game, other.id, self) ? 2 : 0) },
  });

/** Searches the deck for such a card, which ends up on top of the shuffled deck. */
const searchToTop = (game: Words, me: Seat, isWanted: (card: Card) => boolean): boolean =>
  game.put(game.searchFor(me, isWanted), 'deckTop');

export const grimmsFairyTales: FactionDef = {
  id: 'grimms-fairy-tales',
  name: { en: 'Grimms’ Fairy Tales', fr: 'Contes de Grimm' },
  look: { deep: '#5a1a3c', bright: '#ff9ec4', paper: '#fbeff3', pattern: 'leaves' },
  cards: [
    minion('grimms-fairy-tales/big-bad-wolf', {
      power: 6,
      copies: 1,
      mentions: [RED_RIDING_HOOD],
      name: { en: 'Big Bad Wolf', fr: 'Grand Méchant Loup' },
      icon: 'lorc/wolf-head',
      text: {
        en: 'Unless the minion Red Riding Hood is in play, you may destroy a minion of 4 power or less here. **Ongoing:** After this minion is destroyed, play an extra minion here from your discard pile, other than this one.',
        fr: 'Sauf si la Créature Petit Chaperon Rouge est en jeu, vous pouvez détruire une Créature de Force 4 ou moins ici. **Permanent :** Après la destruction de cette Créature, jouez ici une autre Créature de votre défausse comme Créature supplémentaire.',
      },
      onPlay({ game, me, here }) {
        if (isInPlay(game, RED_RIDING_HOOD)) return;
        game.mayDestroyMinion(me, { at: here, maxPower: 4 });
      },
      on: {
        destroyed: {
          when: toMe,
          run({ game, me, self, here }) {
            const fallen = game.minionsIn(game.discardPile(me)).filter((card) => !game.isSameCard(card, self));
            game.mayPlayOneOf(me, fallen, { at: here }); // PLAY-04
          },
        },
      },
    }),

    minion('grimms-fairy-tales/charming-princess', {
      power: 4,
      copies: 1,
      mentions: [PRINCE_CHARMING],
      name: { en: 'Charming Princess', fr: 'Charmante Princesse' },
      icon: 'lorc/queen-crown',
      text: {
        en: '**Talent:** Play an extra minion here if Prince Charming is here.',
        fr: '**Talent :** Jouez ici une Créature supplémentaire si Prince Charmant est ici.',
      },
      use: talent({
        can: (game, self) => isHere(game, PRINCE_CHARMING, self),
        run: ({ game, me, self }) => game.extraMinion(me, { near: self }),
      }),
    }),

    minion('grimms-fairy-tales/prince-charming', {
      power: 4,
      copies: 1,
      mentions: [CHARMING_PRINCESS],
      name: { en: 'Prince Charming', fr: 'Prince Charmant' },
      icon: 'delapouite/jewel-crown',
      text: {
        en: '**Talent:** Play an extra action if Charming Princess is here.',
        fr: '**Talent :** Jouez une Action supplémentaire si Charmante Princesse est ici.',
      },
      use: talent({
        can: (game, self) => isHere(game, CHARMING_PRINCESS, self),
        run: ({ game, me }) => game.extraAction(me),
      }),
    }),

    minion('grimms-fairy-tales/red-riding-hood', {
      power: 3,
      copies: 1,
      mentions: [BIG_BAD_WOLF],
      name: { en: 'Red Riding Hood', fr: 'Petit Chaperon Rouge' },
      icon: 'lorc/hood',
      text: {
        en: '**Ongoing:** Unless the minion Big Bad Wolf is in play, your minions here have +1 power.',
        fr: '**Permanent :** Sauf si la Créature Grand Méchant Loup est en jeu, vos Créatures ici ont Force +1.',
      },
      changesPower: {
        of: 'here',
        by: (game, self, minion) => (game.isYours(self, minion) && !isInPlay(game, BIG_BAD_WOLF) ? 1 : 0),
      },
    }),

    minion('grimms-fairy-tales/rumpelstiltskin', {
      power: 3,
      copies: 1,
      name: { en: 'Rumpelstiltskin', fr: 'Nain Tracassin' },
      icon: 'delapouite/gold-stack',
      text: {
        en: 'Search your deck for a card. After shuffling, place it on top.',
        fr: 'Cherchez une carte dans votre pioche. Après l’avoir mélangée, placez cette carte dessus.',
      },
      onPlay({ game, me }) {
        searchToTop(game, me, () => true);
      },
    }),

    minion('grimms-fairy-tales/the-frog-prince', {
      power: 3,
      copies: 1,
      name: { en: 'The Frog Prince', fr: 'Le Roi Grenouille' },
      icon: 'delapouite/frog-prince',
      text: {
        en: '**Ongoing:** After you play another minion here, you may shuffle this one into your deck. If you do, play an extra minion here from your discard pile.',
        fr: '**Permanent :** Après avoir joué une autre Créature ici, vous pouvez mélanger cette Créature dans votre pioche. Si vous le faites, jouez ici une Créature supplémentaire de votre défausse.',
      },
      on: {
        played: {
          when: (game, self, { card, at, by }) =>
            card !== self && by === game.controllerOf(self) && game.isMinion(card) && at === game.baseOf(self),
          run({ game, me, self, here }) {
            if (game.confirm(me, 'shuffleAway') && game.place(self, 'deck'))
              game.playMinionNow(me, { from: 'discard', at: here }); // PLAY-04
          },
        },
      },
    }),

    companion(GRETEL, HANSEL),
    companion(HANSEL, GRETEL),
    companion(ROSE_RED, SNOW_WHITE),
    companion(SNOW_WHITE, ROSE_RED),

    action('grimms-fairy-tales/another-story', {
      copies: 1,
      name: { en: 'Another Story', fr: 'Une Autre Histoire' },
      icon: 'lorc/open-book',
      text: {
        en: 'From your discard pile, shuffle up to three cards into your deck.',
        fr: 'Mélangez dans votre pioche jusqu’à trois cartes de votre défausse.',
      },
      onPlay({ game, me }) {
        game.shuffleIn(me, game.chooseCards(me, game.discardPile(me), { to: 'shuffleIn', max: 3 }));
      },
    }),

    action('grimms-fairy-tales/basket-of-goodies', {
      copies: 1,
      name: { en: 'Basket of Goodies', fr: 'Panier de Gourmandises' },
      icon: 'delapouite/basket',
      text: {
        en: 'Search your deck for an action. After shuffling, place it on top.',
        fr: 'Cherchez une Action dans votre pioche. Après l’avoir mélangée, placez cette carte dessus.',
      },
      onPlay({ game, me }) {
        searchToTop(game, me, (card) => game.isAction(card));
      },
    }),

    action('grimms-fairy-tales/breadcrumbs', {
      copies: 1,
      name: { en: 'Breadcrumbs', fr: 'Miettes de Pain' },
      icon: 'delapouite/bread-slice',
      text: {
        en: 'From one base to another, move up to two of your minions.',
        fr: 'D’une Base vers une autre, déplacez jusqu’à deux de vos Créatures.',
      },
      onPlay({ game, me }) {
        const from = game.chooseBase(me, game.basesWith({ of: me }), { to: 'move', may: true });
        if (!from) return;
        const minions = game.chooseMinions(me, { at: from, of: me }, { to: 'move', max: 2 });
        const to = minions.length > 0 && game.chooseBase(me, game.otherBases(from), { to: 'moveTo' });
        if (to) game.moveAll(minions, to);
      },
    }),

    action('grimms-fairy-tales/fairy-godmothers-blessing', {
      copies: 1,
      name: { en: 'Fairy Godmother’s Blessing', fr: 'Don de la Fée Marraine' },
      icon: 'delapouite/fairy-wings',
      text: {
        en: 'Search your deck for a minion. After shuffling, place it on top.',
        fr: 'Cherchez une Créature dans votre pioche. Après l’avoir mélangée, placez cette carte dessus.',
      },
      onPlay({ game, me }) {
        searchToTop(game, me, (card) => game.isMinion(card));
      },
    }),

    action('grimms-fairy-tales/grimms-blessing', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Grimms’ Blessing', fr: 'Bénédiction des Grimm' },
      icon: 'lorc/quill',
      text: {
        en: 'Play on a base. **Ongoing:** As long as you have two or more minions here, this card also has the names of all minions you own. It has none of their abilities, and uses up none.',
        fr: 'Attachez : Base. **Permanent :** Tant que vous avez deux Créatures ou plus ici, cette carte porte aussi les noms de toutes les Créatures dont vous êtes propriétaire. Elle n’a aucun de leurs effets et n’en épuise aucun.',
      },
      countsAs(game, self, card, name) {
        const me = game.controllerOf(self);
        return (
          card === self && game.countMinions({ at: game.baseOf(self), of: me }) >= 2 && game.ownsMinionNamed(me, name)
        );
      },
    }),

    action('grimms-fairy-tales/mouse-bird-and-sausage', {
      copies: 1,
      raises: true,
      name: { en: 'Mouse, Bird and Sausage', fr: 'La Souris, l’Oiseau et la Saucisse' },
      icon: 'delapouite/sausage',
      text: {
        en: 'On one base, up to two minions of the same faction have +2 power this turn.',
        fr: 'Sur une même Base, jusqu’à deux Créatures de la même Faction ont Force +2 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const first = game.chooseMinion(me, {}, { to: 'givePower', may: true });
        if (!first) return;
        const hasFaction = !game.isMonster(first) && !game.isTreasure(first); // MON-04
        const kin = (minion: Card): boolean => hasFaction && game.factionOf(minion) === game.factionOf(first);
        const alike = { at: game.baseOf(first), except: first, where: kin };
        const second = game.chooseMinion(me, alike, { to: 'givePower', may: true });
        game.givePowerAll(second ? [first, second] : [first], 2);
      },
    }),

    action('grimms-fairy-tales/teamwork', {
      copies: 2,
      name: { en: 'Teamwork', fr: 'Travail d’Équipe' },
      icon: 'lorc/linked-rings',
      text: {
        en: 'Choose a minion in play. Search your hand, deck and/or discard pile for a minion that an ability on it calls by name. Take that minion or play it as an extra minion.',
        fr: 'Choisissez une Créature en jeu. Cherchez dans votre main, votre pioche et/ou votre défausse une Créature dont le nom figure dans un de ses effets. Prenez-la en main ou jouez-la comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const chosen = game.chooseMinion(me, {}, { to: 'aimAt' });
        if (!chosen) return;
        const isMentioned = (card: Card): boolean =>
          game.isMinion(card) && game.mentionedBy(chosen).some((name) => game.isNamed(card, name));
        game.takeOrPlay(me, game.searchFor(me, isMentioned, { also: ['hand', 'discard'] }));
      },
    }),

    action('grimms-fairy-tales/the-woodsmans-axe', {
      copies: 1,
      name: { en: 'The Woodsman’s Axe', fr: 'La Hache du Bûcheron' },
      icon: 'lorc/axe-in-stump',
      text: {
        en: 'Destroy an action on a base in order to play an extra action OR destroy the minion Big Bad Wolf in order to search your deck for a minion and play it on that base as an extra minion.',
        fr: 'Détruisez une Action attachée à une Base pour jouer une Action supplémentaire OU détruisez la Créature Grand Méchant Loup pour chercher une Créature dans votre pioche et la jouer sur cette Base comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsOnBases();
        const fell = (): void => {
          if (game.destroy(game.chooseCard(me, actions, { to: 'destroy' }))) game.extraAction(me);
        };
        const killWolf = (): void => {
          const wolf = game.chooseMinion(me, { named: BIG_BAD_WOLF }, { to: 'destroy' });
          const at = game.baseOf(wolf);
          if (game.destroy(wolf)) game.searchAndPlay(me, (card) => game.isMinion(card), at); // PLAY-04
        };
        game.either(me, [
          { way: 'destroyAction', can: actions.length > 0, run: fell },
          { way: 'destroyMinion', can: isInPlay(game, BIG_BAD_WOLF), run: killWolf },
        ]);
      },
    }),
  ],
};
