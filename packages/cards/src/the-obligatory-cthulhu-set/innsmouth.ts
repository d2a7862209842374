import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NO_CARD,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

const THE_LOCALS = 'innsmouth/the-locals';

const areNamesakes = (game: Words, one: Card, other: Card): boolean =>
  game.isNamed(one, game.nameOf(other)) || game.isNamed(other, game.nameOf(one));

const hasNamesake = (game: Words, minion: Card, among: readonly Card[]): boolean =>
  among.some((other) => other !== minion && areNamesakes(game, minion, other));

/** Bases where the player has two minions of the same name. */
const basesOfNamesakes = (game: Words, seat: Seat): Base[] =>
  game.bases().filter((at) => {
    const mine = game.minions({ at, of: seat });
    return mine.some((minion) => hasNamesake(game, minion, mine));
  });

/** The minions in hand that share a name with one of these, and can be played (there). */
const namesakesInHand = (game: Words, me: Seat, minions: readonly Card[], at?: Base): Card[] =>
  game
    .minionsIn(game.hand(me))
    .filter((card) => minions.some((other) => areNamesakes(game, card, other)))
    .filter((card) => game.canPlayExtra(me, card, at === undefined ? {} : { at }));

/** Offers one of them as an extra minion; at once, because it is a particular one (PLAY-07). */
export function playNamesake(game: Words, me: Seat, minions: readonly Card[], at?: Base): boolean {
  const open = namesakesInHand(game, me, minions, at);
  return game.mayPlayOneOf(me, open, { ...(at === undefined ? {} : { at }), hidden: true }) !== NO_CARD;
}

