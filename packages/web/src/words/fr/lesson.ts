import type { LessonText } from '../lesson.types.ts';

export const lesson: LessonText = {
  name: 'Leçon',
  progress: (step, of) => `Étape ${step} sur ${of}`,
  restart: 'Recommencer la leçon',
  leave: 'Quitter la leçon',
  next: 'Continuer',
  chooseCard: (card) => `Choisissez ${card} dans votre main.`,
  chooseBase: (base) => `Choisissez maintenant la Base : ${base}.`,
  confirm: 'Appuyez maintenant sur le bouton pour la jouer.',
  press: (button) => `Appuyez sur « ${button} ».`,
  steps: {
    minion: {
      title: 'Jouer une Créature',
      text: () =>
        'Vous vous disputez trois Bases. À chaque tour, vous pouvez jouer une Créature et une Action. Une Créature ajoute sa Force, le nombre dans son coin, à la Base où vous la jouez.',
    },
    ability: {
      title: 'Les cartes ont des effets',
      text: ({ card }) =>
        `La plupart des cartes agissent quand on les joue : ${card} détruit une Créature faible sur sa Base. Tout ce que vous pouvez choisir est encadré.`,
      task: ({ choice }) => `Choisissez une Créature adverse, par exemple ${choice}.`,
    },
    action: {
      title: 'Jouer une Action',
      text: ({ card }) =>
        `Une Créature, une Action : il vous reste l’Action. ${card} rend une Créature bien plus forte pour ce tour.`,
    },
    target: {
      title: 'À qui la donner ?',
      text: () => 'Certaines Actions restent en jeu. Celle-ci agit une fois, puis va dans votre défausse.',
      task: ({ choice }) => `Choisissez votre ${choice}.`,
    },
    totals: {
      title: 'Assez pour cette Base',
      text: ({ base, total, breakpoint, opponent, mine, theirs }) =>
        `Une Base est conquise quand la Force de tous les joueurs réunis atteint sa Résistance. ${base} : ${total} sur ${breakpoint}. Vous y avez le plus de Force (${mine.power}) et recevrez ${mine.vp} PV ; ${opponent} est deuxième (${theirs.power}) et en recevra ${theirs.vp}.`,
    },
    end: {
      title: 'Terminer votre tour',
      text: ({ opponent }) =>
        `Jusqu’ici, vous pouviez reprendre tous vos coups. Quand vous terminez votre tour, la Base est conquise, vous piochez deux cartes, puis ${opponent} joue à son tour.`,
    },
    special: {
      title: 'Un effet Spécial',
      text: ({ card }) =>
        `La Base est conquise. Ses cartes sont défaussées et une nouvelle Base la remplace. Mais ${card} a un effet Spécial, prévu pour ces moments-là : elle peut s’échapper.`,
      task: () => 'Choisissez-lui une Base, ou refusez.',
    },
    scored: {
      title: 'Le partage des points',
      text: ({ opponent, mine, theirs, myVp, theirVp, goal }) =>
        `Vous avez reçu ${mine.vp} PV, et ${opponent} en a reçu ${theirs.vp}. Vous avez pioché deux cartes (personne n’en garde plus de dix), et ${opponent} a joué son tour. Le score, en haut : ${myVp} à ${theirVp}. La partie se gagne à ${goal}.`,
    },
    base: {
      title: 'Les Bases ont aussi des effets',
      text: ({ base, card }) =>
        `Quand vous jouez une Créature sur ${base}, vous pouvez en jouer une autre, petite. Commencez par ${card}, votre carte la plus forte.`,
    },
    extra: {
      title: 'Une Créature supplémentaire',
      text: ({ card }) =>
        `Vous avez joué votre Créature, mais la Base vous en donne une supplémentaire. ${card} a un effet Permanent, qui agit toujours : la meute augmente sa Force.`,
    },
    win: {
      title: 'Les derniers points',
      text: ({ base, total, breakpoint, mine, myVp, goal }) =>
        `${base} : ${total} sur ${breakpoint}. Vous êtes en tête, et ${myVp} + ${mine.vp} font ${myVp + mine.vp}. Si quelqu’un a ${goal} PV ou plus à la fin d’un tour, le joueur qui en a le plus gagne.`,
    },
  },
  waiting: { title: 'Le tour adverse', text: ({ opponent }) => `${opponent} joue. Le journal montre ce qui se passe.` },
  astray: {
    title: 'C’est possible aussi',
    text: 'Ce coup est permis, et peut-être habile dans une vraie partie. La leçon a autre chose à vous montrer : revenez en arrière, ou continuez à jouer.',
    back: 'Revenir',
  },
  over: {
    won: (mine, theirs) => `Vous gagnez, ${mine} à ${theirs} !`,
    lost: (opponent) => `${opponent} gagne`,
    wonText: 'C’est tout le jeu. Vous savez maintenant :',
    lostText: 'Cela arrive à tout le monde. Vous savez tout de même :',
    learnt: [
      'jouer une Créature et une Action à chaque tour',
      'amener une Base à sa Résistance et y prendre la première place',
      'utiliser les effets des cartes et des Bases',
      'arriver à 15 PV',
    ],
    playNow: 'Jouer',
    rules: 'Les règles en bref',
    again: 'Refaire la leçon',
    close: 'Voir la table',
    next: 'À vous maintenant, avec des Factions au hasard.',
  },
};
