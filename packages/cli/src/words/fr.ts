import { commands } from './commands.fr.ts';
import { numbersOf } from './numbers.ts';
import type { Wording } from './types.ts';

const { number, rounded, plural, either, all } = numbersOf('fr');

/** The groups of docs/rules.md. */
const TITLES: { readonly [id: string]: string } = {
  SETUP: 'Mise en place',
  TURN: 'Déroulement du tour',
  PLAY: 'Jouer des cartes, cartes supplémentaires',
  RES: 'Ordre de résolution',
  SCORE: 'Conquête',
  END: 'Fin de la partie',
  VAL: 'Valeurs : Force, Résistance, PV',
  TIME: 'Les mots du moment et autres mots des cartes',
  ZONE: 'Zones et déplacements',
  PROT: 'Protection et prévention',
  PTC: 'Marqueurs Force +1',
  MAD: 'Pioche Démence',
  MON: 'Monstres et Trésors',
  TITAN: 'Titans',
  APOW: 'Actions qui ont une Force',
  BURY: 'Enterrer',
  DUEL: 'Duels',
  TOP: 'Jouer du dessus de la pioche',
  COPY: 'Copier des effets',
  CTRL: 'Contrôle',
  NAME: 'Noms des cartes',
  STD: 'Actions standard',
  OWN: 'Appartenance aux Factions',
  BOX: 'Plusieurs boîtes de la même série',
  CONF: 'Règlement des conflits',
  ERR: 'Errata',
  CARD: 'Précisions sur les cartes',
  BASE: 'Précisions sur les Bases',
  EX: 'Exemples',
};

