/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  dynamicCompileOptions({ filename }) {
    return filename.includes('node_modules') ? undefined : { runes: true };
  },
};
