export { randomBot } from './random.ts';
