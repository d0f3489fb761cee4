import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.ts';
import { generateWords, wordsFrom } from './scripts/words/generate.ts';

generateWords(import.meta.dirname);
const pages = resolve(import.meta.dirname, 'app/pages');

export default defineConfig({
  root: pages,
  base: './',
  // A page loads the one language that it shows.
  resolve: { alias: [wordsFrom('loaded')] },
  plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') }), licences(import.meta.dirname)],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/renderer'),
    target: 'es2022',
  },
});
