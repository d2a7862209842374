import { here, minion, type SideDeckDef, toMe, winners } from '@baston/engine';

export const monsters: SideDeckDef = {
  id: 'monster',
  name: { en: 'Monsters', fr: 'Monstres' },
  look: { deep: '#3a1f47', bright: '#d6f06a', paper: '#f5f1f7', pattern: 'cobwebs' },
  cards: [
    minion('monster/plutonium-dragon', {
      power: 5,
      copies: 1,
      monster: true,
      treasures: 3,
      name: { en: 'Plutonium Dragon', fr: 'Dragon de Plutonium' },
      icon: 'lorc/dragon-spiral',
      text: {
        en: '**3 treasures.** **Ongoing:** At the end of each turn, destroy all minions of 2 power or less here.',
        fr: '**3 Trésors.** **Permanent :** À la fin de chaque tour, détruisez toutes les Créatures de Force 2 ou moins ici.',
      },
      on: {
        turnEnd: {
          run({ game, here }) {
            game.destroyAll(game.minions({ at: here, maxPower: 2 })); // MON-21
          },
        },
      },
    }),

    minion('monster/bigfoot', {
      power: 4,
      copies: 2,
      monster: true,
      treasures: 2,
      name: { en: 'Bigfoot', fr: 'Bigfoot' },
      icon: 'delapouite/gorilla',
      text: {
        en: '**2 treasures.** **Ongoing:** As long as there is no other monster here, this one has +3 power.',
        fr: '**2 Trésors.** **Permanent :** Tant qu’il n’y a pas d’autre Monstre ici, celui-ci a Force +3.',
      },
      changesPower: { of: 'self', by: (game, self) => (game.otherMonstersHere(self).length === 0 ? 3 : 0) },
    }),

    minion('monster/hippogriff', {
      power: 3,
      copies: 3,
      monster: true,
      treasures: 1,
      name: { en: 'Hippogriff', fr: 'Hippogriffe' },
      icon: 'delapouite/griffin-symbol',
      text: {
        en: '**1 treasure.** **Ongoing:** Before this base scores, destroy at random a minion of 3 power or less here that is not a monster.',
        fr: '**1 Trésor.** **Permanent :** Avant la Conquête de cette Base, détruisez ici au hasard une Créature de Force 3 ou moins qui n’est pas un Monstre.',
      },
      on: {
        beforeScore: {
          when: here,
          run({ game, here }) {
            const prey = game.minions({ at: here, maxPower: 3, where: (minion) => !game.isMonster(minion) });
            game.destroy(game.pickAtRandom(prey));
          },
        },
      },
    }),

    minion('monster/web-troll', {
      power: 1,
      copies: 4,
      monster: true,
      name: { en: 'Web Troll', fr: 'Trôliste' },
      icon: 'skoll/troll',
      text: {
        en: '**No treasure.** The base plays one more monster.',
        fr: '**Aucun Trésor.** La Base joue un Monstre de plus.',
      },
      onPlay({ game, here }) {
        game.playMonster(here); // CARD-103
      },
    }),

    minion('monster/knight-of-the-living-dead', {
      power: 5,
      copies: 1,
      monster: 'undead',
      treasures: 2,
      name: { en: 'Knight of the Living Dead', fr: 'Chevalier des Morts-Vivants' },
      icon: 'delapouite/black-knight-helm',
      text: {
        en: '**2 treasures.** Undead. **Ongoing:** For each other monster here, this one has +1 power.',
        fr: '**2 Trésors.** Mort-Vivant. **Permanent :** Pour chaque autre Monstre ici, celui-ci a Force +1.',
      },
      changesPower: { of: 'self', by: (game, self) => game.otherMonstersHere(self).length },
    }),

    minion('monster/king-tut', {
      power: 4,
      copies: 2,
      monster: 'undead',
      treasures: 2,
      name: { en: 'King Tut', fr: 'Roi Tout' },
      icon: 'delapouite/pharoah',
      text: {
        en: '**2 treasures.** Undead. **Ongoing:** After this base scores, the winner discards a card.',
        fr: '**2 Trésors.** Mort-Vivant. **Permanent :** Après la Conquête de cette Base, le Vainqueur défausse une carte.',
      },
      on: {
        afterScore: {
          when: here,
          run({ game }, happening) {
            for (const seat of winners(happening)) {
              game.discardCard(seat);
            }
          },
        },
      },
    }),

    minion('monster/ghoul', {
      power: 3,
      copies: 3,
      monster: 'undead',
      treasures: 1,
      name: { en: 'Ghoul', fr: 'Goule' },
      icon: 'lorc/haunting',
      text: {
        en: '**1 treasure.** Undead. **Ongoing:** Once destroyed, this monster goes on top of the monster deck.',
        fr: '**1 Trésor.** Mort-Vivant. **Permanent :** Une fois détruit, ce Monstre va sur la pioche Monstre.',
      },
      on: {
        destroyed: {
          when: toMe,
          run({ game, self }) {
            const ghoul = game.now(self); // ERR-21
            if (game.sideDeck('monster', 'discard').includes(ghoul)) game.putOnOwnDeck(ghoul); // ZONE-27
          },
        },
      },
    }),

    minion('monster/poultrygeist', {
      power: 2,
      copies: 4,
      monster: 'undead',
      treasures: 1,
      name: { en: 'Poultrygeist', fr: 'Poulet-Geist' },
      icon: 'delapouite/rooster',
      text: {
        en: '**1 treasure.** Undead. **Ongoing:** For each other undead monster here, this one has +1 power.',
        fr: '**1 Trésor.** Mort-Vivant. **Permanent :** Pour chaque autre Monstre Mort-Vivant ici, celui-ci a Force +1.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => game.otherMonstersHere(self).filter((monster) => game.isUndead(monster)).length,
      },
    }),
  ],
};
