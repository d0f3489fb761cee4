import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { notices, shipped } from './third-party.ts';

const root = join(import.meta.dirname, '../..');
const parts = [...(await build(root, 'renderer')), ...(await build(root, 'electron'))];
// Electron itself is part of every package and comes with its own licences.
const others = shipped(root, parts).filter(({ name }) => name !== 'electron');
writeFileSync(join(root, 'dist/THIRD-PARTY.txt'), notices(others));
