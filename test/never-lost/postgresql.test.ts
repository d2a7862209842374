import { afterAll, beforeAll, it } from 'vitest';
import { type Postgres, startPostgres } from '../postgres.ts';
import { KILLING, killMany, title } from './killed.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: true });
});
afterAll(() => postgres.stop());

it(title('PostgreSQL'), KILLING, async () => killMany(await postgres.database()));
