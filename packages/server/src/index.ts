export { Server, type ServerOptions } from './server.ts';
export { openStore } from './store/open.ts';
export { StoreError, type StoreTrouble } from './store/store.ts';
export { sha256 } from './table.ts';
export { Thinkers } from './thinkers.ts';