export const innsmouth: FactionDef = {
  id: 'innsmouth',
  name: { en: 'Innsmouth', fr: 'Innsmouth' },
  look: { deep: '#134a54', bright: '#b8e986', paper: '#eef6f3', pattern: 'scales' },
  cards: [
    minion(THE_LOCALS, {
      power: 2,
      copies: 10,
      mentions: [THE_LOCALS],
      name: { en: 'The Locals', fr: 'Les Autochtones' },
      icon: 'delapouite/fish-monster',
      text: {
        en: 'Reveal the top three cards of your deck. Take any The Locals among them. Place the rest under your deck.',
        fr: 'Révélez les trois premières cartes de votre pioche. Prenez en main Les Autochtones révélés. Placez le reste sous votre pioche.',
      },
      onPlay({ game, me }) {
        const top = game.revealTop(me, 3);
        const others = top.filter((card) => !game.isNamed(card, THE_LOCALS));
        for (const card of top) if (!others.includes(card)) game.put(card, 'hand');
        for (const card of game.putInOrder(me, others, 'putOrder')) game.put(card, 'deckBottom'); // OWN-06
      },
    }),

    action('innsmouth/in-plain-sight', {
      copies: 1,
      playOn: 'base',
      name: { en: 'In Plain Sight', fr: 'En Pleine Lumière' },
      icon: 'lorc/semi-closed-eye',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards do not affect your minions of 2 power or less here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs n’affectent pas vos Créatures de Force 2 ou moins ici.',
      },
      protects: (game, self, target) =>
        game.isOthersCard(self) && game.isYourMinionHere(self, target) && game.powerOf(target) <= 2,
    }),

    action('innsmouth/mysteries-of-the-deep', {
      copies: 1,
      name: { en: 'Mysteries of the Deep', fr: 'Mystères des Profondeurs' },
      icon: 'lorc/angler-fish',
      text: {
        en: 'If you have three or more minions of the same name on one base, draw three cards; then you may draw two more cards and two Madness cards.',
        fr: 'Si vous avez sur une même Base au moins trois Créatures du même nom, piochez trois cartes ; vous pouvez ensuite piocher deux cartes de plus et deux cartes Démence.',
      },
      onPlay({ game, me }) {
        const isCrowded = game.bases().some((at) => {
          const mine = game.minions({ at, of: me });
          return mine.some((one) => mine.filter((other) => areNamesakes(game, one, other)).length >= 3); // CARD-045
        });
        if (!isCrowded) return;
        game.draw(me, 3);
        if (!game.confirm(me, 'drawMore')) return;
        game.draw(me, 2);
        game.drawMadness(me, 2);
      },
    }),

    action('innsmouth/new-acolytes', {
      copies: 1,
      name: { en: 'New Acolytes', fr: 'Nouveaux Adeptes' },
      icon: 'lorc/cowled',
      text: {
        en: 'Each player shuffles all minions of their discard pile into their deck.',
        fr: 'Chaque joueur mélange dans sa pioche toutes les Créatures de sa défausse.',
      },
      onPlay({ game }) {
        for (const seat of game.turnOrder()) {
          const minions = game.minionsIn(game.discardPile(seat));
          game.shuffleIn(seat, minions);
        }
      },
    }),

    action('innsmouth/recruitment', {
      copies: 1,
      name: { en: 'Recruitment', fr: 'Recrutement' },
      icon: 'delapouite/school-of-fish',
      text: {
        en: 'Draw up to three Madness cards. Play as many extra minions.',
        fr: 'Piochez jusqu’à trois cartes Démence. Jouez autant de Créatures supplémentaires.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { count: game.drawUpToMadness(me, 3) });
      },
    }),

    action('innsmouth/return-to-the-sea', {
      copies: 1,
      name: { en: 'Return to the Sea', fr: 'Retour à la Mer' },
      icon: 'lorc/wave-crest',
      text: {
        en: '**Special:** Play this after a base scores. Place any number of your minions of the same name there in your hand instead of discarding them.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Placez dans votre main n’importe quel nombre de vos Créatures du même nom sur cette Base au lieu de les défausser.',
      },
      special: {
        on: 'afterScore',
        run({ game, me }, { at }) {
          const first = game.chooseMinion(me, { at, of: me }, { to: 'placeInHand', may: true });
          if (!first) return;
          const others = { at, of: me, except: first, where: (other: Card) => areNamesakes(game, first, other) };
          const more = game.chooseMinions(me, others, { to: 'placeInHand' });
          game.placeAll([first, ...more], 'hand');
        },
      },
    }),

    action('innsmouth/sacred-circle', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Sacred Circle', fr: 'Cercle Sacré' },
      icon: 'lorc/circle-sparks',
      text: {
        en: 'Play on a base. **Talent:** Play here an extra minion of the same name as another minion here.',
        fr: 'Attachez : Base. **Talent :** Jouez ici une Créature supplémentaire du même nom qu’une autre Créature ici.',
      },
      use: talent({
        can(game, self, seat) {
          const at = game.baseOf(self);
          return namesakesInHand(game, seat, game.minions({ at }), at).length > 0;
        },
        run: ({ game, me, here }) => playNamesake(game, me, game.minions({ at: here }), here),
      }),
    }),

    action('innsmouth/spreading-the-word', {
      copies: 2,
      name: { en: 'Spreading the Word', fr: 'Répandre la Parole' },
      icon: 'lorc/shouting',
      text: {
        en: 'Play up to two extra minions, each of the same name as a minion in play.',
        fr: 'Jouez jusqu’à deux Créatures supplémentaires, chacune du même nom qu’une Créature en jeu.',
      },
      onPlay({ game, me }) {
        if (playNamesake(game, me, game.minions({}))) playNamesake(game, me, game.minions({}));
      },
    }),

    action('innsmouth/the-deep-ones', {
      copies: 2,
      raises: (game, minion) => game.powerOf(minion) <= 2,
      name: { en: 'The Deep Ones', fr: 'Les Profonds' },
      icon: 'lorc/sea-dragon',
      text: {
        en: 'Each of your minions of 2 power or less has +1 power this turn.',
        fr: 'Chacune de vos Créatures de Force 2 ou moins a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me, maxPower: 2 }), 1); // CARD-046
      },
    }),
  ],

  titan: titan('innsmouth/dagon', {
    optional: true,
    name: { en: 'Dagon', fr: 'Dagon' },
    icon: 'lorc/sea-serpent',
    text: {
      en: '**Special:** On your turn, you may play this titan on a base where you have two or more minions of the same name. **Ongoing:** For each of your minions here that shares its name with another minion here, you have +1 power here. **Talent:** Play an extra minion.',
      fr: '**Spécial :** À votre tour, vous pouvez jouer ce Titan sur une Base où vous avez au moins deux Créatures du même nom. **Permanent :** Vous avez ici Force +1 pour chacune de vos Créatures ici qui a le même nom qu’une autre Créature ici. **Talent :** Jouez une Créature supplémentaire.',
    },
    aside: { use: titanPlay({ on: basesOfNamesakes }) },
    changesTotal(game, self, seat) {
      if (seat !== game.controllerOf(self)) return 0;
      const all = game.minions({ at: game.baseOf(self) });
      return all.filter((minion) => game.controllerOf(minion) === seat && hasNamesake(game, minion, all)).length;
    },
    use: talent({ run: ({ game, me }) => game.extraMinion(me) }),
  }),
};
