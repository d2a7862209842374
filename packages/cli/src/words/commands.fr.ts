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
        'qui joue : human (une personne ici) ou un bot, du plus faible au plus fort : random, restless, greedy, planner, search (search:500ms réfléchit une demi-seconde) ; une fois par joueur',
      ],
      factions: [
        'A,B',
        'deux Factions, par leur nom ; une fois par joueur, tirées au sort sinon ; ou « random » (par défaut), ou « draft »',
      ],
      titans: ['', 'aussi les Titans facultatifs'],
      seed: ['TEXTE', 'avec la même graine, les cartes viennent dans le même ordre'],
      save: ['FICHIER', 'y enregistrer la partie quand elle finit ou que vous quittez'],
      resume: ['FICHIER', 'reprendre une partie enregistrée'],
    },
    after: 'baston cards donne la liste des Factions et de leurs cartes.',
  },
  replay: {
    summary: 'afficher le journal d’une partie enregistrée',
    line: 'FICHIER [OPTIONS]',
    about:
      'Rejoue une partie enregistrée par baston play --save FICHIER ou par le navigateur, et affiche son journal et comment elle a fini.',
    options: {
      seat: ['N', 'vue par le joueur N (1 à 4) ; sinon, ce que tout le monde pouvait voir'],
      position: [
        'N',
        'affiche plutôt la position après N réponses, ou au milieu d’un effet celle où il a commencé, sous forme de scénario ; avec --seat, ce que ce joueur ne peut pas savoir est inventé',
      ],
    },
    after: '',
  },
  hint: {
    summary: 'dire ce que ferait un bot dans une partie enregistrée',
    line: 'FICHIER [OPTIONS]',
    about:
      'Dit ce qu’un bot pense des options de la personne qui doit décider dans une partie enregistrée : ses chances de gagner, et pourquoi.',
    options: {
      position: ['N', 'après N réponses ; à la fin de ce qui est enregistré par défaut'],
      bot: ['BOT', 'qui réfléchit : greedy, planner ou search (par défaut), comme search:5000'],
      json: ['', 'pour les programmes'],
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
        'pour les programmes : identifiant, boîte, Faction, type, exemplaires, Force, Résistance, PV, et nom et texte dans les deux langues',
      ],
    },
    after: '',
  },
  sim: {
    summary: 'jouer de nombreuses parties entre bots',
    line: '[OPTIONS]',
    about:
      'Joue des parties entre bots et dit ce qu’elles ont donné. Ctrl-C arrête tout ; le bilan porte alors sur les parties déjà jouées.',
    options: {
      games: ['N', 'combien ; 1000 par défaut'],
      players: ['N', '2 à 4 joueurs ; 2 par défaut'],
      factions: ['A,B,…', 'ne tirer que parmi ces Factions'],
      titans: ['', 'aussi les Titans facultatifs'],
      seed: ['TEXTE', 'la même graine donne les mêmes parties ; « sim » par défaut'],
      bot: [
        'BOT',
        'random (par défaut), restless, greedy, planner ou search ; avec le nombre de parties à imaginer, comme search:1000',
      ],
      jobs: ['N', 'sur autant de fils d’exécution ; 1 par défaut'],
      check: [
        '',
        'chercher des fautes après chaque étape ; de temps en temps, enregistrer et restaurer la partie et faire jouer une copie ; ensuite, jouer jusqu’à ce que chaque effet de chaque carte ait servi, et nommer ceux qui n’ont jamais servi',
      ],
    },
    after:
      'Code de sortie : 0, ou 1 si une partie échoue ou si un effet n’est jamais atteint. La graine d’une partie qui échoue est indiquée : --games 1 --seed GRAINE la rejoue.',
  },
  lab: {
    summary: 'mesurer bots et Factions par de nombreuses parties',
    line: 'ÉTUDE [OPTIONS]',
    about:
      'duel A B : le bot A contre B (contre trois B à quatre joueurs), à chaque place et avec les mêmes donnes. tournament A B C… : chaque bot contre chaque autre ; ou des paires de Factions, comme pirates+robots, jouées par --bot. balance : combien de fois chaque Faction et chaque paire gagne. tune : trouve les poids de l’évaluation des bots à partir de parties qu’ils jouent, et les écrit dans --out, comme le module que lisent les bots. puzzles : trouve des positions où un tour bien pensé gagne la partie ou conquiert une Base, et les écrit comme scénarios dans le dossier --out ; avec --solve BOT, dit combien de problèmes d’un dossier le bot résout. worker : joue les parties que d’autres machines mettent dans --queue.',
    options: {
      games: ['N', 'combien ; 200 par défaut, 2000 pour tune'],
      players: ['N', 'pour duel et balance : 2 à 4 joueurs ; 2 par défaut'],
      factions: ['A,B,…', 'tirer au sort parmi ces Factions seulement'],
      seed: ['TEXTE', 'la même graine donne les mêmes parties ; « lab » par défaut, « puzzles » pour puzzles'],
      bot: [
        'BOT',
        'qui joue quand on mesure les Factions, pour tune et pour puzzles ; greedy par défaut, greedy:16 pour puzzles',
      ],
      jobs: ['N', 'sur autant de fils d’exécution ; un par cœur par défaut'],
      out: ['FICHIER', 'y écrire chaque partie dès qu’elle se termine'],
      resume: ['', 'continuer les parties de ce fichier'],
      csv: ['FICHIER', 'écrire une ligne par joueur et par partie'],
      report: ['FICHIER', 'écrire une page avec des graphiques : un seul fichier HTML'],
      queue: ['URL', 'une base PostgreSQL ; ce sont ses machines qui jouent'],
      solve: ['BOT', 'qui résout les problèmes'],
      json: ['', 'pour les programmes'],
    },
    after: 'Les bots s’appellent random, restless, greedy, planner, search, search:1000. Ctrl-C garde ce qui est fait.',
  },
  bench: {
    summary: 'mesurer la vitesse du moteur',
    line: '[OPTIONS]',
    about:
      'Joue des parties au hasard et les mesure à une unité : le temps de calcul de 20 millions de pas de xorshift32, pris pendant la même exécution. Laissez la machine tranquille pendant ce temps.',
    options: {
      windows: ['N', 'nombre de courtes mesures pour chaque chiffre ; 60 par défaut'],
      json: ['', 'pour les programmes'],
    },
    after: '',
  },
  scenario: {
    summary: 'exécuter des scénarios et dire ce qui ne tient pas',
    line: 'FICHIER… [OPTIONS]',
    about:
      'Exécute des fichiers de scénarios, ou tous ceux d’un dossier, et dit ce qui ne tient pas. docs/scenarios.md décrit ce que contient un tel fichier.',
    options: { seeds: ['N', 'avec chacune de N graines, ceux qui n’en indiquent pas'] },
    after: 'Code de sortie : 0 si tous tiennent, 1 si certains ne tiennent pas, 2 si un fichier ne peut pas être lu.',
  },
  rules: {
    summary: 'dire quelles règles ont un scénario',
    line: '[OPTIONS]',
    about: 'Compare docs/rules.md, docs/examples.md et les cartes avec les scénarios, et dit ce qui n’en a pas.',
    options: { json: ['', 'pour les programmes'] },
    after: 'Code de sortie : 0, ou 1 si un scénario cite une règle qui n’existe pas.',
  },
  serve: {
    summary: 'lancer un serveur : des tables entre amis, dans le navigateur',
    line: '[OPTIONS]',
    about:
      'Sert le jeu dans le navigateur et ses tables, sur un seul port. Quiconque a le lien d’une table peut y jouer. Chaque coup est conservé dès qu’il est confirmé. Ctrl-C l’arrête ; les parties continuent à son retour.',
    options: {
      port: ['N', '8080 par défaut ; ou PORT'],
      host: ['ADRESSE', 'où écouter ; partout par défaut, avec --proxy sur cette machine seulement ; ou HOST'],
      data: ['FICHIER', 'le fichier SQLite qui conserve tout ; baston.db par défaut ; ou BASTON_DATA'],
      database: ['URL', 'à la place, un PostgreSQL que plusieurs serveurs peuvent partager ; ou DATABASE_URL'],
      proxy: ['', 'un serveur mandataire placé devant dit qui demande et comment ; ou BASTON_PROXY=1'],
      origin: ['URL', 'les pages de cette origine peuvent aussi utiliser ce serveur ; ou BASTON_ORIGIN'],
      bots: ['N', 'fils d’exécution où les bots réfléchissent ; un de moins que de cœurs par défaut ; ou BASTON_BOTS'],
      keep: [
        'JOURS',
        'les tables où rien ne s’est passé depuis si longtemps sont supprimées ; 90 par défaut, 0 pour jamais ; ou BASTON_KEEP',
      ],
      window: [
        'SECONDES',
        'le temps pendant lequel tous peuvent jouer une carte Spécial : de ce nombre au double ; 3 par défaut ; ou BASTON_WINDOW',
      ],
      drain: [
        'SECONDES',
        'le délai laissé aux joueurs avant l’arrêt pour une mise à jour (SIGUSR2) ; 300 par défaut ; ou BASTON_DRAIN',
      ],
      names: ['FICHIER', 'motifs des noms interdits, un par ligne ; ou BASTON_NAMES'],
      'admin-token': ['TEXTE', 'ouvre la page d’administration, /admin ; plutôt par BASTON_ADMIN_TOKEN'],
      log: ['NIVEAU', 'silent, error, warn, info ou debug ; des lignes de JSON ; ou BASTON_LOG'],
    },
    after: 'docs/operating.md explique comment l’exploiter, le sauvegarder, le mettre à jour et le faire grandir.',
  },
  backup: {
    summary: 'sauvegarder tout ce qu’un serveur conserve, pendant qu’il tourne',
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
    summary: 'remplacer ce qu’un serveur conserve par une sauvegarde',
    line: 'FICHIER [OPTIONS]',
    about:
      'Vérifie une sauvegarde, puis remplace tout par elle, d’un seul coup ou pas du tout. Une sauvegarde de SQLite peut être restaurée dans PostgreSQL, et inversement. Qui joue sur un serveur pendant ce temps retrouve les parties restaurées.',
    options: {
      data: ['FICHIER', 'le fichier SQLite ; baston.db par défaut ; ou BASTON_DATA'],
      database: ['URL', 'à la place, une base PostgreSQL ; ou DATABASE_URL'],
      server: ['URL', 'le serveur qui utilise le fichier SQLite ; http://localhost:8080 par défaut'],
      token: ['TEXTE', 'son jeton d’administration ; plutôt par BASTON_ADMIN_TOKEN'],
      overwrite: ['', 'même là où des parties sont déjà conservées : elles sont perdues'],
    },
    after: 'Code de sortie : 0 restauré, 2 rien n’a changé.',
  },
  verify: {
    summary: 'vérifier que les cartes d’une partie en ligne ont été distribuées honnêtement',
    line: 'FICHIER|URL [OPTIONS]',
    about:
      'Vérifie une partie terminée, par le lien de sa table ou un fichier qui contient son enregistrement : que la distribution découle de ce que le serveur avait promis et de ce que chaque joueur a ajouté, et que la partie découle de la distribution.',
    options: {
      commitment: ['HEX', 'ce que le serveur avait promis, tel que vous l’avez vu avant la partie'],
      'run-rules': [
        '',
        'si la partie a été jouée avec une autre version des règles : télécharge ces règles depuis le serveur et les exécute ; seulement pour les serveurs auxquels vous faites confiance',
      ],
    },
    after:
      'Code de sortie : 0 honnête, 1 non, 2 illisible, 3 la distribution est honnête mais la partie n’a pas pu être rejouée.',
  },
};
