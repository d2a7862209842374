export { LIMITS, type Limits } from './limits.ts';
export { Server, type ServerOptions } from './server.ts';
export { MemoryStore } from './store/memory.ts';
export type { Store } from './store/store.ts';
export { Thinkers } from './thinkers.ts';
