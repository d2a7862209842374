/** The words that stand on cards, and what they mean. Where two could be meant, the first one is. */
import type { Keyword } from '../rules.types.ts';

export const labels: readonly Keyword[] = [
  {
    id: 'ongoing',
    term: 'Permanent',
    says: /Permanent/,
    text: 'L’effet agit en permanence tant que la carte est en jeu.',
  },
  {
    id: 'talent',
    term: 'Talent',
    says: /Talents?/,
    text: 'Vous pouvez l’utiliser une fois à chacun de vos tours, pendant la phase de jeu, dès le tour où la carte arrive. Si un autre joueur prend le contrôle de la carte, c’est lui qui peut l’utiliser.',
  },
  {
    id: 'special',
    term: 'Spécial',
    says: /Spécial/,
    text: 'Vous pouvez l’utiliser au moment que la carte indique, par exemple avant la Conquête d’une Base, même pendant le tour d’un autre et, si la carte le dit, depuis votre main.',
  },
];

export const numbers: readonly Keyword[] = [
  {
    id: 'breakpoint',
    term: 'Résistance',
    says: /Résistance/,
    text: 'La Force totale à laquelle une Base est conquise.',
  },
  {
    id: 'counter',
    term: 'Marqueur Force +1',
    says: /marqueurs? Force \+1/,
    text: 'Sur une Créature, chacun lui donne 1 de Force en plus. Il reste jusqu’à ce qu’on le retire ou le transfère, et il est perdu quand la carte quitte le jeu. Sur une autre carte il ne fait rien, sauf si une carte le dit.',
  },
  {
    id: 'power',
    term: 'Force',
    says: /Force/,
    text: 'La puissance d’une Créature, avec tout ce qui l’augmente ou la diminue. Jamais moins de 0.',
  },
  {
    id: 'vp',
    term: 'PV',
    says: /PV/,
    text: 'Points de victoire : ils récompensent votre place sur une Base conquise, et certaines cartes en donnent.',
  },
  {
    id: 'winner',
    term: 'Vainqueur, deuxième',
    says: /[Vv]ainqueurs?|deuxième/,
    text: 'Le premier, et le deuxième, sur une Base lors de sa Conquête. En cas d’égalité il y a plusieurs vainqueurs, et alors pas de deuxième.',
  },
];

