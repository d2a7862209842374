import { EXAMPLE_ROWS, type RulesText, TIE_ROWS } from '../rules.types.ts';
import { labels, monsters, numbers, words } from './keywords.ts';

export const rules: RulesText = {
  title: 'Les règles en bref',
  intro:
    'Tout ce qu’il faut pour une première partie. Le programme connaît le reste : il ne propose que ce qui est permis et fait tous les calculs.',
  contents: 'Sur cette page',
  columns: { player: 'Joueur', minions: 'Créatures', total: 'Total', place: 'Place', vp: 'PV' },
  playNow: 'Jouer',
  more: 'Toutes les règles en bref',
  back: 'Retour à la table',
  learn: 'Apprendre en jouant',
  sections: [
    {
      id: 'goal',
      title: 'Le but',
      paragraphs: [
        'Vous mélangez deux Factions de 20 cartes en une pioche de 40 et vous disputez des [Bases](bases), qui donnent des **points de victoire** (PV). Le joueur en tête avec **15 PV** ou plus à la fin d’un tour gagne.',
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      paragraphs: ['Un tour a cinq phases, toujours dans cet ordre.'],
      steps: [
        '**Début de tour.** Les effets « au début de votre tour » s’appliquent.',
        '**Jouer des cartes.** Vous pouvez jouer **une Créature** et **une Action**, dans l’ordre que vous voulez, une seule des deux ou rien. Vous pouvez aussi utiliser des [Talents](talent).',
        '**Conquête.** Chaque Base qui a atteint sa [Résistance](breakpoint) est conquise.',
        '**Piocher deux cartes.** S’il vous en reste alors plus de dix, défaussez jusqu’à dix. Si votre pioche est vide, votre défausse mélangée en forme une nouvelle.',
        '**Fin de tour.** Les effets « à la fin du tour » s’appliquent, puis on regarde si [la partie est finie](end).',
      ],
    },
    {
      id: 'minions',
      title: 'Les Créatures',
      says: /Créatures?/,
      paragraphs: [
        'Une Créature a une **Force**. Vous la jouez sur la Base de votre choix ; elle y ajoute sa Force à la vôtre. Puis vous faites ce que dit son texte, sauf s’il porte une [mention](labels).',
        'Les Créatures restent sur leur Base jusqu’à sa Conquête, ou jusqu’à ce qu’une carte les en retire.',
      ],
    },
    {
      id: 'actions',
      title: 'Les Actions',
      says: /Actions?/,
      paragraphs: [
        'La plupart des Actions s’appliquent une fois, puis vont dans votre défausse. Une Action jouée **sur une Base** ou **sur une Créature** y reste et agit tant qu’elle y est. Si sa Créature ou sa Base quitte le jeu, l’Action est défaussée.',
        'Si une carte dit **« vous pouvez »**, vous pouvez refuser. Sinon, vous en faites autant que possible.',
      ],
    },
    {
      id: 'bases',
      title: 'Les Bases',
      says: /Bases?/,
      paragraphs: [
        'Il y a toujours une Base de plus que de joueurs : 3, 4 ou 5. Chacune a une **Résistance**, trois nombres de **PV** pour la première, la deuxième et la troisième place, et d’ordinaire un effet qui concerne tout le monde.',
      ],
    },
    {
      id: 'scoring',
      title: 'La Conquête d’une Base',
      says: /Conquête|conquises?/,
      paragraphs: [
        'Lors de la phase de Conquête, une Base dont la Force totale, **celle de tous les joueurs réunis**, atteint sa Résistance doit être conquise. S’il y en a plusieurs, le joueur dont c’est le tour choisit l’ordre.',
      ],
      steps: [
        '**Avant la Conquête,** les joueurs peuvent utiliser des effets [Spéciaux](special). La Base sera conquise même si la Force y baisse.',
        '**Les places.** Le joueur qui y a le plus de Force est premier, et ainsi de suite. Pour avoir une place, il faut y avoir une Créature, ou au moins 1 de Force.',
        '**Les PV.** La première, la deuxième et la troisième place reçoivent les PV inscrits sur la Base. La quatrième ne reçoit rien.',
        '**Après la Conquête,** d’autres effets Spéciaux et la Base elle-même peuvent agir.',
        '**Toutes les cartes qui s’y trouvent sont défaussées,** et une nouvelle Base la remplace. Ces cartes ne sont pas [détruites](destroy).',
      ],
      example: {
        intro: 'Une Base de Résistance 20 vaut 4, 2 et 1 PV. Trois joueurs y ont des Créatures :',
        rows: EXAMPLE_ROWS,
        outcome:
          'Ensemble cela fait 9 + 7 + 5 = 21, donc au moins 20 : la Base est conquise. Les places donnent 4, 2 et 1 PV.',
      },
    },
    {
      id: 'ties',
      title: 'Les égalités',
      paragraphs: [
        'Les joueurs à égalité reçoivent tous les PV entiers de leur place. Ils occupent autant de places qu’ils sont : après deux premiers, il n’y a pas de deuxième, et le joueur suivant est troisième.',
      ],
      example: {
        intro: 'La même Base, avec d’autres Créatures :',
        rows: TIE_ROWS,
        outcome:
          'Deux joueurs se partagent la première place et reçoivent 4 PV chacun. Personne n’est deuxième. Le troisième joueur reçoit 1 PV.',
      },
    },
    {
      id: 'extra',
      title: 'Cartes supplémentaires',
      says: /supplémentaires?/,
      paragraphs: [
        'Certaines cartes vous laissent jouer une Créature ou une Action **supplémentaire** : une de plus que ce que permet votre tour. Vous n’y êtes jamais obligé. Pendant votre phase de jeu, vous pouvez d’ordinaire la garder pour plus tard dans la phase ; à tout autre moment, ou s’il s’agit d’une carte précise, vous la jouez aussitôt ou vous y renoncez.',
      ],
    },
    {
      id: 'titans',
      title: 'Titans',
      says: /Titans?/,
      paragraphs: [
        'Un Titan n’est ni une Créature ni une Action. Il est posé face visible à côté de la pioche de son propriétaire jusqu’à ce qu’une carte (le plus souvent le Titan lui-même) vous permette de le jouer sur une Base. Vous n’y êtes jamais obligé, et vous ne pouvez pas tant que vous contrôlez un autre Titan.',
        'Un Titan n’a pas de Force propre : son texte Permanent et ses marqueurs Force +1 s’ajoutent à votre total sur sa Base. Lorsqu’il quitte le jeu, pour quelque raison que ce soit, ou que sa Base le quitte, il retourne sans marqueurs à côté de la pioche de son propriétaire, et pourra revenir.',
        '**Choc des Titans.** Après qu’un Titan est arrivé sur une Base où il y en a déjà un, l’un des deux doit partir : celui du joueur dont le total y est le plus faible. En cas d’égalité, le premier arrivé reste.',
      ],
    },
    {
      id: 'labels',
      title: 'Permanent, Talent, Spécial',
      paragraphs: [
        'Un texte sans mention s’applique une fois, quand la carte est jouée. Une mention dit quand s’applique le texte qui la suit.',
      ],
      keywords: labels,
    },
    {
      id: 'numbers',
      title: 'La Force et les points',
      paragraphs: [],
      keywords: numbers,
    },
    {
      id: 'words',
      title: 'Les mots des cartes',
      paragraphs: ['Chacun a son sens propre. Une protection contre l’un ne protège pas contre un autre.'],
      keywords: words,
    },
    {
      id: 'monsters',
      title: 'Monstres et Trésors',
      paragraphs: [
        'Certaines Bases amènent des Monstres. Tant que personne ne contrôle un Monstre, sa Force **s’ajoute à la Résistance** de sa Base. Pour le reste, c’est une Créature comme une autre : on peut le déplacer, l’affaiblir ou le détruire.',
        'Si vous détruisez un Monstre, vous piochez ses Trésors. Ceux des Monstres encore présents après la Conquête sont révélés et partagés : chaque joueur qui a là une Créature ou de la Force en prend un à tour de rôle, le Vainqueur d’abord, jusqu’à épuisement.',
      ],
      keywords: monsters,
    },
    {
      id: 'end',
      title: 'La fin',
      paragraphs: [
        'Si quelqu’un a 15 PV ou plus à la fin d’un tour, le joueur qui en a **le plus** gagne, peu importe qui a atteint 15 le premier. En cas d’égalité en tête, on joue jusqu’à ce qu’un joueur mène seul.',
        'S’il y a des [cartes Démence](madness) dans la partie, on les compte alors : deux cartes coûtent 1 PV. Le meilleur score gagne, même inférieur à 15. En cas d’égalité, c’est celui qui a le moins de cartes Démence ; si elles sont aussi nombreuses, la victoire est partagée.',
      ],
    },
  ],
};
