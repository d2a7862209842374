import type { Rulings } from '../rulings.ts';

export const rulings: Rulings = {};
