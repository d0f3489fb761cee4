/**
 * `npm run release-notes -- v1.2.3`: prints what the changelog says about this version, and how to check a download. Exit code 1:
 * the version cannot be released.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf, NotReleasable, readAnywhere, versionOfTag } from './changelog.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const HOW_TO_CHECK = `### Check what you have downloaded

\`sha256sum --check --ignore-missing SHA256SUMS\` compares the files with their checksums.
\`gh attestation verify FILE --repo REPOSITORY\` says in which repository, at which commit and by which workflow a file was built.
The installers are unsigned, so Windows and macOS warn before the first start.
`;

try {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const notes = notesOf(read('CHANGELOG.md'), versionOfTag(process.argv[2] ?? '', version));
  process.stdout.write(`${readAnywhere(notes, process.env['SITE_SOURCES'])}\n\n${HOW_TO_CHECK}`);
} catch (error) {
  if (!(error instanceof NotReleasable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
