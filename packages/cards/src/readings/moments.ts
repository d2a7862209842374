/** Readings about the moments at which cards answer, and how often they do. */
import type { Reading } from './reading.ts';

export const moments: readonly Reading[] = [
  {
    id: 'several-minions-move',
    cards: [
      'bear-cavalry/major-ursa',
      'russian-fairy-tales/go-see-my-sister',
      'vigilantes/brojak',
      'bear-cavalry/cub-scout',
      'smash-up-all-stars/imperial-dragon',
    ],
    rules: ['RES-14', 'RES-15', 'RES-26', 'CARD-116'],
    question: {
      en: 'One effect moves several minions. Does “after a minion moves” happen once, or for each of them?',
      fr: 'Un effet déplace plusieurs Créatures. « Après qu’une Créature s’est déplacée » vaut-il une fois, ou pour chacune ?',
    },
    choice: { en: 'For each of them, one after the other.', fr: 'Pour chacune, l’une après l’autre.' },
    reason: {
      en: 'The text speaks of one minion, and the rulings count each minion in the same way when several are destroyed together. Where a text says “one or more” or “the first time”, it is once.',
      fr: 'Le texte parle d’une seule Créature, et les précisions comptent de même chaque Créature lorsque plusieurs sont détruites ensemble. Si le texte dit « une ou plusieurs » ou « la première fois », c’est une fois.',
    },
  },
  {
    id: 'brojak-follows',
    cards: ['vigilantes/brojak'],
    rules: ['CARD-179'],
    question: {
      en: 'Brojak has followed a minion. May he answer his own move?',
      fr: 'Grojak a suivi une Créature. Peut-il répondre à son propre déplacement ?',
    },
    choice: {
      en: 'Yes, he gets +1 power once more. As he then stays where he is, that is the end of it.',
      fr: 'Oui, il gagne encore une fois Force +1. Comme il reste alors sur place, cela s’arrête là.',
    },
    reason: { en: 'He answers any move, his own included.', fr: 'Il répond à tout déplacement, y compris le sien.' },
  },
  {
    id: 'several-minions-grow',
    cards: ['sheep/counting-sheep'],
    rules: ['RES-14'],
    question: {
      en: 'One effect makes several minions of another player stronger. How often does Counting Sheep answer?',
      fr: 'Un effet renforce plusieurs Créatures d’un autre joueur. Combien de fois Compter les Moutons répond-il ?',
    },
    choice: {
      en: 'Once. Two Counting Sheep do not answer each other.',
      fr: 'Une fois. Deux Compter les Moutons ne se répondent pas.',
    },
    reason: {
      en: 'It is one bonus, given to all of them at one moment; and two that answered each other would never end.',
      fr: 'C’est un seul bonus, donné à toutes au même moment ; et deux cartes qui se répondraient ne s’arrêteraient jamais.',
    },
  },
  {
    id: 'pirate-king-again',
    cards: ['pirates/pirate-king', 'russian-fairy-tales/finist-the-falcon', 'mega-troopers/megabot'],
    rules: ['RES-08', 'RES-10', 'TIME-06'],
    question: {
      en: 'You have declined the Special of a card in play. Are you asked again?',
      fr: 'Vous avez renoncé au Spécial d’une carte en jeu. Vous repose-t-on la question ?',
    },
    choice: {
      en: 'Yes, after each Special that somebody plays from a hand. Not after another card in play has answered.',
      fr: 'Oui, après chaque Spécial joué depuis une main. Non après la réponse d’une autre carte en jeu.',
    },
    reason: {
      en: 'Cards in play answer once round, before the hands. Passing is not final only when players take turns with the Specials in their hands.',
      fr: 'Les cartes en jeu répondent d’abord, en un seul passage. C’est seulement quand les joueurs jouent à tour de rôle les Spéciaux de leur main que passer n’est pas définitif.',
    },
  },
  {
    id: 'who-answers-late',
    cards: ['pirates/pirate-king', 'super-spies/mole', 'ancient-egyptians/pharaoh'],
    rules: ['TIME-06', 'RES-16', 'SCORE-31'],
    question: {
      en: 'A card comes into play while others are answering a moment of the game. Does it answer too?',
      fr: 'Une carte arrive en jeu pendant que d’autres répondent à un moment de la partie. Répond-elle aussi ?',
    },
    choice: {
      en: 'A Special does, as long as its condition holds. Before and after a base scores, so does any other card that is there. At other moments other cards answer only if they came into play meanwhile.',
      fr: 'Un Spécial, oui, tant que sa condition est remplie. Avant et après une Conquête, toute autre carte présente aussi. Aux autres moments, les autres cartes ne répondent que si elles sont arrivées en jeu entre-temps.',
    },
    reason: {
      en: 'A Special can be used whenever its condition holds; a card that was in play already has had its moment.',
      fr: 'Un Spécial s’utilise dès que sa condition est remplie ; une carte déjà en jeu a eu son moment.',
    },
  },
  {
    id: 'specials-without-may',
    cards: [
      'pirates/buccaneer',
      'pirates/the-kraken',
      'werewolves/pack-alpha',
      'werewolves/loup-garou',
      'mega-troopers/blue-trooper',
      'mega-troopers/pink-trooper',
      'mega-troopers/beta-6',
      'tricksters/big-funny-giant',
      'killer-plants/killer-kudzu',
      'time-travelers/time-box',
    ],
    rules: ['RES-18', 'TIME-06'],
    question: {
      en: 'The Special of a card in play does not say “may”. Must it be used?',
      fr: 'Le Spécial d’une carte en jeu ne dit pas « vous pouvez ». Faut-il l’utiliser ?',
    },
    choice: {
      en: 'Yes. You only choose where there is something to choose.',
      fr: 'Oui. Vous choisissez seulement là où il y a un choix.',
    },
    reason: {
      en: 'Instructions are followed unless the text says “may”. That a Special can be used at any moment says when, not whether.',
      fr: 'On suit les instructions, sauf si le texte dit « vous pouvez ». Qu’un Spécial s’utilise à tout moment dit quand, et non si.',
    },
  },
  {
    id: 'if-at-the-start',
    cards: ['polynesian-voyagers/shark-tattoo', 'base/island-peak', 'steampunks/difference-engine'],
    rules: ['TURN-02', 'TURN-16', 'RES-07', 'RES-21'],
    question: {
      en: '“At the start of your turn, if …”: another effect of that moment makes the condition true, or false. Which counts?',
      fr: '« Au début de votre tour, si … » : un autre effet de ce moment rend la condition vraie, ou fausse. Qu’est-ce qui compte ?',
    },
    choice: {
      en: 'What is true when the effect has its turn. It still comes if it was not true before.',
      fr: 'Ce qui est vrai quand vient le tour de l’effet. Il a lieu même si la condition n’était pas remplie avant.',
    },
    reason: {
      en: 'The moment sets it off, and the active player orders what comes then; the condition is a part of the effect.',
      fr: 'C’est le moment qui le déclenche, et le joueur actif ordonne ce qui vient alors ; la condition fait partie de l’effet.',
    },
  },
  {
    id: 'uncovering-between',
    cards: [],
    rules: ['TURN-02', 'TURN-04', 'BURY-07'],
    question: {
      en: 'Can a buried card be uncovered between two effects at the start of the turn?',
      fr: 'Peut-on déterrer une carte entre deux effets du début de tour ?',
    },
    choice: { en: 'No: before all of them or after all of them.', fr: 'Non : avant tous ces effets ou après tous.' },
    reason: {
      en: 'Uncovering is a choice of the phase and not one of the effects that are put in order. Asking after each of them would only slow the game down.',
      fr: 'Déterrer est une possibilité de la phase et non un des effets que l’on met dans l’ordre. Reposer la question après chacun ne ferait que ralentir la partie.',
    },
  },
  {
    id: 'unicrave-twice',
    cards: ['base/unicrave', 'pirates/pirate-king', 'werewolves/loup-garou'],
    rules: ['SCORE-06', 'SCORE-08'],
    question: {
      en: 'Another base takes the place of Unicrave and scores. Do cards answer “before a base scores” again?',
      fr: 'Une autre Base remplace Univore et est conquise. Les cartes répondent-elles encore « avant la Conquête d’une Base » ?',
    },
    choice: {
      en: 'Yes: Unicrave and the new base are two moments. What has not answered Unicrave when it leaves no longer does.',
      fr: 'Oui : Univore et la nouvelle Base sont deux moments. Ce qui n’a pas encore répondu à Univore quand elle part n’y répond plus.',
    },
    reason: {
      en: 'Every base that scores has its own step before scoring, and that of a base that leaves play ends at once.',
      fr: 'Chaque Base conquise a sa propre étape avant la Conquête, et celle d’une Base qui quitte le jeu s’arrête aussitôt.',
    },
  },
  {
    id: 'cannot-score-too-late',
    cards: ['time-travelers/stasis-field'],
    rules: ['SCORE-07'],
    question: {
      en: 'A base has been chosen to score, and then Stasis Field is put on it. Does it score?',
      fr: 'Une Base a été désignée pour la Conquête, puis Champ de Stase y est attaché. Est-elle conquise ?',
    },
    choice: { en: 'Yes.', fr: 'Oui.' },
    reason: {
      en: 'Once it is named a base scores, even if it no longer meets the conditions; only leaving play stops it.',
      fr: 'Une Base désignée est conquise, même si elle ne remplit plus les conditions ; seul son départ du jeu l’empêche.',
    },
  },
  {
    id: 'commission-first',
    cards: ['bear-cavalry/commission', 'tricksters/leprechaun'],
    rules: ['RES-02', 'RES-16'],
    question: {
      en: 'Commission plays a minion next to a Leprechaun. Which comes first, the rest of Commission or the Leprechaun?',
      fr: 'Assignation joue une Créature à côté d’un Farfadet. Qui passe d’abord, la suite d’Assignation ou le Farfadet ?',
    },
    choice: { en: 'Commission.', fr: 'Assignation.' },
    reason: {
      en: 'What has begun is finished before what answers it.',
      fr: 'On finit ce qui est commencé avant ce qui y répond.',
    },
  },
  {
    id: 'commission-without-base',
    cards: ['bear-cavalry/commission', 'elder-things/elder-thing'],
    rules: ['RES-20'],
    question: {
      en: 'The minion that Commission plays is an Elder Thing and goes under its deck. Whom does Commission move?',
      fr: 'La Créature jouée par Assignation est une Chose Très Ancienne, et va sous sa pioche. Qui Assignation déplace-t-elle ?',
    },
    choice: { en: 'Nobody.', fr: 'Personne.' },
    reason: {
      en: 'The other minion is one on the base of the minion played, and that minion is on no base any more.',
      fr: 'L’autre Créature est sur la même Base que la Créature jouée, et celle-ci n’est plus sur aucune Base.',
    },
  },
  {
    id: 'copycat-of-black-sheep',
    cards: ['shapeshifters/copycat', 'sheep/black-sheep'],
    rules: ['RES-16'],
    question: {
      en: 'Copycat copies Black Sheep as it is played. Does its own arrival move it?',
      fr: 'Imposteur copie Mouton Noir en étant joué. Sa propre arrivée le déplace-t-elle ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'An “after” ability has to be there when the event begins. Copycat had not copied it yet.',
      fr: 'Un effet « après » doit être là quand l’événement commence. Imposteur ne l’avait pas encore copié.',
    },
  },
  {
    id: 'titans-clash-later',
    cards: ['pirates/the-kraken'],
    rules: ['TITAN-14', 'RES-20'],
    question: {
      en: 'An effect puts a titan where another one is. When do they clash?',
      fr: 'Un effet amène un Titan là où il y en a un autre. Quand s’affrontent-ils ?',
    },
    choice: {
      en: 'After the whole effect; only talents are interrupted. A Kraken that loses its clash weakens the minions there all the same.',
      fr: 'Après tout l’effet ; seuls les Talents sont interrompus. Un Kraken qui perd le choc affaiblit quand même les Créatures de cette Base.',
    },
    reason: {
      en: 'The clash follows what brought the titan; independent parts of an effect are done whatever became of the card.',
      fr: 'Le choc suit ce qui a amené le Titan ; les parties indépendantes d’un effet s’appliquent quel que soit le sort de la carte.',
    },
  },
  {
    id: 'critters-go-home',
    cards: [
      'itty-critters/critter-champion',
      'itty-critters/critter-coach',
      'itty-critters/i-select-you',
      'itty-critters/recall-critter',
      'base/critter-combat-club',
    ],
    rules: ['RES-07', 'TURN-16'],
    question: {
      en: 'Several minions go under their decks at the end of the turn. In which order, and who must still control them?',
      fr: 'Plusieurs Créatures vont sous leur pioche à la fin du tour. Dans quel ordre, et qui doit encore les contrôler ?',
    },
    choice: {
      en: 'The active player orders them, unless they are copies of one card. “If you control it” is read when its turn comes.',
      fr: 'Le joueur actif choisit l’ordre, sauf entre exemplaires d’une même carte. « Si vous la contrôlez » se vérifie quand vient son tour.',
    },
    reason: {
      en: 'They are separate effects of one moment, and each looks at the game as it then is.',
      fr: 'Ce sont des effets distincts du même moment, et chacun regarde la partie telle qu’elle est alors.',
    },
  },
  {
    id: 'goju-tied',
    cards: ['base/temple-of-goju'],
    rules: ['VAL-12'],
    question: {
      en: 'A player has two strongest minions at the Temple of Goju. Which goes under the deck?',
      fr: 'Un joueur a deux Créatures les plus fortes au Temple Goju. Laquelle va sous la pioche ?',
    },
    choice: { en: 'One of them, which that player chooses.', fr: 'L’une d’elles, au choix de ce joueur.' },
    reason: {
      en: 'Tied minions all meet the condition, and the text asks for one minion of each player.',
      fr: 'Les Créatures à égalité remplissent toutes la condition, et le texte demande une Créature par joueur.',
    },
  },
  {
    id: 'nexus-tied',
    cards: ['base/the-nexus'],
    rules: ['SCORE-18', 'SCORE-19'],
    question: {
      en: 'Several players win The Nexus. Who may place a base?',
      fr: 'Plusieurs joueurs remportent Le Nexus. Qui peut placer une Base ?',
    },
    choice: {
      en: 'Each of them, the active player first, then clockwise.',
      fr: 'Chacun, le joueur actif d’abord, puis dans le sens horaire.',
    },
    reason: {
      en: 'Several bases can lie on top of the base deck, so each of them has some use of it.',
      fr: 'Plusieurs Bases peuvent être posées sur la pioche de Bases : cela sert donc à chacun.',
    },
  },
  {
    id: 'guild-without-actions',
    cards: ['base/thieves-guild'],
    rules: ['VAL-12'],
    question: {
      en: 'At the Thieves’ Guild nobody reveals an action. Are all tied for the most?',
      fr: 'À la Guilde des Voleurs, personne ne révèle d’Action. Sont-ils tous à égalité ?',
    },
    choice: { en: 'No. Nobody may destroy a minion.', fr: 'Non. Personne ne peut détruire de Créature.' },
    reason: {
      en: 'Whoever reveals no action is not among those who reveal the most actions.',
      fr: 'Qui ne révèle aucune Action n’est pas parmi ceux qui en révèlent le plus.',
    },
  },
  {
    id: 'argonaut-first-action',
    cards: ['mythic-greeks/argonaut', 'mythic-greeks/spartan', 'mythic-greeks/jason'],
    rules: ['CARD-111', 'PLAY-24'],
    question: {
      en: 'You play an Argonaut before any action. Is the action that follows still the first one of the turn?',
      fr: 'Vous jouez un Argonaute avant toute Action. L’Action qui suit est-elle encore la première du tour ?',
    },
    choice: {
      en: 'Yes. Spartan and Jason answer both. After an action an Argonaut no longer sets them off.',
      fr: 'Oui. Spartiate et Jason répondent aux deux. Après une Action, un Argonaute ne les déclenche plus.',
    },
    reason: {
      en: 'An Argonaut triggers what an action would trigger at that moment, but it is a minion and no action.',
      fr: 'Un Argonaute déclenche ce qu’une Action déclencherait à ce moment, mais c’est une Créature et non une Action.',
    },
  },
  {
    id: 'several-makos',
    cards: ['sharks/mako'],
    rules: ['RES-09', 'CARD-117'],
    question: {
      en: 'You destroy one minion and hold two Makos. May you play both?',
      fr: 'Vous détruisez une Créature et avez deux Makos en main. Pouvez-vous jouer les deux ?',
    },
    choice: { en: 'Yes, both on its base.', fr: 'Oui, tous deux sur sa Base.' },
    reason: {
      en: 'Each Mako speaks for itself, and players may answer a moment until all pass.',
      fr: 'Chaque Mako parle pour lui-même, et les joueurs peuvent répondre jusqu’à ce que tous passent.',
    },
  },
  {
    id: 'category-5-two-minions',
    cards: ['tornados/category-5'],
    rules: ['RES-14'],
    question: {
      en: 'You move one minion twice in a turn. Are these two minions for Category 5?',
      fr: 'Vous déplacez deux fois la même Créature pendant un tour. Est-ce deux Créatures pour Catégorie 5 ?',
    },
    choice: {
      en: 'No, it takes two different ones. You are asked after each effect that brings them to two or more.',
      fr: 'Non, il en faut deux différentes. La question se pose après chaque effet qui en fait deux ou plus.',
    },
    reason: {
      en: 'The text counts minions, not moves.',
      fr: 'Le texte compte les Créatures et non les déplacements.',
    },
  },
  {
    id: 'hotel-makes-room',
    cards: ['base/hotel-of-holiness'],
    rules: ['SCORE-20', 'SCORE-22', 'SCORE-23', 'TIME-16'],
    question: {
      en: 'When does the Hotel of Holiness lay the minions on the decks: with the other effects after the scoring, or later?',
      fr: 'Quand l’Hôtel de Sainteté place-t-il les Créatures sur les pioches : avec les autres effets d’après Conquête, ou plus tard ?',
    },
    choice: {
      en: 'Later, when what is left there would be discarded. Everything else that comes after the scoring, Specials and treasures included, comes before it.',
      fr: 'Plus tard, au moment où ce qui reste devrait être défaussé. Tout ce qui suit la Conquête, y compris les Spéciaux et les Trésors, passe avant.',
    },
    reason: {
      en: 'Nobody chooses anything: the text only replaces the discard, for all minions at once. If they left earlier, nobody would be there to share the treasures of its own monsters.',
      fr: 'Personne n’a rien à choisir : le texte ne fait que remplacer la défausse, pour toutes les Créatures à la fois. Si elles partaient plus tôt, il n’y aurait personne pour se partager les Trésors de ses propres Monstres.',
    },
  },
  {
    id: 'silenced-by-the-action',
    cards: ['super-spies/secret-agent', 'clerics/curse-of-imprisonment', 'base/workshop', 'dragons/raze'],
    rules: ['RES-16', 'TIME-41'],
    question: {
      en: 'An action that is attached takes away the very ability that would answer it. Does the card still answer?',
      fr: 'Une Action attachée annule l’effet même qui devait lui répondre. La carte répond-elle quand même ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'It would answer once the action is in force, and by then its ability is treated as absent.',
      fr: 'Elle répondrait une fois l’Action en vigueur, et son effet est alors considéré comme absent.',
    },
  },
];
