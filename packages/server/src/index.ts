export { Thinkers } from './bots/thinkers.ts';
export { BadPattern, NameFilter } from './operating/names.ts';
export { isPushHost } from './push/services.ts';
export { sha256 } from './secrets.ts';
export { Server, type ServerOptions } from './server.ts';
export { backupStream, checkBackup } from './store/backup.ts';
export { openStore } from './store/open.ts';
export { type Store, StoreError, type StoreTrouble } from './store/store.ts';