/** Hours, minutes or seconds. */
const timeLeft = (seconds: number): string => {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;
  return seconds >= 60 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds)} s`;
};

export const fr: Wording = {
  lang: 'fr',
  help: {
    title: 'baston : une bagarre de cartes dans le terminal, un serveur et des outils.',
    line: 'COMMANDE [OPTIONS]',
    more: 'baston COMMANDE --help explique une commande.',
    version: 'afficher la version',
    release: (release, rules) => `Baston ${release}, version ${rules} des règles`,
    options: {
      lang: ['LANGUE', 'fr ou en ; par défaut, la langue de l’environnement'],
      help: ['', 'afficher cette aide'],
    },
    usage: (line) => `Utilisation : ${line}`,
  },
  commands,
  errors: {
    line: (message) => `baston : ${message}`,
    noCommand: (name, commands) => `la commande « ${name} » n’existe pas ; les commandes sont ${all(commands)}`,
    noOption: (option) => `l’option ${option} n’existe pas ici ; --help donne celles qui existent`,
    needsValue: (option) => `${option} demande une valeur`,
    takesNoValue: (option) => `${option} ne prend pas de valeur`,
    unexpected: (word) => `« ${word} » n’est pas attendu ici`,
    notWhole: (option, min, max, given) =>
      `${option} est un nombre entier de ${number(min)} à ${number(max)}, pas « ${given} »`,
    notOneOf: (option, allowed, given) => `${option} est ${either(allowed)}, pas « ${given} »`,
    notPostgres: (option) => `${option} est l’adresse d’une base PostgreSQL, comme postgres://moi@machine/nom`,
    cannotRead: (file, reason) => `impossible de lire ${file} : ${reason}`,
    cannotWrite: (file, reason) => `impossible d’écrire ${file} : ${reason}`,
    notRecord: (file) => `${file} n’est pas une partie enregistrée`,
    notJson: (file) => `${file} n’est pas une partie enregistrée : ce n’est pas du JSON`,
    notPlayable: (file, why) => `${file} ne peut pas être rejoué. ${why}`,
    keeps: (file) => `${file} existe et n’est pas une partie enregistrée ; il reste tel quel`,
    nameRecord: 'indiquez le fichier d’une partie enregistrée',
    resumed:
      '--resume continue une partie telle qu’elle a été préparée ; n’indiquez ni --players, ni --factions, ni --titans, ni --seed',
    tooOften: (option, times, players) => `${option} figure ${times} fois, pour ${players} joueurs`,
    noFaction: (name) => `la Faction « ${name} » n’existe pas ; baston cards donne celles qui existent`,
    notTwoFactions: (given) => `--factions prend deux Factions par joueur, comme pirates,robots, et non « ${given} »`,
    factionTwice: (name) => `la Faction « ${name} » ne peut être prise qu’une fois`,
    tooFewFactions: (players, needed, given) =>
      `pour ${players} joueurs il faut au moins ${needed} Factions parmi lesquelles tirer, et non ${given}`,
    noSuchFile: (path) => `aucun fichier ni dossier de ce nom : ${path}`,
    nameScenarios: 'indiquez les fichiers de scénarios à exécuter, ou un dossier qui en contient',
    noScenario: (paths) => `aucun scénario dans ${either(paths)}`,
    badScenario: (file, fault) => `${file} : ${fault}`,
    noIds: 'docs/rules.md ou docs/examples.md ne contient aucun identifiant',
    reasons: {
      ENOENT: 'aucun fichier ni dossier de ce nom',
      EISDIR: 'c’est un dossier',
      ENOTDIR: 'ce n’est pas un dossier',
      EACCES: 'accès refusé',
      EADDRINUSE: 'le port est déjà utilisé ; choisissez-en un autre avec --port',
      EADDRNOTAVAIL: 'cette machine n’a pas cette adresse',
      ENOTFOUND: 'machine inconnue',
      ECONNREFUSED: 'connexion refusée',
      ENOSPC: 'le disque est plein',
    },
  },
  replay: {
    position: (answers, turn) =>
      `Tour ${turn}, après ${number(answers)} ${plural(answers, { one: 'réponse', other: 'réponses' })}`,
    onlyLog: (version, own) =>
      `Partie jouée avec la version ${version} des règles ; ce programme a la version ${own}. Voici le journal tel qu’il a été enregistré.`,
    notBegun: 'le premier tour n’a pas commencé : il n’y a pas encore de position',
  },

  hint: {
    isOver: 'la partie est finie : il n’y a rien à décider',
    cannotTell: (bot) => `${bot} ne donne pas de conseils : prenez un bot de novice à master, comme search`,
  },

  sim: {
    facts: {
      games: 'Parties',
      time: 'Durée',
      decisions: 'Décisions',
      turns: 'Tours',
      chain: 'Plus longue chaîne',
      bases: 'Bases',
      began: 'Premier joueur',
    },
    games: (count, players, bot, seed) => `${number(count)}, ${players} joueurs, bot ${bot}, graine ${seed}`,
    time: (seconds, games) => `${number(seconds, 1)} s, ${number(games / Math.max(seconds, 0.001))} parties/s`,
    decisions: (total, games) => `${number(total)}, ${number(total / games, 1)} par partie`,
    turns: (average, longest) => `${number(average, 1)} par partie, ${longest} au plus`,
    chain: (effects) => `${effects} ${effects === 1 ? 'effet' : 'effets'}, chacun déclenché par le précédent`,
    bases: (average) => `${number(average, 1)} ${plural(average, { one: 'conquise', other: 'conquises' })} par partie`,
    began: (won, even) => `gagne ${won} des parties (${even} si tout était égal)`,
    byPlayer: 'Victoires par joueur',
    player: (player) => `joueur ${player}`,
    byFaction: 'Victoires par Faction',
    outOf: (games) => `sur ${number(games)}`,
    byBase: 'Bases conquises par partie',
    gamesPlayed: (done, of, perSecond) =>
      `${number(done)} ${plural(done, { one: 'partie', other: 'parties' })} sur ${number(of)}, ${number(perSecond)}/s`,
    abilitiesReached: (done, of, perSecond) =>
      `${number(done)} ${plural(done, { one: 'effet', other: 'effets' })} sur ${number(of)}, ${number(perSecond)}/s`,
    stopped: (done, of) =>
      `Arrêt après ${number(done)} ${plural(done, { one: 'partie', other: 'parties' })} sur ${number(of)}.`,
    stoppedForcing: (done, of) =>
      `Arrêt après ${number(done)} ${plural(done, { one: 'effet', other: 'effets' })} sur ${number(of)}.`,
    allHolds: 'Toutes les vérifications sont bonnes après chaque étape de chaque partie.',
    reached: (done, of) => `Effets atteints : ${number(done)} sur ${number(of)}`,
    never: (ability) => `jamais : ${ability}`,
    fails: (seed, message) => `la partie de graine ${seed} a échoué : ${message}`,
    again: (command) => `pour reproduire : ${command}`,
  },
  lab: {
    noStudy: 'choisissez une étude : baston lab duel, tournament, balance, selfplay, train, puzzles ou worker',
    notTaken: (study, option) => `lab ${study} n’a pas d’option ${option}`,
    nameTwoBots: 'nommez deux bots, comme baston lab duel planner greedy',
    nameEntrants: 'nommez au moins deux bots, ou deux paires de Factions, comme pirates+robots zombies+aliens',
    written: (file) => `Écrit dans ${file}.`,
    factions: 'Par Faction',
    order: 'Ordre de jeu',
    place: (place) => `joueur ${place}`,
    people: (correlation, bot) =>
      `Corrélation des rangs avec des parties entre humains : ${number(correlation, 2)} (${bot} jouait)`,
    needsOut: '--resume a besoin de --out FICHIER : les parties à continuer',
    notAStudy: (file) => `${file} n’est pas un fichier du labo ; il reste tel quel`,
    anotherStudy: (file) => `${file} contient d’autres parties : d’autres bots, une autre graine ou un autre nombre`,
    exists: (file) => `${file} existe déjà ; --resume le continue`,
    broken: (lines) =>
      `${number(lines)} ${plural(lines, { one: 'ligne du fichier n’a pas pu être lue', other: 'lignes du fichier n’ont pas pu être lues' })} ; le reste est gardé.`,
    progress: (done, of, left) => `${number(done)} sur ${number(of)}, reste ${timeLeft(left)}`,
    stopped: (done, of) =>
      `Arrêt après ${number(done)} ${plural(done, { one: 'partie', other: 'parties' })} sur ${number(of)}.`,
    duel: (one, other, players) => (players === 2 ? `${one} contre ${other}` : `${one} contre ${players - 1} ${other}`),
    rate: (rate, low, high, games) =>
      `gagne ${rate} (${low} à ${high}) de ${number(games)} ${plural(games, { one: 'partie', other: 'parties' })}`,
    fair: (rate) => `${rate} serait équitable`,
    length: (turns) => `${number(turns, 1)} tours par partie`,
    needsGamesFile: 'indiquez où écrire les parties : --out FICHIER',
    needsGames: 'nommez les fichiers des parties d’entraînement, écrits par baston lab selfplay',
    notGames: (file) => `${file} ne contient pas de parties de baston lab selfplay`,
    otherRules: (file, theirs, ours) =>
      `les parties de ${file} suivent la version ${theirs} des règles ; celles-ci sont la version ${ours}`,
    notWeights: (file) => `${file} ne contient pas de poids de ce réseau`,
    played: (games, file) => `${number(games)} ${plural(games, { one: 'partie', other: 'parties' })} dans ${file}`,
    trained: (positions, games) => `${number(positions)} positions de ${number(games)} parties`,
    loss: (kept, uniform) => `perte logarithmique ${number(kept, 4)} ; ${number(uniform, 4)} au hasard`,
    reliability: (mean, won, estimates) => `estimé ${mean}, gagné ${won} (${estimates} estimations)`,
    needsFolder: 'indiquez un dossier pour les casse-têtes : --out DOSSIER',
    holdsPuzzles: (file) => `${file} existe déjà ; choisissez un autre dossier`,
    noPuzzles: (folder) => `aucun casse-tête dans ${folder}`,
    found: (puzzles, games) =>
      `${number(puzzles)} ${plural(puzzles, { one: 'casse-tête', other: 'casse-têtes' })} dans ${number(games)} ${plural(games, { one: 'partie', other: 'parties' })}`,
    solved: (bot, solved, of) =>
      `${bot} résout ${number(solved)} ${plural(solved, { one: 'casse-tête', other: 'casse-têtes' })} sur ${number(of)}`,
    unsolved: 'Non résolus :',
    needsQueue: 'indiquez l’adresse de la file d’attente : --queue postgres://…',
    unreachable: (host, reason) => `impossible de joindre la file d’attente (${host}) : ${reason}`,
    works: (host, threads) =>
      `Parties de la file d’attente (${host}) sur ${number(threads)} ${plural(threads, { one: 'fil', other: 'fils' })} d’exécution. Ctrl-C pour arrêter.`,
    worked: (games) => `${number(games)} ${plural(games, { one: 'partie jouée', other: 'parties jouées' })}.`,
  },
  bench: {
    machine: (node, rules, unitMs) => `node ${node}, règles ${rules} ; une unité a pris ${rounded(unitMs)} ms`,
    perUnit: 'Nombre par unité (médiane, du 10e au 90e centile) :',
    games: (players) => `parties complètes, ${players} joueurs`,
    decisions: (players) => `décisions, ${players} joueurs`,
    clones: 'copies de l’état',
    resumptions: 'décisions reprises',
    iterations: 'itérations d’une recherche, sur 6 tours',
    thinking: 'Temps de réflexion d’un bot par décision, en unités :',
    range: (low, high, best) => `(de ${low} à ${high}, au mieux ${best})`,
    parked: (median, most) => `Une partie suspendue : ${rounded(median)} octets (au plus ${rounded(most)})`,
    byCards: 'Décisions par unité selon le nombre de cartes en jeu :',
    against: 'Par rapport aux objectifs :',
    goals: {
      games2: 'parties à 2 joueurs par unité',
      games4: 'parties à 4 joueurs par unité',
      decisions: 'décisions par unité',
      clones: 'copies par unité',
      resumptions: 'reprises par unité',
      iterations: 'itérations de recherche par unité',
      parkedBytes: 'octets d’une partie suspendue',
    },
    goal: (value) => `objectif ${value}`,
    stages: {
      warmUp: 'échauffement',
      games: 'parties complètes',
      clones: 'copies',
      resumptions: 'reprises',
      bots: 'bots',
      parked: 'parties suspendues',
    },
  },
  rules: {
    title: (id, english) => TITLES[id] ?? english,
    share: (shown, of) => `${shown} sur ${of}`,
    missing: 'aucun :',
    missingInterface: 'aucun, mais ne concerne que l’interface :',
    missingCardless: 'aucun, et aucune carte des livrets ne peut le montrer :',
    covered: (shown, of, scenarios) =>
      `${plural(shown, { one: `${number(shown)} règle ou exemple sur ${number(of)} a`, other: `${number(shown)} règles et exemples sur ${number(of)} ont` })} un scénario ; il y a ${number(scenarios)} ${plural(scenarios, { one: 'scénario', other: 'scénarios' })}.`,
    cards: (missing, of) => `Cartes sans scénario : ${number(missing)} sur ${number(of)}`,
    noneMissing: 'aucune',
    unknown: (file, id) => `${file} cite ${id}, qui n’est ni une règle, ni un exemple, ni une carte`,
  },
  scenario: {
    outcome: (passed, failed) =>
      `${number(passed)} ${plural(passed, { one: 'réussi', other: 'réussis' })}, ${number(failed)} ${plural(failed, { one: 'échoué', other: 'échoués' })}`,
    otherEvents: 'une pause aux questions change ce qui se passe',
    otherOutcome: 'une pause ou un enregistrement change le résultat',
  },

  serve: {
    building: 'Construction du site ; un instant…',
    noSite: 'le site n’est pas construit, et les outils pour le construire ne sont pas installés : lancez npm ci',
    listening: (address) => `Baston tourne à l’adresse ${address}`,
    others: (addresses) => `Sur votre réseau : ${all(addresses)}`,
    keeps: (where) => `Les parties sont enregistrées dans ${where}`,
    howToStop: 'Ctrl-C pour arrêter.',
    stopping: 'Arrêt. Les parties continueront quand le serveur redémarrera.',
    draining: (seconds) =>
      `Plus de nouvelles tables ; arrêt dans ${number(seconds)} s, ou dès que plus personne n’est connecté.`,
    shortToken: (option, least) => `${option} demande au moins ${least} caractères, pour que personne ne le devine`,
    badPattern: (file, line, reason) => `${file}, ligne ${line}, n’est pas un motif de nom valable : ${reason}`,
    badPushHost: (host) => `${host} n’est pas un nom d’hôte comme push.example.org ou *.example.org`,
    cannotListen: (address, reason) => `impossible d’écouter à l’adresse ${address} : ${reason}`,
    notAFile: (option) => `${option} doit être un fichier ; pour une base PostgreSQL, utilisez --database`,
    troubles: {
      away: (where, reason) => `${where} ne répond pas : ${reason}`,
      busy: (where) => `${where} est déjà utilisé : par un autre serveur, ou par une autre sauvegarde`,
      full: (where, reason) => `impossible d’écrire dans ${where} : ${reason}`,
      filled: (where) => `${where} contient déjà des parties ou des personnes ; --overwrite les remplace toutes`,
      damaged: (_where, reason) => `la sauvegarde est inutilisable : ${reason}`,
      newer: (where) => `${where} vient d’une version plus récente de ce programme`,
      refused: (where, reason) => `${where} est inutilisable : ${reason}`,
    },
  },
  backup: {
    nameFile: 'indiquez le fichier de la sauvegarde',
    notServer: (address) => `« ${address} » n’est pas l’adresse d’un serveur, comme http://localhost:8080`,
    needsToken: (address) =>
      `le fichier est utilisé par un serveur, qui doit s’en charger : donnez à BASTON_ADMIN_TOKEN la même valeur que pour le serveur ${address}`,
    wrongToken: (host) => `le serveur ${host} a un autre jeton d’administration`,
    noAdmin: (host) => `le serveur ${host} a été lancé sans jeton d’administration : lancez-le avec BASTON_ADMIN_TOKEN`,
    notPlain: 'ce n’est pas un fichier ordinaire',
    brokenOff: 'le serveur a interrompu la sauvegarde ; son journal dit pourquoi (son disque est-il plein ?)',
    done: (file, rows) => `${file} est complet : ${number(rows)} ${plural(rows, { one: 'ligne', other: 'lignes' })}.`,
    restored: (file, rows) =>
      `${file} a été restauré : ${number(rows)} ${plural(rows, { one: 'ligne', other: 'lignes' })}.`,
  },
  verify: {
    nameTable: 'indiquez le lien d’une table, ou un fichier qui contient son enregistrement',
    notTable: (from) => `${from} n’est pas une table jouée sur un serveur`,
    unreachable: (host, reason) => `impossible de joindre ${host} : ${reason}`,
    refused: (message) => `le serveur répond : ${message}`,
    faults: {
      'not-over': 'La partie n’est pas terminée : le serveur n’a pas révélé son secret.',
      'other-commitment': 'Ce n’est pas ce que le serveur avait promis avant la partie.',
      'other-secret': 'Le secret n’est pas celui que le serveur avait promis.',
      'other-share': 'La part d’un joueur a été changée.',
      'other-seed': 'Les cartes n’ont pas été distribuées à partir du secret et des parts des joueurs.',
    },
    replays: (answers) =>
      `La partie découle de la donne : ${number(answers)} ${plural(answers, { one: 'réponse rejouée', other: 'réponses rejouées' })}.`,
    diverges: 'La partie ne découle pas de la donne.',
    unchecked: (version, own) =>
      `La partie n’a pas été rejouée : elle a été jouée avec la version ${version} des règles, et ce programme a la version ${own}. Avec --run-rules, il télécharge les règles depuis le serveur et les exécute.`,
    noRules: (from) =>
      `les règles de cette partie ne se téléchargent qu’avec le lien de sa table, et ${from} n’est pas un tel lien`,
    otherRules: 'le serveur a envoyé d’autres règles que celles de l’enregistrement : rien n’a été exécuté',
    fair: 'La donne découle du secret que le serveur avait promis et de ce que chaque joueur a ajouté.',
    trusted: 'Ajoutez --commitment pour comparer avec ce que vous avez vu avant la partie.',
  },
};
