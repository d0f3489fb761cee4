import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Components only, whose markup oxlint does not read; what it checks everywhere is in .oxlintrc.json. */
export default ts.config(
  { ignores: ['dist', '.cache', '.svelte-check', '**/*.js', '**/*.svelte.ts'] },
  js.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // The type check names what is not defined or not used.
      'no-undef': 'off',
      'no-unused-vars': 'off',
    },
  },
);
