/** The texts of the admin page, in both languages. */
import type { OnlineCode } from '@baston/table';
import type { Trouble } from '../operating/health.ts';
import type { TableRow } from '../store/store.ts';

export interface AdminWords {
  readonly lang: 'en' | 'fr';
  readonly otherLanguage: string;
  readonly title: string;
  readonly signIn: string;
  readonly yourName: string;
  readonly nameNote: string;
  readonly token: string;
  readonly wrongToken: string;
  readonly signOut: string;
  readonly signedInAs: (who: string) => string;
  readonly back: string;
  readonly confirm: string;

  readonly load: string;
  readonly connections: string;
  readonly tablesInMemory: string;
  readonly memory: string;
  readonly diskFree: string;
  readonly bytes: (megabytes: string) => string;
  readonly health: string;
  readonly healthy: string;
  readonly troubles: { readonly [T in Trouble]: string };
  readonly stopsAt: (time: string) => string;

  readonly message: string;
  readonly messageNote: string;
  readonly text: string;
  readonly send: string;
  readonly drain: string;
  readonly drainNote: string;
  readonly minutes: string;

  readonly tables: string;
  readonly table: string;
  readonly noTables: string;
  readonly phases: { readonly [P in TableRow['phase']]: string };
  readonly phase: string;
  readonly players: string;
  readonly changed: string;
  readonly rules: string;
  readonly endTable: string;
  readonly endNote: string;
  readonly remove: string;
  readonly removeNote: string;
  readonly seat: (number: number) => string;
  readonly nobody: string;
  readonly bot: string;

  readonly people: string;
  readonly name: string;
  readonly find: string;
  readonly nobodyFound: string;
  readonly ban: string;
  readonly banNote: string;
  readonly unban: string;
  readonly banned: string;
  readonly nobodyBanned: string;

  readonly audit: string;
  readonly nothingDone: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly target: string;
  readonly detail: string;
  readonly actions: { readonly [action: string]: string };
  readonly failed: string;
  readonly failures: { readonly other: string } & { readonly [C in OnlineCode]?: string };
}

const en: AdminWords = {
  lang: 'en',
  otherLanguage: 'Français',
  title: 'Baston: administration',
  signIn: 'Sign in',
  yourName: 'Your name',
  nameNote: 'It appears in the audit log with everything you do.',
  token: 'Admin token',
  wrongToken: 'Wrong token.',
  signOut: 'Sign out',
  signedInAs: (who) => `Signed in as ${who}`,
  back: 'Back to the overview',
  confirm: 'Yes, do it',

  load: 'Load',
  connections: 'Connections',
  tablesInMemory: 'Tables in memory',
  memory: 'Memory',
  diskFree: 'Free disk space',
  bytes: (megabytes) => `${megabytes} MB`,
  health: 'Health',
  healthy: 'Everything works',
  troubles: {
    database: 'The database is not responding',
    disk: 'The disk is full, or nearly so',
    write: 'The last command could not be saved',
  },
  stopsAt: (time) => `This node opens no new tables and stops at ${time}, or as soon as nobody is connected.`,

  message: 'Message to everybody',
  messageNote: 'Everyone who is at a table now sees it.',
  text: 'Text',
  send: 'Send',
  drain: 'Stop for an update',
  drainNote: 'From now on this node opens no new tables. It tells the players and stops after this time.',
  minutes: 'Minutes',

  tables: 'Tables',
  table: 'Table',
  noTables: 'No tables.',
  phases: { open: 'Waiting for players', playing: 'Playing', over: 'Over' },
  phase: 'State',
  players: 'Players',
  changed: 'Last change',
  rules: 'Rules version',
  endTable: 'Close this table',
  endNote: 'The game ends without a winner. This can’t be undone.',
  remove: 'Remove from this table',
  removeNote:
    'Before the game, the seat becomes free. During the game, the player resigns: a bot plays on, or the last player left wins.',
  seat: (number) => `Seat ${number}`,
  nobody: 'Nobody',
  bot: 'Bot',

  people: 'People',
  name: 'Name',
  find: 'Search',
  nobodyFound: 'Nobody found.',
  ban: 'Ban',
  banNote: 'They lose their seats and can’t do anything on this server under this identity.',
  unban: 'Lift the ban',
  banned: 'Banned people',
  nobodyBanned: 'Nobody is banned.',

  audit: 'Audit log',
  nothingDone: 'No entries yet.',
  when: 'When (UTC)',
  who: 'Who',
  what: 'What',
  target: 'To',
  detail: 'Detail',
  actions: {
    message: 'Message to everybody',
    drain: 'Stop for an update',
    end: 'Closed a table',
    remove: 'Removed from a table',
    ban: 'Banned',
    unban: 'Lifted a ban',
    backup: 'Made a backup',
    restore: 'Restored a backup',
    'sign-in': 'Signed in',
  },
  failed: 'That didn’t work',
  failures: {
    'bad-message': 'Something in the form is missing, too long or not a number.',
    'no-table': 'This table doesn’t exist.',
    begun: 'The game is already over.',
    'no-seat': 'This seat is empty.',
    'too-frequent': 'Too many wrong tokens: try again in a minute.',
    unavailable: 'The database is not responding, or its disk is full. Try again in a moment.',
    other: 'The table may have changed meanwhile: reload the page. The server’s log says more.',
  },
};

