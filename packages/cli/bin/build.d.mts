import type { Plugin } from 'vite';

export function build(options?: { readonly withRulebook?: boolean }): Promise<boolean>;
export function bundleRulebook(folder: string, plugins?: readonly Plugin[]): Promise<void>;
