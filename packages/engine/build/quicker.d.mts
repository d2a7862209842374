import type { Plugin } from 'vite';

/** Plugins for one bundle. */
export function quicker(): Plugin[];
