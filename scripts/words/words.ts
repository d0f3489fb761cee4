/** `npm run words`: compiles the catalogues. `-- status`: prints what each language lacks, by subject and id. */
import { join } from 'node:path';
import { CatalogueError } from './catalogue.ts';
import { lacking, generateWords, type Catalogues } from './generate.ts';

try {
  const catalogues = generateWords(join(import.meta.dirname, '../..'));
  if (process.argv[2] === 'status') console.log(status(catalogues).join('\n'));
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function status(all: Catalogues): readonly string[] {
  const subjects = [...(all.get('en')?.keys() ?? [])];
  return [...all.keys()].flatMap((language) => {
    const missing = subjects
      .map((subject) => [subject, lacking(all, language, subject)] as const)
      .filter(([, ids]) => ids.length > 0);
    const count = missing.reduce((sum, [, ids]) => sum + ids.length, 0);
    return [
      `${language}: ${count === 0 ? 'complete' : `${count} missing`}`,
      ...missing.map(([subject, ids]) => `  ${subject}: ${ids.join(', ')}`),
    ];
  });
}
