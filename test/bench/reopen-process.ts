/**
 * Opens the night of a folder as the referee does when it starts, or only runs `JSON.parse` on its lines: in a process of its own,
 * because nothing is warm when a referee starts.
 */
import '../support/games.ts';
import { readFile } from 'node:fs/promises';
import { answer } from '../support/child.ts';
import { BenchHost } from './bench-host.ts';

const program = {
  /** Answers with the ms until its console has a view. */
  async reopen(folder: string) {
    const began = performance.now();
    const host = await BenchHost.open(folder);
    const wall = performance.now() - began;
    if (host.view.table.game?.round === undefined) throw new Error('the night was not reopened');
    await host.close();
    return wall;
  },
  async parse(path: string) {
    const began = performance.now();
    const text = await readFile(path, 'utf8');
    const lines = text.trimEnd().split('\n');
    for (const line of lines) JSON.parse(line);
    return { wall: performance.now() - began, bytes: Buffer.byteLength(text) };
  },
};
export type ReopenProgram = typeof program;

answer(program);
