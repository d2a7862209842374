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
const plugins = () => [react(), oneLanguage(), cards(conditions), puzzles(conditions), ...quicker()];

/** As in packages/cli/bin/build.mjs: V8 need not look up a constant whenever it is used. */
const rolldownOptions = { output: { topLevelVar: false }, checks: { pluginTimings: false } };
/** Everything needed at first is one file: it compresses better than pieces shared with later parts. */
const codeSplitting = { groups: [{ name: 'page', tags: ['$initial' as const] }] };

export default defineConfig({
  base: './',
  plugins: [...plugins(), fonts(), files(), compressed()],
  resolve: { conditions },
  worker: { format: 'es', plugins, rolldownOptions },
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    sourcemap: true,
    // A browser that cannot load modules ahead loads them when they are wanted.
    modulePreload: { polyfill: false },
    rolldownOptions: { ...rolldownOptions, output: { ...rolldownOptions.output, codeSplitting } },
  },
});
