import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

/**
 * Opens what an address names, brought up to date: a PostgreSQL (postgres://…) or a file for SQLite. An address may hold
 * a password: what goes wrong is said without it.
 */
export async function openStore(where: string): Promise<Store> {
  if (/^postgres(?:ql)?:\/\//.test(where)) return PostgresStore.open(where);
  if (/^\w+:\/\//.test(where))
    throw new StoreError('refused', 'it is neither the address of a PostgreSQL (postgres://…) nor a file');
  return SqliteStore.open(where);
}
