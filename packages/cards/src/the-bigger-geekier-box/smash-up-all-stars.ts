import {
  action,
  byOther,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  NOBODY,
  type Scene,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';
import { fan, nonInfiniteLoop } from './reprints.ts';

/** Any card of that name: all factions that have one call it by the first. */
const GELF = 'shapeshifters/g-e-l-f';

/** Another player plays a minion here, or moves one to here. Minions that move together with this one do not count (RES-26). */
function arrivesHere(game: Words, self: Card, happening: Happening): boolean {
  const { card, by, together } = happening;
  const isAlone = card === self || !together.includes(self);
  return (
    here(game, self, happening) && game.isMinion(card) && by !== NOBODY && byOther(game, self, happening) && isAlone
  );
}

const drawCard = { when: arrivesHere, run: ({ game, me }: Scene): unknown => game.draw(me, 1) };

export const smashUpAllStars: FactionDef = {
  id: 'smash-up-all-stars',
  name: { en: 'Smash Up All Stars', fr: 'Dream Team' },
  look: { deep: '#7a3a00', bright: '#b9f3ff', paper: '#fdf6ee', pattern: 'stars' },
  cards: [
    minion('smash-up-all-stars/king-rex', {
      power: 7,
      copies: 1,
      name: { en: 'King Rex', fr: 'King Rex' },
      icon: 'lorc/dinosaur-bones',
      text: { en: '', fr: '' },
    }),

    minion('smash-up-all-stars/granny', {
      power: 4,
      copies: 1,
      name: { en: 'Granny', fr: 'Mémé' },
      icon: 'delapouite/aquarium',
      text: {
        en: '**Talent:** Look at the top card of your deck. Leave it there or place it under your deck.',
        fr: '**Talent :** Consultez la première carte de votre pioche. Laissez-la dessus ou placez-la dessous.',
      },
      use: talent({
        can: (game, _self, seat) => game.deck(seat).length + game.discardPile(seat).length > 0,
        run({ game, me }) {
          const [top] = game.lookAtTop(me, 1);
          if (!top) return;
          if (game.chooseMode(me, ['placeOnDeck', 'placeUnderDeck'], { to: 'topOrBottom' }) === 'placeUnderDeck')
            game.putUnder(top, me, me);
        },
      }),
    }),

    minion('smash-up-all-stars/g-e-l-f', {
      power: 4,
      copies: 1,
      mentions: [GELF],
      name: { en: 'G.E.L.F.', fr: 'E.V.O.G.' },
      icon: 'delapouite/jelly',
      text: {
        en: '**Talent:** Search your deck for a minion of 4 power or less, except a G.E.L.F. Shuffle this minion into your deck and play here the one you found, as an extra minion.',
        fr: '**Talent :** Cherchez dans votre pioche une Créature de Force 4 ou moins, sauf un E.V.O.G. Mélangez cette Créature dans votre pioche et jouez ici la Créature trouvée, comme Créature supplémentaire.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const isOther = (card: Card): boolean => game.isMinion(card) && !game.isNamed(card, GELF);
          const chosen = game.searchFor(me, (card) => isOther(card) && game.powerOf(card) <= 4);
          game.place(self, 'deck');
          if (!chosen) return;
          const found = game.now(chosen);
          if (!game.canPlayExtra(me, found, { at: here }))
            game.discard(found); // PLAY-17
          else if (!game.playExtra(me, found, { at: here })) game.shuffleDeck(me); // PLAY-04
        },
      }),
    }),

    minion('smash-up-all-stars/imperial-dragon', {
      power: 3,
      copies: 1,
      name: { en: 'Imperial Dragon', fr: 'Dragon Impérial' },
      icon: 'lorc/arson',
      text: {
        en: '**Ongoing:** After each minion another player plays or moves here, draw a card.',
        fr: '**Permanent :** Après chaque Créature qu’un autre joueur joue ou déplace ici, piochez une carte.',
      },
      on: { played: drawCard, moved: drawCard }, // CARD-110
    }),

    minion('smash-up-all-stars/lab-assistant', {
      power: 3,
      copies: 1,
      name: { en: 'Lab Assistant', fr: 'Assistant de Laboratoire' },
      icon: 'lorc/test-tubes',
      text: {
        en: 'On another of your minions, place a +1 power counter.',
        fr: 'Sur une autre de vos Créatures, placez un marqueur Force +1.',
      },
      onPlay({ game, me, self }) {
        game.placeCounter(me, { of: me, except: self });
      },
    }),

    minion('smash-up-all-stars/puck', {
      power: 3,
      copies: 1,
      name: { en: 'Puck', fr: 'Puck' },
      icon: 'lorc/beanstalk',
      text: {
        en: 'Play an extra action OR draw a card.',
        fr: 'Jouez une Action supplémentaire OU piochez une carte.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          { way: 'playExtraAction', run: () => game.extraAction(me) },
          { way: 'draw', can: !game.isExhausted(me), run: () => game.draw(me, 1) },
        ]);
      },
    }),

    minion('smash-up-all-stars/ensign', {
      power: 2,
      copies: 1,
      name: { en: 'Ensign', fr: 'Cadet' },
      icon: 'delapouite/space-shuttle',
      text: {
        en: '**Ongoing:** When another player plays a card that directly affects another of your minions here, you may let it affect this one instead.',
        fr: '**Permanent :** Quand un autre joueur joue une carte qui affecte directement une autre de vos Créatures ici, vous pouvez faire affecter cette Créature à la place.',
      },
      stepsInFor: (game, self, target) => target !== self && game.isYourMinionHere(self, target),
    }),

    minion('smash-up-all-stars/fan', { copies: 1, icon: 'delapouite/american-football-player', ...fan }),

    minion('smash-up-all-stars/servitor-of-cthulhu', {
      power: 2,
      copies: 1,
      name: { en: 'Servitor of Cthulhu', fr: 'Serviteur de Cthulhu' },
      icon: 'lorc/squid',
      text: {
        en: '**Talent:** Destroy this minion. From your discard pile, place an action on top of your deck.',
        fr: '**Talent :** Détruisez cette Créature. Placez sur votre pioche une Action de votre défausse.',
      },
      use: talent({
        run({ game, me, self }) {
          game.destroy(self); // ERR-37: the rest does not depend on it
          const actions = game.actionsIn(game.discardPile(me));
          game.put(game.chooseCard(me, actions, { to: 'placeOnDeck' }), 'deckTop');
        },
      }),
    }),

    minion('smash-up-all-stars/sprout', {
      power: 2,
      copies: 1,
      name: { en: 'Sprout', fr: 'Jeune Pousse' },
      icon: 'delapouite/plant-seed',
      text: {
        en: '**Ongoing:** At the start of your next turn, destroy this minion. Then you may search your deck for a minion of 3 power or less and play it here as an extra minion.',
        fr: '**Permanent :** Au début de votre prochain tour, détruisez cette Créature. Vous pouvez ensuite chercher dans votre pioche une Créature de Force 3 ou moins et la jouer ici comme Créature supplémentaire.',
      },
      on: {
        turnStart: {
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.playedThisTurn({}).every(({ card }) => card !== self), // CARD-035
          run({ game, me, self, here }) {
            game.destroy(self); // ERR-26
            game.maySearchAndPlay(me, (card) => game.isMinion(card) && game.powerOf(card) <= 3, here);
          },
        },
      },
    }),

    action('smash-up-all-stars/begin-the-summoning', {
      copies: 1,
      name: { en: 'Begin the Summoning', fr: 'Début de l’Invocation' },
      icon: 'lorc/charm',
      text: {
        en: 'From your discard pile, place a minion on top of your deck. Play an extra action.',
        fr: 'Placez sur votre pioche une Créature de votre défausse. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, minions, { to: 'placeOnDeck' }), 'deckTop');
        game.extraAction(me);
      },
    }),

    action('smash-up-all-stars/favor-of-dionysus', {
      copies: 1,
      raises: true,
      name: { en: 'Favor of Dionysus', fr: 'Faveur de Dionysos' },
      icon: 'delapouite/amphora',
      text: {
        en: 'One of your minions has +1 power this turn. Play an extra action. You may place this card on top of your deck instead of discarding it.',
        fr: 'Une de vos Créatures a Force +1 ce tour-ci. Jouez une Action supplémentaire. Vous pouvez placer cette carte sur votre pioche au lieu de la défausser.',
      },
      onPlay({ game, me, self }) {
        game.strengthen(me, { of: me }, 1);
        game.extraAction(me);
        game.insteadOfDiscard(self, (card) => game.confirm(me, 'placeOnDeck', card) && game.put(card, 'deckTop'));
      },
    }),

    action('smash-up-all-stars/friendship-power', {
      copies: 1,
      name: { en: 'Friendship Power', fr: 'Pouvoir de l’Amitié' },
      icon: 'delapouite/babyfoot-players',
      text: {
        en: 'Move one of your minions to another base where you have one. You may place this card in your hand instead of discarding it.',
        fr: 'Déplacez une de vos Créatures vers une autre Base où vous en avez une. Vous pouvez placer cette carte dans votre main au lieu de la défausser.',
      },
      onPlay({ game, me, self }) {
        const friends = (minion: Card) => game.basesWith({ of: me }).filter((base) => base !== game.baseOf(minion));
        const doer = { of: me, where: (minion: Card) => friends(minion).length > 0 };
        const minion = game.chooseMinion(me, doer, { to: 'move' });
        if (minion) game.move(minion, game.chooseBase(me, friends(minion), { to: 'moveTo', about: minion }));
        game.insteadOfDiscard(self, (card) => game.confirm(me, 'placeInHand', card) && game.put(card, 'hand'));
      },
    }),

    action('smash-up-all-stars/full-moon', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Full Moon', fr: 'Pleine Lune' },
      icon: 'lorc/night-sky',
      text: {
        en: 'Play on a base. **Ongoing:** Your minions here have +1 power.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ont Force +1.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isYours(self, minion) ? 1 : 0) },
    }),

    action('smash-up-all-stars/ghostly-arrival', {
      copies: 1,
      name: { en: 'Ghostly Arrival', fr: 'Apparition' },
      icon: 'delapouite/fog-light',
      text: {
        en: 'Play an extra minion and/or an extra action.',
        fr: 'Jouez une Créature supplémentaire et/ou une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
        game.extraAction(me);
      },
    }),

    action('smash-up-all-stars/its-astounding', {
      copies: 1,
      name: { en: 'It’s Astounding', fr: 'Déjà-Vu' },
      icon: 'delapouite/cuckoo-clock',
      text: {
        en: 'Play an extra action from your discard pile.',
        fr: 'Jouez une Action supplémentaire de votre défausse.',
      },
      onPlay({ game, me }) {
        game.playActionNow(me, { from: 'discard' }); // CARD-070
      },
    }),

    action('smash-up-all-stars/non-infinite-loop', { copies: 1, icon: 'lorc/moebius-triangle', ...nonInfiniteLoop }),

    action('smash-up-all-stars/prepare-for-battle', {
      copies: 1,
      name: { en: 'Prepare for Battle', fr: 'Se Préparer au Combat' },
      icon: 'lorc/visored-helm',
      text: {
        en: 'Reveal the top two cards of your deck. Take one. Place the other under your deck.',
        fr: 'Révélez les deux premières cartes de votre pioche. Prenez-en une en main. Placez l’autre sous votre pioche.',
      },
      onPlay({ game, me }) {
        const top = game.revealTop(me, 2);
        const taken = game.chooseCard(me, top, { to: 'placeInHand' });
        game.put(taken, 'hand');
        for (const other of top) if (other !== taken) game.put(other, 'deckBottom');
      },
    }),

    action('smash-up-all-stars/seeing-stars', {
      copies: 1,
      name: { en: 'Seeing Stars', fr: 'Trente-Six Chandelles' },
      icon: 'lorc/shuriken',
      text: {
        en: 'Destroy a minion of 3 power or less.',
        fr: 'Détruisez une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 3 });
      },
    }),

    action('smash-up-all-stars/square-deal', {
      copies: 1,
      name: { en: 'Square Deal', fr: 'Partage Équitable' },
      icon: 'delapouite/card-exchange',
      text: {
        en: 'Draw cards until you have more in your hand than at least one other player.',
        fr: 'Piochez des cartes tant que vous n’en avez pas plus en main qu’au moins un autre joueur.',
      },
      onPlay({ game, me }) {
        const hasMore = (other: Seat): boolean => game.hand(me).length > game.hand(other).length;
        while (!game.others(me).some(hasMore) && game.draw(me, 1) > 0);
      },
    }),
  ],
};
