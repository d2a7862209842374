import type { Plugin } from 'vite';

export function build(): Promise<boolean>;
export function bundleRulebook(folder: string, plugins?: readonly Plugin[]): Promise<void>;
