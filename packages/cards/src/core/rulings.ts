import type { Rulings } from '../ruling.ts';

export const rulings: Rulings = {
  'aliens/invader': [
    {
      id: 'CARD-001',
      en: 'You keep the VP even if this minion is destroyed later.',
      fr: 'Vous gardez le PV même si cette Créature est détruite plus tard.',
    },
  ],
  'aliens/collector': [
    {
      id: 'ERR-01',
      en: 'Corrected since the first printing: it never returns a Collector, so that two of them cannot take turns for ever.',
      fr: 'Corrigé depuis la première édition : il ne renvoie jamais un Récolteur, pour que deux d’entre eux ne puissent pas se relayer sans fin.',
    },
  ],
  'aliens/jammed-signal': [
    {
      id: 'CARD-002',
      en: 'The base keeps its breakpoint and its VP; only its ability is ignored.',
      fr: 'La Base garde sa Résistance et ses PV ; seul son effet est ignoré.',
    },
  ],
  'aliens/terraforming': [
    {
      id: 'ERR-02',
      en: 'Corrected since the first printing: the minions stay on the new base with everything on them; only the actions on the old base are discarded.',
      fr: 'Corrigé depuis la première édition : les Créatures restent sur la nouvelle Base avec tout ce qui leur est attaché ; seules les Actions attachées à l’ancienne Base sont défaussées.',
    },
  ],
  'dinosaurs/king-rex': [
    {
      id: 'CARD-004',
      en: 'It has no ability: this is not a misprint.',
      fr: 'Il n’a pas d’effet : ce n’est pas une erreur d’impression.',
    },
  ],
  'dinosaurs/war-raptor': [
    {
      id: 'CARD-006',
      en: 'Its power is 2 in your hand and 3 as soon as it is on a base, because it counts itself.',
      fr: 'Sa Force est de 2 dans votre main et de 3 dès qu’il est sur une Base, car il se compte lui-même.',
    },
  ],
  'dinosaurs/augmentation': [
    {
      id: 'CARD-003',
      en: 'Played on somebody else’s turn, it lasts until the end of your next turn. Only minions that are in play when it is played are concerned.',
      fr: 'Jouée pendant le tour d’un autre joueur, elle dure jusqu’à la fin de votre prochain tour. Seules les Créatures en jeu à ce moment-là sont concernées.',
    },
  ],
  'dinosaurs/howl': [
    {
      id: 'CARD-003',
      en: 'Played on somebody else’s turn, it lasts until the end of your next turn. Only minions that are in play when it is played are concerned.',
      fr: 'Jouée pendant le tour d’un autre joueur, elle dure jusqu’à la fin de votre prochain tour. Seules les Créatures en jeu à ce moment-là sont concernées.',
    },
  ],
  'dinosaurs/rampage': [
    {
      id: 'CARD-005',
      en: 'The power the minion has now counts. If it changes later, the breakpoint does not follow.',
      fr: 'C’est la Force actuelle de la Créature qui compte. Si elle change ensuite, la Résistance ne suit pas.',
    },
  ],
  'dinosaurs/tooth-and-claw-and-guns': [
    {
      id: 'ERR-05',
      en: 'Your own cards and the abilities of bases do not set it off.',
      fr: 'Vos propres cartes et les effets des Bases ne la déclenchent pas.',
    },
  ],
  'dinosaurs/wildlife-preserve': [
    {
      id: 'CARD-007',
      en: 'As it arrives, other players’ actions on your minions here are discarded.',
      fr: 'À son arrivée, les Actions des autres joueurs attachées à vos Créatures ici sont défaussées.',
    },
  ],
  'ninjas/ninja-acolyte': [
    {
      id: 'CARD-008',
      en: 'Returning a minion and playing the extra minion go together or not at all, and the extra minion is played at once.',
      fr: 'Renvoyer une Créature et jouer la Créature supplémentaire vont ensemble ou pas du tout, et la Créature supplémentaire est jouée aussitôt.',
    },
  ],
  'ninjas/disguise': [
    {
      id: 'CARD-008',
      en: 'Returning a minion and playing the extra minion go together or not at all, and the extra minion is played at once.',
      fr: 'Renvoyer une Créature et jouer la Créature supplémentaire vont ensemble ou pas du tout, et la Créature supplémentaire est jouée aussitôt.',
    },
  ],
  'ninjas/infiltrate': [
    {
      id: 'ERR-23',
      en: 'Corrected since the first printing: it destroys another action, never itself, and stays until your next turn begins.',
      fr: 'Corrigé depuis la première édition : elle détruit une autre Action, jamais elle-même, et reste en jeu jusqu’au début de votre prochain tour.',
    },
    {
      id: 'CARD-009',
      en: 'Only its controller ignores the base; the other players do not.',
      fr: 'Seul son contrôleur ignore la Base ; les autres joueurs non.',
    },
  ],
  'pirates/first-mate': [
    {
      id: 'CARD-015',
      en: 'It may do so each time the base it is on scores.',
      fr: 'Il peut le faire à chaque Conquête de la Base où il se trouve.',
    },
  ],
  'pirates/dinghy': [
    {
      id: 'CARD-014',
      en: 'The minions may go to different bases.',
      fr: 'Les Créatures peuvent aller vers des Bases différentes.',
    },
  ],
  'pirates/full-sail': [
    {
      id: 'CARD-014',
      en: 'The minions may go to different bases.',
      fr: 'Les Créatures peuvent aller vers des Bases différentes.',
    },
  ],
  'pirates/powderkeg': [
    {
      id: 'ERR-28',
      en: 'Your own other minions there are destroyed too, if they are no stronger.',
      fr: 'Vos autres Créatures sur cette Base sont détruites aussi, si elles ne sont pas plus fortes.',
    },
    {
      id: 'CARD-016',
      en: 'If the minion you chose cannot be destroyed, the others are destroyed all the same.',
      fr: 'Si la Créature choisie ne peut pas être détruite, les autres le sont malgré tout.',
    },
  ],
  'pirates/sea-dogs': [
    {
      id: 'ERR-27',
      en: 'Corrected since the first printing: your own minions of the faction do not move.',
      fr: 'Corrigé depuis la première édition : vos propres Créatures de cette Faction ne bougent pas.',
    },
    {
      id: 'CARD-017',
      en: 'They all come from one base and all go to one base.',
      fr: 'Elles partent toutes d’une même Base et arrivent toutes sur une même Base.',
    },
  ],
  'pirates/swashbuckling': [
    {
      id: 'CARD-018',
      en: 'Only minions that are in play now are concerned, not those you play later this turn.',
      fr: 'Seules les Créatures déjà en jeu sont concernées, pas celles que vous jouerez plus tard dans le tour.',
    },
  ],
  'robots/hoverbot': [
    {
      id: 'ERR-33',
      en: 'A minion that you choose not to play goes back on top of your deck.',
      fr: 'Une Créature que vous choisissez de ne pas jouer revient sur votre pioche.',
    },
    {
      id: 'CARD-019',
      en: 'Play the card or put it back at once; you cannot keep it for later in the turn.',
      fr: 'Jouez la carte ou remettez-la aussitôt ; vous ne pouvez pas la garder pour plus tard dans le tour.',
    },
  ],
  'robots/microbot-alpha': [
    {
      id: 'CARD-020',
      en: 'Its bonus changes whenever Microbots enter or leave play.',
      fr: 'Son bonus change chaque fois que des Microbots entrent en jeu ou le quittent.',
    },
  ],
  'robots/microbot-fixer': [
    {
      id: 'CARD-021',
      en: 'Two of them give each of your Microbots +2 power, themselves included.',
      fr: 'Deux d’entre eux donnent Force +2 à chacun de vos Microbots, eux compris.',
    },
  ],
  'tricksters/leprechaun': [
    {
      id: 'CARD-011',
      en: 'The minion must have been played on this base and, once its ability is done, still be here; this one too.',
      fr: 'La Créature doit avoir été jouée sur cette Base et, une fois son effet résolu, s’y trouver encore ; celle-ci aussi.',
    },
  ],
  'tricksters/brownie': [
    {
      id: 'CARD-010',
      en: 'It reacts only to cards that affect it directly as they are played, not to cards that are already in play.',
      fr: 'Il ne réagit qu’aux cartes qui l’affectent directement quand elles sont jouées, pas aux cartes déjà en jeu.',
    },
  ],
  'tricksters/block-the-path': [
    {
      id: 'ERR-25',
      en: 'Such minions can still be moved here.',
      fr: 'De telles Créatures peuvent toujours être déplacées ici.',
    },
  ],
  'tricksters/flame-trap': [
    {
      id: 'CARD-011',
      en: 'The minion must have been played on this base and, once its ability is done, still be here; the trap too. If the minion cannot be destroyed, Flame Trap is destroyed all the same.',
      fr: 'La Créature doit avoir été jouée sur cette Base et, une fois son effet résolu, s’y trouver encore ; le piège aussi. Si la Créature ne peut pas être détruite, Paquet Surprise est détruit malgré tout.',
    },
  ],
  'tricksters/hideout': [
    {
      id: 'CARD-012',
      en: 'If it stops an Ongoing effect, that effect is stopped until the end of the current turn.',
      fr: 'Si elle arrête un effet Permanent, celui-ci est arrêté jusqu’à la fin du tour en cours.',
    },
  ],
  'tricksters/mark-of-sleep': [
    {
      id: 'CARD-013',
      en: 'It does not stop the abilities of actions that are already in play.',
      fr: 'Elle n’arrête pas les effets des Actions déjà en jeu.',
    },
  ],
  'wizards/arcane-protector': [
    {
      id: 'CARD-022',
      en: 'You may play it right after that card, in any phase of the turn.',
      fr: 'Vous pouvez le jouer juste après cette carte, quelle que soit la phase du tour.',
    },
  ],
  'wizards/neophyte': [
    {
      id: 'CARD-024',
      en: 'Play the action, take it or put it back at once.',
      fr: 'Jouez l’Action, prenez-la ou remettez-la aussitôt.',
    },
  ],
  'wizards/mass-enchantment': [
    {
      id: 'CARD-023',
      en: 'Play the chosen action at once. You control it; its owner stays the same.',
      fr: 'Jouez aussitôt l’Action choisie. Vous la contrôlez ; son propriétaire reste le même.',
    },
  ],
  'zombies/zombie-lord': [
    {
      id: 'CARD-027',
      en: 'Which bases have none of your minions is settled when it is played: one extra minion on each of them, played at once.',
      fr: 'Les Bases où vous n’avez pas de Créature sont fixées quand il est joué : une Créature supplémentaire sur chacune, jouée aussitôt.',
    },
  ],
  'zombies/tenacious-z': [
    {
      id: 'CARD-025',
      en: 'Only in your play phase, and only one such ability each turn in all, even of the same card.',
      fr: 'Seulement dans votre phase de jeu, et un seul effet de ce nom par tour en tout, même pour une même carte.',
    },
  ],
  'zombies/theyre-coming-to-get-you': [
    {
      id: 'CARD-026',
      en: 'Only in your play phase. It gives no extra minion: it only lets the minion come from another place.',
      fr: 'Seulement dans votre phase de jeu. Elle ne donne pas de Créature supplémentaire : elle permet seulement de la prendre ailleurs.',
    },
  ],
  'base/jungle-oasis': [
    {
      id: 'BASE-16',
      en: 'It has no ability: this is not a misprint.',
      fr: 'Elle n’a pas d’effet : ce n’est pas une erreur d’impression.',
    },
  ],
  'base/tar-pits': [
    {
      id: 'BASE-39',
      en: 'Each minion is placed by its owner, who chooses the order of their own.',
      fr: 'Chaque Créature est placée par son propriétaire, qui choisit l’ordre des siennes.',
    },
  ],
  'base/ninja-dojo': [
    {
      id: 'BASE-22',
      en: 'The minion may be one on the Dojo itself.',
      fr: 'La Créature peut être sur le Dojo lui-même.',
    },
  ],
  'base/temple-of-goju': [
    {
      id: 'BASE-39',
      en: 'Each minion is placed by its owner, who chooses the order of their own.',
      fr: 'Chaque Créature est placée par son propriétaire, qui choisit l’ordre des siennes.',
    },
  ],
  'base/tortuga': [
    {
      id: 'BASE-41',
      en: 'The minion that moves cannot come from Tortuga itself.',
      fr: 'La Créature déplacée ne peut pas venir de Tortuga même.',
    },
  ],
  'base/cave-of-shinies': [
    {
      id: 'BASE-01',
      en: 'The minion must really have been destroyed.',
      fr: 'La Créature doit avoir été réellement détruite.',
    },
  ],
  'base/mushroom-kingdom': [
    {
      id: 'BASE-20',
      en: 'You need no card of your own here.',
      fr: 'Vous n’avez pas besoin d’avoir une carte ici.',
    },
  ],
  'base/school-of-wizardry': [
    {
      id: 'BASE-30',
      en: 'Only one player uses it. If several share first place, it is the first of them clockwise from the player whose turn it is.',
      fr: 'Un seul joueur l’utilise. En cas d’égalité pour la première place, c’est le premier d’entre eux dans le sens horaire à partir du joueur dont c’est le tour.',
    },
  ],
  'base/rhodes-plaza-mall': [
    {
      id: 'BASE-28',
      en: 'Every player with a minion here gains VP, even a fourth one.',
      fr: 'Chaque joueur qui a une Créature ici gagne des PV, même un quatrième.',
    },
  ],
};
