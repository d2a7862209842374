import { it } from 'vitest';
import { newFile } from './crowds.ts';
import { KILLING, killMany, title } from './killed.ts';

it(title('SQLite'), KILLING, () => killMany(newFile('killed.db')));
