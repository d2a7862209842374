/** The help of each command, in French. */
import type { Wording } from './types.ts';

export const commands: Wording['commands'] = {
  play: {
    summary: 'jouer une partie dans le terminal',
    line: '[OPTIONS]',
    about: 'Joue une partie : vous contre un bot, sauf indication contraire. Tapez h pendant la partie pour l’aide.',
    options: {
      players: ['N', '2 à 4 joueurs'],
      seat: [
        'QUI',
        'un joueur : human, ou un bot, du plus faible au plus fort : random, restless, rookie, novice, amateur, greedy, regular, adept, planner, search, master (search:500ms réfléchit une demi-seconde) ; une fois par joueur',
      ],
      factions: [
        'A,B',
        'deux Factions, par leur nom ; une fois par joueur, tirées au sort sinon ; ou « random » (par défaut), ou « draft »',
      ],
      titans: ['', 'avec les Titans facultatifs'],
      seed: ['TEXTE', 'la même graine donne la même donne'],
      save: ['FICHIER', 'y enregistrer la partie quand elle finit ou que vous quittez'],
      resume: ['FICHIER', 'continuer une partie enregistrée'],
    },
    after: 'baston cards donne la liste des Factions et de leurs cartes.',
  },
  replay: {
    summary: 'afficher le journal d’une partie enregistrée',
    line: 'FICHIER [OPTIONS]',
    about:
      'Rejoue une partie enregistrée par baston play --save FICHIER ou par le navigateur, et affiche son journal et son résultat.',
    options: {
      seat: ['N', 'vue par le joueur N (1 à 4) ; par défaut, ce que tout le monde pouvait voir'],
      position: [
        'N',
        'affiche plutôt la position après N réponses sous forme de scénario (au milieu d’un effet : celle où il a commencé) ; avec --seat, ce que ce joueur ne peut pas savoir est inventé',
      ],
    },
    after: '',
  },
  hint: {
    summary: 'montrer ce que ferait un bot dans une partie enregistrée',
    line: 'FICHIER [OPTIONS]',
    about:
      'Montre ce qu’un bot pense de chaque choix dans une partie enregistrée : les chances de gagner, et pourquoi.',
    options: {
      position: ['N', 'après N réponses ; par défaut, à la fin de la partie enregistrée'],
      bot: ['BOT', 'le bot à interroger : de novice à master, search par défaut, comme search:5000'],
      json: ['', 'afficher en JSON'],
    },
    after: '',
  },
  cards: {
    summary: 'lister toutes les cartes et les Bases',
    line: '[OPTIONS]',
    about: 'Liste toutes les cartes et les Bases, par Faction.',
    options: {
      json: [
        '',
        'afficher en JSON : identifiant, boîte, Faction, type, exemplaires, Force, Résistance, PV, et nom et texte dans les deux langues',
      ],
    },
    after: '',
  },
  sim: {
    summary: 'jouer de nombreuses parties entre bots',
    line: '[OPTIONS]',
    about:
      'Joue des parties entre bots et affiche un bilan. Ctrl-C arrête tout ; le bilan porte alors sur les parties déjà jouées.',
    options: {
      games: ['N', 'combien ; 1000 par défaut'],
      players: ['N', '2 à 4 joueurs ; 2 par défaut'],
      factions: ['A,B,…', 'ne tirer que parmi ces Factions'],
      titans: ['', 'avec les Titans facultatifs'],
      seed: ['TEXTE', 'la même graine donne les mêmes parties ; « sim » par défaut'],
      bot: [
        'BOT',
        'random (par défaut), restless, rookie, novice, amateur, greedy, regular, adept, planner, search ou master ; au besoin avec le nombre de parties à simuler, comme search:1000',
      ],
      jobs: ['N', 'nombre de fils d’exécution ; 1 par défaut'],
      check: [
        '',
        'vérifier l’état après chaque étape et, de temps en temps, l’enregistrement, la restauration et la copie ; ensuite, jouer jusqu’à ce que chaque effet de chaque carte ait servi, et lister ceux qui n’ont jamais servi',
      ],
    },
    after:
      'Code de sortie : 0, ou 1 si une partie échoue ou si un effet n’est jamais atteint. La graine d’une partie qui échoue est indiquée : --games 1 --seed GRAINE la rejoue.',
  },
  lab: {
    summary: 'mesurer bots et Factions par de nombreuses parties',
    line: 'ÉTUDE [OPTIONS]',
    about:
      'duel A B : le bot A contre B (contre trois B à quatre joueurs), à chaque place et avec les mêmes donnes. tournament A B C… : chaque bot contre chaque autre ; ou des paires de Factions, comme pirates+robots, jouées par --bot. balance : combien de fois chaque Faction et chaque paire gagne. selfplay : des parties d’entraînement, de deux à quatre joueurs, dans le fichier --out. train FICHIER… : entraîne le réseau des bots sur ces parties et en écrit les poids dans --out ; avec --positions, écrit ce sur quoi s’entraîne un GPU, et avec --weights, dit ce que valent les poids ainsi obtenus. puzzles : trouve des positions où un tour bien pensé gagne la partie ou conquiert une Base, et les écrit comme scénarios dans le dossier --out ; avec --solve BOT, compte les casse-têtes d’un dossier que le bot résout. worker : joue les parties de --queue pour d’autres machines.',
    options: {
      games: ['N', 'combien ; 200 par défaut'],
      players: ['N', 'pour duel et balance : 2 à 4 joueurs ; 2 par défaut'],
      factions: ['A,B,…', 'tirer au sort parmi ces Factions seulement'],
      seed: ['TEXTE', 'la même graine donne les mêmes parties ; « lab » par défaut, « puzzles » pour puzzles'],
      bot: [
        'BOT',
        'le bot qui joue quand on mesure les Factions, et pour puzzles ; greedy par défaut, greedy:16 pour puzzles',
      ],
      jobs: ['N', 'nombre de fils d’exécution ; un par cœur par défaut'],
      out: ['FICHIER', 'y écrire chaque partie dès qu’elle se termine'],
      resume: ['', 'continuer les parties de ce fichier'],
      csv: ['FICHIER', 'écrire une ligne par joueur et par partie'],
      report: ['FICHIER', 'écrire un rapport avec des graphiques : un seul fichier HTML'],
      queue: ['URL', 'une base PostgreSQL ; les machines qui s’en servent jouent les parties'],
      solve: ['BOT', 'le bot qui résout les casse-têtes'],
      effort: ['N', 'pour selfplay : combien de mondes le bot joue au plus pour une décision ; 40 par défaut'],
      weights: [
        'FICHIER',
        'pour selfplay : jouer avec ce réseau, non avec des poids réglés à la main ; pour train : voir plus haut',
      ],
      positions: ['DOSSIER', 'pour train : voir plus haut'],
      json: ['', 'afficher en JSON'],
    },
    after:
      'Bots : random, restless, rookie, novice, amateur, greedy, regular, adept, planner, search, master, search:1000. Ctrl-C garde ce qui est fait.',
  },
  bench: {
    summary: 'mesurer la vitesse du moteur',
    line: '[OPTIONS]',
    about:
      'Joue des parties au hasard et les mesure à une unité : le temps de calcul de 20 millions de pas de xorshift32, pris pendant la même exécution. Laissez la machine inoccupée pendant ce temps.',
    options: {
      windows: ['N', 'nombre de courtes mesures par chiffre ; 60 par défaut'],
      json: ['', 'afficher en JSON'],
    },
    after: '',
  },
  scenario: {
    summary: 'exécuter des scénarios et signaler les échecs',
    line: 'FICHIER… [OPTIONS]',
    about:
      'Exécute des fichiers de scénarios, ou tous ceux d’un dossier, et signale les échecs. docs/scenarios.md décrit le format.',
    options: { seeds: ['N', 'exécuter avec N graines les scénarios qui n’en indiquent pas'] },
    after: 'Code de sortie : 0 si tous réussissent, 1 si certains échouent, 2 si un fichier ne peut pas être lu.',
  },
  rules: {
    summary: 'lister les règles sans scénario',
    line: '[OPTIONS]',
    about: 'Compare docs/rules.md, docs/examples.md et les cartes avec les scénarios, et liste ce qui n’en a pas.',
    options: { json: ['', 'afficher en JSON'] },
    after: 'Code de sortie : 0, ou 1 si un scénario cite une règle qui n’existe pas.',
  },
  serve: {
    summary: 'lancer un serveur : des tables entre amis, dans le navigateur',
    line: '[OPTIONS]',
    about:
      'Sert le jeu du navigateur et ses tables, sur un seul port. Avec le lien d’une table, on peut y jouer. Chaque coup est enregistré avant d’être confirmé. Ctrl-C arrête le serveur ; les parties continuent quand il redémarre.',
    options: {
      port: ['N', '8080 par défaut ; ou PORT'],
      host: ['ADRESSE', 'adresse d’écoute ; toutes par défaut, cette machine seulement avec --proxy ; ou HOST'],
      data: ['FICHIER', 'le fichier SQLite où tout est enregistré ; baston.db par défaut ; ou BASTON_DATA'],
      database: ['URL', 'à la place, une base PostgreSQL que plusieurs serveurs peuvent partager ; ou DATABASE_URL'],
      proxy: ['', 'faire confiance aux en-têtes d’un serveur mandataire placé devant ; ou BASTON_PROXY=1'],
      origin: ['URL', 'autoriser aussi les pages de cette origine ; ou BASTON_ORIGIN'],
      bots: ['N', 'fils d’exécution pour les bots ; un de moins que de cœurs par défaut ; ou BASTON_BOTS'],
      keep: ['JOURS', 'supprimer les tables inactives depuis ce temps ; 90 par défaut, 0 pour jamais ; ou BASTON_KEEP'],
      window: [
        'SECONDES',
        'temps minimal pour utiliser un effet Spécial ; le double au plus ; 3 par défaut ; ou BASTON_WINDOW',
      ],
      drain: [
        'SECONDES',
        'le délai laissé aux joueurs avant l’arrêt pour une mise à jour (SIGUSR2) ; 300 par défaut ; ou BASTON_DRAIN',
      ],
      names: ['FICHIER', 'motifs des noms interdits, un par ligne ; ou BASTON_NAMES'],
      'no-push': ['', 'ne jamais notifier aux joueurs leur tour par leur navigateur ; ou BASTON_PUSH=0'],
      'push-host': ['HÔTE', 'notifier aussi les joueurs par ce service push ; ou BASTON_PUSH_HOST'],
      'admin-token': ['TEXTE', 'ouvre la page d’administration, /admin ; plutôt par BASTON_ADMIN_TOKEN'],
      log: ['NIVEAU', 'silent, error, warn, info ou debug ; des lignes de JSON ; ou BASTON_LOG'],
    },
    after: 'docs/operating.md explique comment exploiter, sauvegarder, mettre à jour et étendre un serveur.',
  },
  backup: {
    summary: 'sauvegarder tout ce qu’un serveur enregistre, pendant qu’il tourne',
    line: 'FICHIER [OPTIONS]',
    about:
      'Écrit parties, personnes et jetons dans un seul fichier, tels qu’ils sont à un instant donné. Une base PostgreSQL est lue directement. Un fichier SQLite qu’un serveur utilise est sauvegardé par ce serveur, ce qui demande un jeton d’administration ; sans serveur, il est lu directement.',
    options: {
      data: ['FICHIER', 'le fichier SQLite ; baston.db par défaut ; ou BASTON_DATA'],
      database: ['URL', 'à la place, une base PostgreSQL ; ou DATABASE_URL'],
      server: ['URL', 'le serveur qui fait la sauvegarde ; http://localhost:8080 par défaut'],
      token: ['TEXTE', 'son jeton d’administration ; plutôt par BASTON_ADMIN_TOKEN'],
    },
    after:
      'Le fichier ne contient que l’empreinte des jetons d’appareils, mais les noms et les parties en clair : gardez-le pour vous.',
  },
  restore: {
    summary: 'remplacer les données d’un serveur par une sauvegarde',
    line: 'FICHIER [OPTIONS]',
    about:
      'Vérifie une sauvegarde, puis remplace tout par elle, entièrement ou pas du tout. Une sauvegarde de SQLite peut être restaurée dans PostgreSQL, et inversement. Les joueurs connectés pendant ce temps retrouvent les parties restaurées.',
    options: {
      data: ['FICHIER', 'le fichier SQLite ; baston.db par défaut ; ou BASTON_DATA'],
      database: ['URL', 'à la place, une base PostgreSQL ; ou DATABASE_URL'],
      server: ['URL', 'le serveur qui utilise le fichier SQLite ; http://localhost:8080 par défaut'],
      token: ['TEXTE', 'son jeton d’administration ; plutôt par BASTON_ADMIN_TOKEN'],
      overwrite: ['', 'remplacer les parties existantes : elles sont perdues'],
    },
    after: 'Code de sortie : 0 restauré, 2 rien n’a changé.',
  },
  verify: {
    summary: 'vérifier que la donne d’une partie en ligne est honnête',
    line: 'FICHIER|URL [OPTIONS]',
    about:
      'Vérifie une partie terminée, par le lien de sa table ou un fichier qui contient son enregistrement : que la donne découle de ce que le serveur avait promis et de ce que chaque joueur a ajouté, et que la partie découle de la donne.',
    options: {
      commitment: ['HEX', 'ce que le serveur avait promis, tel que vous l’avez vu avant la partie'],
      'run-rules': [
        '',
        'si la partie a été jouée avec une autre version des règles : télécharge ces règles depuis le serveur et les exécute ; seulement pour les serveurs auxquels vous faites confiance',
      ],
    },
    after:
      'Code de sortie : 0 honnête, 1 non, 2 illisible, 3 la donne est honnête mais la partie n’a pas pu être rejouée.',
  },
};
