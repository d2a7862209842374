import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { quicker } from '../engine/build/quicker.mjs';
import { cards } from './build/cards.ts';
import { compressed } from './build/compressed.ts';
import { files } from './build/files.ts';
import { fonts } from './build/fonts.ts';
import { oneLanguage } from './build/one-language.ts';
import { puzzles } from './build/puzzles.ts';

const conditions = ['source', 'module', 'browser', 'development|production'];
const plugins = () => [react(), oneLanguage(), cards(conditions), puzzles(conditions)];
/** Tests look at a site for development: to make its games quicker takes a third of the time in which it is built. */
const finish = (mode: string) => (mode === 'production' ? quicker() : []);

/** As in packages/cli/bin/build.mjs: V8 need not look up a constant whenever it is used. */
const rolldownOptions = { output: { topLevelVar: false }, checks: { pluginTimings: false } };
/** Everything needed at first is one file: it compresses better than pieces shared with later parts. */
const codeSplitting = { groups: [{ name: 'page', tags: ['$initial' as const] }] };

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [...plugins(), ...finish(mode), fonts(), files(), compressed()],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [...plugins(), ...finish(mode)], rolldownOptions },
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    sourcemap: mode === 'production',
    // A browser that cannot load modules ahead loads them when they are wanted.
    modulePreload: { polyfill: false },
    rolldownOptions: { ...rolldownOptions, output: { ...rolldownOptions.output, codeSplitting } },
  },
}));
