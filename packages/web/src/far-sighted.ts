/** Players that look beyond the next move: their learned weights are large, so they load separately. */
export { adviser, HINT, player } from '@baston/bots';
