export { LIMITS, type Limits } from './limits.ts';
export { Server, type ServerOptions } from './server.ts';
export { openStore } from './store/open.ts';
export { type Store, StoreError } from './store/store.ts';
export { Thinkers } from './thinkers.ts';
