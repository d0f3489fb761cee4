import { join } from 'node:path';
import { build } from './build.ts';

const root = join(import.meta.dirname, '../..');
await build(root, 'renderer');
await build(root, 'electron');
