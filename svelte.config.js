/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  vitePlugin: {
    dynamicCompileOptions({ filename }) {
      return filename.includes('node_modules') ? undefined : { runes: true };
    },
  },
};
