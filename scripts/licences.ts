import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUNDLED_IN_SHELL, madeOf } from './parts.ts';
import { notices, shipped } from './third-party.ts';

/** Stands in the code of `app/pages/licences.ts` until it is known what the pages are made of. */
const PLACE = '__LICENCES__';

/**
 * Gives the pages our licence and those of all parts by others: of what the pages are made of, and of all that the host and the
 * desktop shell need.
 * @param root the folder with `package.json`
 */
export function licences(root: string): Plugin {
  const file = join(root, 'app/pages/licences.ts');
  return {
    name: 'licences',
    apply: 'build',
    enforce: 'pre',
    transform: (_code, id) => (id === file ? `export default ${JSON.stringify(PLACE)};` : undefined),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const place = chunks.find(({ code }) => code.includes(PLACE));
      // The documentation site is built with the same configuration.
      if (place === undefined) return;
      const text = JSON.stringify(licenceText(root, madeOf(join(root, 'app/pages'), Object.values(bundle))));
      place.code = place.code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => text);
    },
  };
}

/** @param parts paths of files of the pages, ours among them */
function licenceText(root: string, parts: readonly string[]): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const files = parts.filter((part) => !part.startsWith('\0'));
  return notices(`Hungarian War Referee\n\n${own}`, shipped(root, [...files, ...Object.keys(dependencies), ...BUNDLED_IN_SHELL]));
}
