import type { games } from './en/games.ts';
import type { Translation } from './translation.ts';

export type GamesText = Translation<typeof games>;
