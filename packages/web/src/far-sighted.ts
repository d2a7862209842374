/** What looks beyond the next move: it is judged by what was learned from games, which takes its room. */
export { adviser, HINT, player } from '@baston/bots';
