export type { Adviser, Bot, BotMaker } from './bot.ts';
export { deciderOf, randomPlayer } from './bot.ts';
export { greedyAdviser, greedyBot } from './greedy.ts';
export { thinker } from './ladder.ts';
export { Match } from './match.ts';
export { randomBot } from './random.ts';
