import type { LessonText } from '../lesson.types.ts';

export const lesson: LessonText = {
  name: 'Leçon',
  title: 'Apprendre à jouer',
  intro: 'Trois courts chapitres qui se jouent à la table, dans l’ordre que vous voulez.',
  learnt: 'Terminé',
  chapters: {
    basics: {
      title: 'Vos premiers tours',
      about: 'Les Créatures, les Actions et la Conquête d’une Base.',
      wonText: 'C’est tout le jeu. Vous savez maintenant :',
      learnt: [
        'jouer une Créature et une Action à chaque tour',
        'amener une Base à sa Résistance et y prendre la première place',
        'utiliser les effets des cartes et des Bases',
        'arriver à 15 PV',
      ],
    },
    talents: {
      title: 'Talents et marqueurs',
      about: 'Des effets qui servent tour après tour, et de la Force qui reste.',
      wonText: 'Un marqueur après l’autre. Vous savez maintenant :',
      learnt: [
        'utiliser un Talent, une fois à chacun de vos tours',
        'placer des marqueurs Force +1, qui restent sur une Créature',
        'lire sur une Base ce que chaque marqueur ajoute',
      ],
    },
    specials: {
      title: 'Effets Spéciaux',
      about: 'Des cartes pour l’instant qui précède une Conquête, même au tour d’un autre.',
      wonText: 'Personne ne l’a vu venir. Vous savez maintenant :',
      learnt: [
        'utiliser un effet Spécial juste avant une Conquête',
        'passer, et garder un effet Spécial pour plus tard',
        'remporter une Base pendant le tour d’un autre joueur',
      ],
    },
  },
  progress: (step, of) => `Étape ${step} sur ${of}`,
  restart: 'Recommencer la leçon',
  leave: 'Quitter la leçon',
  next: 'Continuer',
  chooseCard: (card) => `Choisissez ${card} dans votre main.`,
  chooseBase: (base) => `Choisissez maintenant la Base : ${base}.`,
  chooseInPlay: (card) => `Choisissez ${card} sur sa Base.`,
  confirm: 'Appuyez maintenant sur le bouton pour la jouer.',
  confirmUse: 'Appuyez maintenant sur le bouton pour l’utiliser.',
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
    counters: {
      title: 'De la Force qui reste',
      text: ({ card, base, opponent }) =>
        `Vous êtes à égalité avec ${opponent} sur ${base}. ${card} n’a aucune Force, mais arrive avec deux marqueurs Force +1.`,
      instead:
        'C’est permis. Mais la leçon a besoin de cette Créature, sur cette Base, pour vous montrer les marqueurs.',
    },
    stay: {
      title: 'Chaque marqueur donne Force +1',
      text: ({ base, mine, theirs, total, breakpoint }) =>
        `Vous avez maintenant ${mine.power} sur ${base}, contre ${theirs.power} ; en tout, ${total} sur ${breakpoint}. Les marqueurs restent sur une Créature tant qu’elle est en jeu.`,
    },
    talent: {
      title: 'Un Talent',
      text: ({ card }) =>
        `Vous avez joué votre Créature, mais ${card} a un Talent : un effet utilisable une fois à chacun de vos tours, sans jouer de carte.`,
      instead: 'C’est permis, mais votre Talent ne servirait pas ce tour-ci. Revenez et utilisez-le d’abord.',
    },
    give: {
      title: 'Un marqueur de plus',
      text: ({ card }) => `${card} place un marqueur Force +1 sur une autre de vos Créatures.`,
      task: ({ choice }) => `Choisissez ${choice}.`,
      instead:
        'Un marqueur est utile partout. Pour conquérir cette Base, il le faut sur une Créature qui s’y trouve : revenez et choisissez de nouveau.',
    },
    once: {
      title: 'Une fois par tour',
      text: ({ base, total, breakpoint }) =>
        `Le Talent a servi pour ce tour. ${base} : ${total} sur ${breakpoint}, ce n’est pas encore assez.`,
    },
    again: {
      title: 'Le Talent est de nouveau prêt',
      text: ({ card }) => `C’est à vous : les marqueurs sont toujours là, et ${card} peut servir une nouvelle fois.`,
      instead: 'C’est permis, mais votre Talent est gratuit et de nouveau prêt : revenez et utilisez-le d’abord.',
    },
    giveAgain: {
      title: 'Et encore un',
      text: () => 'Une Créature peut avoir autant de marqueurs que l’on veut.',
      task: ({ choice }) => `Choisissez de nouveau ${choice}.`,
      instead:
        'Un marqueur est utile partout. Pour conquérir cette Base, il le faut sur une Créature qui s’y trouve : revenez et choisissez de nouveau.',
    },
    many: {
      title: 'Un marqueur pour chacune',
      text: ({ card, base, total, breakpoint }) =>
        `${base} : ${total} sur ${breakpoint}. ${card} place un marqueur sur toutes vos Créatures à la fois.`,
      instead: 'Sans cette Action, la Base n’est pas conquise ce tour-ci. Revenez et jouez-la.',
    },
    count: {
      title: 'Le compte y est',
      text: ({ base, total, breakpoint, mine, theirs, goal }) =>
        `${base} : ${total} sur ${breakpoint}, et vous menez ${mine.power} à ${theirs.power}. La première place vaut ${mine.vp} PV : de quoi arriver à ${goal}.`,
    },
    fill: {
      title: 'Remplir une Base',
      text: ({ base }) => `Il manque peu à ${base} pour être conquise. Jouez-y votre Créature la plus forte.`,
      instead:
        'Pas encore : gardez les autres cartes en main, elles vont bientôt servir. Revenez et jouez la plus forte.',
    },
    behind: {
      title: 'Assez de Force, mais deuxième',
      text: ({ base, opponent, mine, theirs, total, breakpoint }) =>
        `${base} : ${total} sur ${breakpoint}, mais ${opponent} mène ${theirs.power} à ${mine.power}. Vous n’avez plus de Créature à jouer ce tour-ci, mais vous avez des effets Spéciaux, faits pour l’instant qui précède une Conquête.`,
    },
    open: {
      title: 'Laisser venir la Conquête',
      text: () =>
        'Terminez tout de même votre tour. Avant la Conquête, on vous demandera si vous utilisez un effet Spécial.',
      instead: 'C’est permis, mais la leçon porte sur ce qui arrive maintenant. Revenez et terminez votre tour.',
    },
    before: {
      title: 'Avant la Conquête',
      text: ({ card }) =>
        `C’est le moment, et ce que vous pouvez utiliser est encadré. ${card} peut y être joué maintenant, en plus de votre Créature du tour.`,
      instead: 'Cela marche aussi, mais cette carte servira plus tard. Revenez et utilisez l’autre.',
    },
    keep: {
      title: 'Passer, et garder l’autre',
      text: ({ mine, theirs }) =>
        `Vous menez maintenant ${mine.power} à ${theirs.power}. La question revient tant que vous avez des effets Spéciaux, mais un seul suffit : gardez l’autre.`,
      instead: 'Vous êtes déjà en tête. Revenez et gardez cette carte : elle servira au tour adverse.',
    },
    abroad: {
      title: 'Au tour d’un autre',
      text: ({ opponent, base, mine, theirs }) =>
        `Cette Base est à vous. Maintenant, ${opponent} amène ${base} à sa Résistance et mène ${theirs.power} à ${mine.power}. Ce n’est pas votre tour, mais tout le monde peut utiliser des effets Spéciaux avant une Conquête.`,
      instead: 'Dans ce cas, cette Base va à l’adversaire. Revenez et utilisez votre effet Spécial.',
    },
    ambush: {
      title: 'Qui sort de l’ombre ?',
      text: ({ card }) =>
        `L’effet Spécial vous laisse y jouer aussitôt une Créature. ${card} est encore plus fort au tour des autres.`,
      instead: 'Sans Créature, l’effet Spécial ne fait rien. Revenez et jouez-en une.',
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
    lostText: 'Cela arrive à tout le monde. Vous savez tout de même :',
    playNow: 'Jouer',
    rules: 'Les règles en bref',
    again: 'Refaire la leçon',
    close: 'Voir la table',
    next: 'À vous maintenant, avec des Factions au hasard.',
    more: (count) => (count === 1 ? 'Encore un chapitre, si vous voulez' : 'Encore deux chapitres, si vous voulez'),
  },
};
