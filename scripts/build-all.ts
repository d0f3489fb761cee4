import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../app/cli/build.ts';
import { notices, shipped } from './third-party.ts';

const root = join(import.meta.dirname, '..');
const parts = [...(await build(root, 'renderer')), ...(await build(root, 'electron'))];
writeFileSync(join(root, 'dist/THIRD-PARTY.txt'), notices(shipped(root, parts)));
