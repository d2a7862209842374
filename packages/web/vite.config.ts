import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cards } from './build/cards.ts';
import { puzzles } from './build/puzzles.ts';

const conditions = ['source', 'module', 'browser', 'development|production'];
const plugins = () => [react(), cards(conditions), puzzles(conditions)];

export default defineConfig({
  base: './',
  plugins: plugins(),
  resolve: { conditions },
  worker: { format: 'es', plugins },
  build: { outDir: 'dist/site', target: 'es2022' },
});