export const words: readonly Keyword[] = [
  {
    id: 'attach',
    term: 'Attachez, jouez sur …',
    says: /Attachez|Jouez cette carte sur/,
    text: 'L’Action reste sur cette Base ou cette Créature. Elle suit la Créature qui se déplace, et elle est défaussée quand ce qui la porte quitte le jeu. Elle reste à vous, qui que soit le contrôleur de la Créature.',
  },
  {
    id: 'top',
    term: 'Jouer du dessus de la pioche',
    says: /(?<=(?:Créature|Action) )du dessus de (?:la|sa|votre) pioche/,
    text: 'Révélez les cartes du dessus de la pioche jusqu’à en trouver une du type demandé, et jouez-la aussitôt. Mélangez ensuite les autres dans la pioche. Si la pioche s’épuise avant, arrêtez-vous là.',
  },
  {
    id: 'play',
    term: 'Jouer',
    says: /[Jj]ou(?:er|ez|e|é|ée|ées|és)/,
    text: 'Depuis votre main, sauf indication contraire. Un effet sans mention ne s’applique que si la carte est jouée, et non si elle est déplacée, placée ou transférée.',
  },
  {
    id: 'standard',
    term: 'Action standard',
    says: /Actions? standard/,
    text: 'Une Action qui ne s’attache à rien : elle agit une fois, puis elle est défaussée.',
  },
  { id: 'here', term: 'Ici', says: /[Ii]ci/, text: 'Sur la Base où se trouve cette carte.' },
  {
    id: 'destroy',
    term: 'Détruire',
    says: /[Dd]étrui(?:re|sez|sent|t|te|ts|tes)|destruction/,
    text: 'Du jeu à la défausse de son propriétaire.',
  },
  {
    id: 'discard-pile',
    term: 'Défausse',
    says: /(?<=(?:votre|sa|leur|la|une|d’une|cette) )défausse/,
    text: 'La pile, face visible, des cartes qui ont servi. Chacun peut consulter toutes les défausses à tout moment.',
  },
  {
    id: 'discard',
    term: 'Défausser',
    says: /[Dd]éfauss(?:er|ez|e|ent|é|ée|és|ées)/,
    text: 'À la défausse de son propriétaire, depuis la main sauf indication contraire.',
  },
  {
    id: 'return',
    term: 'Renvoyer',
    says: /[Rr]envoy(?:er|ez|ée|ées)|renvoie/,
    text: 'Du jeu à la main de son propriétaire.',
  },
  {
    id: 'move',
    term: 'Déplacer',
    says: /[Dd]éplac(?:er|ez|e|é|ée|és|ées)/,
    text: 'D’une Base à une autre, avec tout ce qui est dessus. La carte n’est pas rejouée.',
  },
  {
    id: 'transfer',
    term: 'Transférer',
    says: /[Tt]ransf(?:érer|érez|ère|éré|érée|érés|érées)/,
    text: 'Une Action en jeu, ou des marqueurs Force +1, passent d’une carte à une autre. L’Action garde son contrôleur et ce qui a été choisi pour elle.',
  },
  {
    id: 'instead',
    term: 'À la place, au lieu de',
    says: /à la place|au lieu d[e’]/,
    text: 'Cet effet remplace ce qui devait arriver. Une carte déplacée au lieu d’être détruite n’a pas été détruite.',
  },
  {
    id: 'place',
    term: 'Placer',
    says: /[Pp]lac(?:er|ez|e|é|ée|és|ées)/,
    text: 'Mettre une carte quelque part d’une autre façon, par exemple sous une pioche.',
  },
  {
    id: 'control',
    term: 'Vos, contrôler',
    says: /contrôl(?:e|er|ez|ait|eur)/,
    text: 'Les cartes en jeu sont les vôtres si vous les contrôlez : d’ordinaire celles que vous avez jouées. Si vous prenez le contrôle d’une carte, elle compte et agit dès lors pour vous.',
  },
  {
    id: 'bury',
    term: 'Enterrer, dévoiler',
    says: /[Ee]nterr(?:er|ez|é|ée|és|ées)|[Dd]évoil(?:er|ez|é|ée|és|ées)/,
    text: 'Une carte enterrée est posée face cachée sur une Base ; seul celui qui l’a enterrée peut la regarder. Elle n’a ni Force, ni type, ni effet. Au début de son tour, chaque joueur peut dévoiler une des siennes : elle y est aussitôt jouée comme carte supplémentaire, ou défaussée si c’est impossible. Quand la Base est conquise, ce qui y reste enterré est défaussé.',
  },
  {
    id: 'duel',
    term: 'Duel',
    says: /[Dd]uels?/,
    text: 'Deux Créatures d’une même Base s’affrontent. Le challenger d’abord, puis l’autre joueur peuvent placer une carte de leur main face cachée. Elles sont révélées dans cet ordre : une Action est jouée comme Action supplémentaire, toute autre carte revient en main. La Créature qui a le plus de Force gagne ; à égalité, les deux gagnent et les deux perdent. Si elles ne sont plus ensemble, personne ne gagne.',
  },
  {
    id: 'madness',
    term: 'Démence',
    says: /cartes? Démence/,
    text: 'Une carte de la pioche Démence, commune à tous. Personne n’en pioche ni n’en renvoie sans qu’une carte le dise. Elle appartient au joueur qui l’a ; jouée ou défaussée, elle va dans sa défausse. À la fin de la partie, deux d’entre elles dans votre main, votre pioche ou votre défausse vous coûtent 1 PV.',
  },
  {
    id: 'owner',
    term: 'Propriétaire',
    says: /propriétaires?/,
    text: 'Le joueur dont la pioche contenait la carte. Qui que soit son contrôleur, une carte qui quitte le jeu va dans la main, la pioche ou la défausse de son propriétaire.',
  },
  {
    id: 'deck',
    term: 'Pioche',
    says: /(?<=(?:votre|sa|leur|la|une|cette) )pioche/,
    text: 'Votre pile de cartes, face cachée. Si elle est vide quand il vous faut une carte, votre défausse mélangée en forme une nouvelle.',
  },
  {
    id: 'draw',
    term: 'Piocher',
    says: /[Pp]ioch(?:er|ez|e|ent)/,
    text: 'Prendre en main la première carte de votre pioche.',
  },
  {
    id: 'hand',
    term: 'Main',
    says: /mains?/,
    text: 'Les autres ne la voient pas. Si vous avez plus de dix cartes après avoir pioché à votre tour, défaussez jusqu’à dix.',
  },
  {
    id: 'shuffle',
    term: 'Mélanger',
    says: /[Mm]élang(?:er|ez|e|ent|ée|ées)/,
    text: 'Une carte est toujours mélangée dans la pioche de son propriétaire. Elle n’est ni détruite ni défaussée.',
  },
  {
    id: 'reveal',
    term: 'Révéler, consulter',
    says: /[Rr]év(?:éler|élez|èle|èlent)|[Cc]onsult(?:er|ez|e)|[Rr]egard(?:er|ez|e)/,
    text: 'Tout le monde voit une carte révélée ; une carte consultée n’est vue que par le joueur qui la consulte.',
  },
  {
    id: 'search',
    term: 'Chercher',
    says: /[Cc]herch(?:er|ez|e)/,
    text: 'Trouver une carte dans votre pioche, la montrer, puis mélanger la pioche.',
  },
  {
    id: 'copy',
    term: 'Affecter de la même façon',
    says: /de la même façon/,
    text: 'Ce qu’une Action standard fait directement à une Créature est fait aussi à une autre : une seule partie de l’effet, avec la même Base ou le même joueur. L’autre Créature n’a pas à être un choix permis pour l’Action. Une copie n’est pas copiée à son tour.',
  },
  {
    id: 'affect',
    term: 'Affecter',
    says: /affect(?:er|ez|e|ent|é|ée|és|ées)/,
    text: 'Déplacer une carte, la retirer du jeu, changer sa Force ou son contrôleur, poser quelque chose dessus, en ôter des marqueurs, ou annuler son texte.',
  },
  {
    id: 'cancel',
    term: 'Annuler, ignorer',
    says: /[Aa]nnul(?:er|ez|e|é|ée)|ignor(?:er|ez|e)/,
    text: 'Un texte annulé ne fait plus rien ; ce qu’il a déjà fait demeure. Si vous ignorez un texte, vous ne le suivez pas et n’en profitez pas.',
  },
  {
    id: 'cost',
    term: 'Pour (faire)',
    says: /pour(?= (?:placer|jouer|transférer|déplacer|piocher|détruire|gagner|chercher)\b)/,
    text: 'La seconde chose n’a lieu que si la première a été faite entièrement.',
  },
];

export const monsters: readonly Keyword[] = [
  {
    id: 'monster',
    term: 'Monstre',
    says: /Monstres?/,
    text: 'Une Créature de la pioche Monstre. Elle n’a ni propriétaire ni Faction, et va dans la défausse Monstre quand elle quitte le jeu.',
  },
  {
    id: 'treasure',
    term: 'Trésor',
    says: /Trésors?/,
    text: 'Une Créature ou une Action de la pioche Trésor. Vous la jouez comme vos propres cartes, mais elle n’a pas de propriétaire : elle va ensuite dans la défausse Trésor.',
  },
  {
    id: 'undead',
    term: 'Mort-Vivant',
    says: /Morts?-Vivants?/,
    text: 'Un type de Monstre. Les Factions au nom semblable ne sont pas concernées.',
  },
];
