import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const renderer = resolve(import.meta.dirname, 'renderer');

export default defineConfig({
  root: renderer,
  base: './',
  plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/renderer'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: { console: resolve(renderer, 'console.html'), table: resolve(renderer, 'table.html') } },
  },
});
