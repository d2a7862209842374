import type { games as en } from '../en/games.ts';
import type { Translation } from '../translation.ts';

export const games: Translation<typeof en> = {
  title: 'Vos parties',
  none: 'Aucune partie enregistrée pour le moment.',
  all: (count) => `Voir les ${count} parties`,
  turn: (turn) => `Tour ${turn}`,
  you: 'Vous',
  yourTurn: 'à vous de décider',
  turnOf: (player) => `en attente : ${player}`,
  won: (players) => `Victoire : ${players}`,
  youWon: 'Vous avez gagné',
  vp: (vp) => `${vp} PV`,
  goOn: 'Continuer',
  replay: 'Revoir',
  save: 'Enregistrer dans un fichier',
  remove: 'Supprimer',
  cancel: 'Annuler',
  removeTitle: 'Supprimer cette partie ?',
  removeText: (players) => `Cette partie (${players}) sera supprimée pour de bon. Les fichiers enregistrés restent.`,
  broken: 'Partie illisible',
  brokenText:
    'Cette partie enregistrée est endommagée. Vous pouvez l’enregistrer telle quelle dans un fichier, ou la supprimer.',
  removeBroken: 'Ce qui reste de cette partie sera supprimé pour de bon.',
  saveRaw: 'Enregistrer tel quel',
  openFile: 'Ouvrir un fichier de partie',
  unkept: {
    full: 'Le stockage de ce navigateur est plein : votre partie n’est plus enregistrée. Enregistrez-la dans un fichier, ou supprimez d’anciennes parties à l’accueil.',
    forbidden:
      'Ce navigateur ne permet pas à la page d’enregistrer : votre partie n’est pas enregistrée. Enregistrez-la dans un fichier avant de partir.',
  },
  elsewhere: 'Cette partie est ouverte dans un autre onglet',
  elsewhereText: 'Vous l’y avez ouverte après l’avoir ouverte ici. Rien n’est perdu : vous pouvez la continuer ici.',
  playHere: 'Jouer ici',
  linkBroken: 'Ce lien ne contient pas de partie, ou il est incomplet.',
  menu: 'Menu',
  watch: 'Revoir depuis le début',
  copyLink: 'Copier un lien vers cette partie',
  exportPosition: 'Exporter la position',
  exportNote:
    'Un fichier de scénario (YAML), pour signaler un bug ou créer un casse-tête. Les cartes que vous ne voyez pas sont inventées.',
  exportWholeNote:
    'Un fichier de scénario (YAML), pour signaler un bug ou créer un casse-tête. La partie est terminée : il montre toutes les cartes.',
  positionTitle: (turn) => `Position du tour ${turn}`,
  positionNote: (player) => `Vue par ${player}. Les cartes cachées sont inventées.`,
  settings: 'Réglages',
  close: 'Fermer',
  home: 'Quitter la table',
};
