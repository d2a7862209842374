/** Actions that directly increase the power of minions, in all boxes. */
import type { Card, Game, Seat } from '@baston/engine';

/** By +N power, by +1 power counters or by another printed power, of a minion that is in play already (VAL-13, CARD-136). */
export const RAISING: Readonly<Record<string, readonly string[]>> = {
  'anansi-tales': ['pot-of-beans'],
  'ancient-egyptians': ['mummy-strength'],
  'ancient-incas': ['fortress-walls'],
  astroknights: ['block-the-probe', 'laser-sword', 'use-the-fours', 'yield-to-rage'],
  changerbots: ['cesium-armor', 'form-mergacon', 'matrix-of-bossiness'],
  clerics: ['good-habits', 'join-the-club'],
  cowboys: ['form-a-posse', 'quick-draw', 'run-em-off'],
  'cyborg-apes': ['cyberevolution', 'juiced-up'],
  dinosaurs: ['augmentation', 'howl', 'upgrade'],
  'disco-dancers': ['disco-inferno', 'get-down-tonight', 'turn-the-beat-around'],
  'elder-things': ['dunwich-horror'],
  elves: ['pumping-iron'],
  'giant-ants': ['gimme-the-prize', 'headlong', 'we-will-rock-you'],
  'grimms-fairy-tales': ['mouse-bird-and-sausage'],
  innsmouth: ['the-deep-ones'],
  'kung-fu-fighters': ['a-little-bit-frightening', 'expert-timing', 'fast-as-lightning'],
  'mad-scientists': ['angry-mob', 'body-shop', 'jolt'],
  mages: ['embiggen'],
  'magical-girls': ['magical-staff'],
  'mega-troopers': ['its-blitzin-time'],
  'miskatonic-university': ['it-just-might-work', 'thats-so-crazy'],
  pirates: ['swashbuckling'],
  'polynesian-voyagers': ['shark-tattoo', 'sun-tattoo'],
  'russian-fairy-tales': ['bewitched'],
  samurai: ['code-of-bushido', 'honor-the-ancestors', 'way-of-the-warrior'],
  shapeshifters: ['genetic-shift', 'splice-as-nice'],
  thieves: ['potion-bandolier'],
  treasure: [
    'boots-of-butt-kicking',
    'chainsaw-of-bloody-dismemberment',
    'chest-of-holding',
    'cross-bow',
    'potion-of-idiotic-bravery',
  ],
  vampires: ['cull-the-weak', 'dinner-date', 'mad-monster-party'],
  vigilantes: ['a-whole-lot-meaner', 'tough-it-out'],
  vikings: ['berserk', 'combat-training'],
  warriors: ['campaign', 'dumbbells', 'shield-of-ubiquity', 'war-cry'],
  werewolves: ['frenzy'],
};

const isRaising = (game: Game, card: Card): boolean => {
  const [faction = '', name = ''] = game.definition(card).id.split('/');
  return RAISING[faction]?.includes(name) ?? false;
};

/** The minions among these that the player could play the action on; or all of them, if it is played on none. */
const targetsOf = (game: Game, me: Seat, action: Card, minions: readonly Card[]): readonly Card[] =>
  game.isPlayedOn(action, 'minion')
    ? minions.filter((on) => game.canPlayExtra(me, action, { on }))
    : game.canPlayExtra(me, action)
      ? minions
      : [];

/** The actions in the hand that could increase the power of one of these minions now. */
export const raisingActions = (game: Game, me: Seat, minions: readonly Card[]): Card[] =>
  game.hand(me).filter((card) => isRaising(game, card) && targetsOf(game, me, card, minions).length > 0);

/** Plays one of those actions as an extra action, if the player likes. Which card it is, is said: now or never (PLAY-07). */
export function mayPlayRaising(game: Game, me: Seat, minions: readonly Card[]): boolean {
  const action = game.chooseCard(me, raisingActions(game, me, minions), { to: 'playExtra', may: true });
  if (!action) return false;
  if (!game.isPlayedOn(action, 'minion')) return game.playExtra(me, action, { must: true }) !== 0;
  const on = game.chooseCard(me, targetsOf(game, me, action, minions), { to: 'givePower', about: action });
  return game.playExtra(me, action, { on, must: true }) !== 0;
}