const fr: AdminWords = {
  lang: 'fr',
  otherLanguage: 'English',
  title: 'Baston : administration',
  signIn: 'Se connecter',
  yourName: 'Votre nom',
  nameNote: 'Il est inscrit au journal d’audit avec tout ce que vous faites.',
  token: 'Jeton d’administration',
  wrongToken: 'Jeton erroné.',
  signOut: 'Se déconnecter',
  signedInAs: (who) => `Session de ${who}`,
  back: 'Retour à la vue d’ensemble',
  confirm: 'Oui, confirmer',

  load: 'Charge',
  connections: 'Connexions',
  tablesInMemory: 'Tables en mémoire',
  memory: 'Mémoire',
  diskFree: 'Espace disque libre',
  bytes: (megabytes) => `${megabytes} Mo`,
  health: 'État',
  healthy: 'Tout fonctionne',
  troubles: {
    database: 'La base de données ne répond pas',
    disk: 'Le disque est plein, ou presque',
    write: 'La dernière commande n’a pas pu être enregistrée',
  },
  stopsAt: (time) =>
    `Ce nœud n’ouvre plus de tables et s’arrêtera à ${time}, ou dès que plus personne ne sera connecté.`,

  message: 'Message à tout le monde',
  messageNote: 'Toutes les personnes à une table en ce moment le voient.',
  text: 'Texte',
  send: 'Envoyer',
  drain: 'Arrêter pour une mise à jour',
  drainNote: 'Dès maintenant, ce nœud n’ouvre plus de tables ; il prévient les joueurs et s’arrête après ce délai.',
  minutes: 'Minutes',

  tables: 'Tables',
  table: 'Table',
  noTables: 'Aucune table.',
  phases: { open: 'Attend des joueurs', playing: 'En cours', over: 'Terminée' },
  phase: 'État',
  players: 'Joueurs',
  changed: 'Dernier changement',
  rules: 'Version des règles',
  endTable: 'Fermer cette table',
  endNote: 'La partie se termine sans vainqueur. C’est définitif.',
  remove: 'Retirer de cette table',
  removeNote:
    'Avant la partie, la place redevient libre. Pendant la partie, c’est un abandon : un bot continue, ou la dernière personne en jeu gagne.',
  seat: (number) => `Place ${number}`,
  nobody: 'Personne',
  bot: 'Bot',

  people: 'Personnes',
  name: 'Nom',
  find: 'Chercher',
  nobodyFound: 'Aucun résultat.',
  ban: 'Bannir',
  banNote: 'Cette personne perd ses places et ne peut plus rien faire sur ce serveur sous cette identité.',
  unban: 'Lever le bannissement',
  banned: 'Personnes bannies',
  nobodyBanned: 'Personne n’est banni.',

  audit: 'Journal d’audit',
  nothingDone: 'Aucune entrée.',
  when: 'Quand (UTC)',
  who: 'Qui',
  what: 'Quoi',
  target: 'Cible',
  detail: 'Détail',
  actions: {
    message: 'Message à tout le monde',
    drain: 'Arrêt pour une mise à jour',
    end: 'Fermeture d’une table',
    remove: 'Retrait d’une table',
    ban: 'Bannissement',
    unban: 'Levée d’un bannissement',
    backup: 'Sauvegarde',
    restore: 'Restauration',
    'sign-in': 'Connexion',
  },
  failed: 'L’opération a échoué',
  failures: {
    'bad-message': 'Dans le formulaire, quelque chose manque, est trop long ou n’est pas un nombre.',
    'no-table': 'Cette table n’existe pas.',
    begun: 'La partie est déjà terminée.',
    'no-seat': 'Personne n’occupe cette place.',
    'too-frequent': 'Trop de jetons erronés : réessayez dans une minute.',
    unavailable: 'La base de données ne répond pas, ou son disque est plein. Réessayez dans un instant.',
    other: 'La table a peut-être changé entre-temps : rechargez la page. Le journal du serveur en dit plus.',
  },
};

/** French for those who ask for it, by the cookie of the page or by their browser; else English. */
export function adminWords(chosen: string | undefined, accepted = ''): AdminWords {
  const lang = chosen ?? (/^\s*fr\b/i.test(accepted) ? 'fr' : 'en');
  return lang === 'fr' ? fr : en;
}
