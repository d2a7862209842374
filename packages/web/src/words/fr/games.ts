import type { games as en } from '../en/games.ts';
import type { Translation } from '../translation.ts';

export const games: Translation<typeof en> = {
  title: 'Vos parties',
  none: 'Aucune partie n’est encore enregistrée.',
  all: (count) => `Voir les ${count} parties`,
  turn: (turn) => `Tour ${turn}`,
  you: 'Vous',
  yourTurn: 'à vous de décider',
  turnOf: (player) => `au tour de ${player}`,
  won: (players) => `Victoire : ${players}`,
  youWon: 'Vous avez gagné',
  vp: (vp) => `${vp} PV`,
  goOn: 'Reprendre',
  replay: 'Revoir',
  save: 'Enregistrer dans un fichier',
  remove: 'Supprimer',
  cancel: 'Annuler',
  removeTitle: 'Supprimer cette partie ?',
  removeText: (players) =>
    `Cette partie (${players}) sera perdue pour de bon. Un fichier que vous avez enregistré reste.`,
  broken: 'Une partie illisible',
  brokenText: 'Ce qui est enregistré ici est abîmé. Vous pouvez le sauver tel quel dans un fichier, ou le supprimer.',
  removeBroken: 'Ce qui reste de cette partie sera perdu pour de bon.',
  saveRaw: 'Sauver ce qu’il y a',
  openFile: 'Ouvrir un fichier de partie',
  unkept: {
    full: 'Le stockage de ce navigateur est plein : votre partie n’est plus enregistrée. Enregistrez-la dans un fichier, ou supprimez d’anciennes parties à l’accueil.',
    forbidden:
      'Ce navigateur ne permet pas à la page d’enregistrer : votre partie n’est pas conservée. Enregistrez-la dans un fichier avant de partir.',
  },
  elsewhere: 'Cette partie continue dans un autre onglet',
  elsewhereText: 'Elle y a été ouverte après l’avoir été ici. Rien n’est perdu : vous pouvez la reprendre ici.',
  playHere: 'La jouer ici',
  linkBroken: 'Ce lien ne contient pas de partie, ou il est incomplet.',
  menu: 'Menu',
  watch: 'Revoir depuis le début',
  copyLink: 'Copier un lien vers cette partie',
  exportPosition: 'Exporter la position',
  exportNote:
    'Un fichier de scénario (YAML), pour signaler une erreur ou poser un problème. Les cartes que vous ne voyez pas sont inventées.',
  exportWholeNote:
    'Un fichier de scénario (YAML), pour signaler une erreur ou poser un problème. La partie est terminée : il montre toutes les cartes, là où elles sont.',
  positionTitle: (turn) => `Une position du tour ${turn}`,
  positionNote: (player) => `Position vue par ce joueur : ${player}. Les cartes cachées sont inventées.`,
  settings: 'Réglages',
  close: 'Fermer',
  home: 'Quitter la table',
};
