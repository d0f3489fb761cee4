import { describe, expect, test } from 'vitest';
import type { Answer } from '../contract/view.ts';
import { settle } from '../clock/testing/fake-clock.ts';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';

/** Sends a command while the disk is silent; `answered` lets the disk answer and resolves with the command's answer. */
async function asked({ folder, referee }: MemoryTable, command: unknown): Promise<{ answered(): Promise<Answer> }> {
  let answer: () => void = () => undefined;
  folder.flushed = new Promise<void>((resolve) => (answer = resolve));
  const answering = referee.command(command);
  await settle();
  return {
    answered: async () => {
      answer();
      await settle();
      return answering;
    },
  };
}

describe('a round that goes on while a command waits for the disk', () => {
  test('is not judged on what an undo has left of the table', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 0);
    await table.step('skip');
    const undone = await asked(table, { type: 'undo', n: table.console.undo?.n });
    await table.typeRound(5, 5);
    expect(await undone.answered()).toEqual({ ok: true });
    expect(table.folder.lines.at(-1)).toMatchObject({ kind: 'undo' });
    expect(table.game).toMatchObject({ round: 0, course: { phase: 'opening', retaken: true } });
    expect(table.console.typed.map(({ digit }) => digit)).toEqual([6, 0]);
  });

  test('is not judged in the game that took its place', async () => {
    const table = await MemoryTable.begun(die, die);
    const begun = await asked(table, beginCommand([die, die]));
    await table.typeRound(5, 5);
    expect(await begun.answered()).toEqual({ ok: true });
    expect(table.folder.lines.map(({ kind }) => kind)).toEqual(['step', 'step']);
    expect(table.game).toMatchObject({ game: 2, round: 0, course: { phase: 'choosing' } });
  });

  test('keeps its night: another is not opened under it', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do({ type: 'newNight' });
    await table.do(beginCommand([die, die]));
    const opened = await asked(table, { type: 'openNight', file: 'night 1.jsonl' });
    await table.count();
    expect(await opened.answered()).toEqual({ ok: false, refusal: { code: 'round under way', params: { phase: 'opening' } } });
    expect(table.table.night.name).toBe('night 2');
    await table.step('type', { digit: 5 });
    await table.step('type', { digit: 5 });
    expect(table.game.round).toBe(1);
    await table.step('skip');
    await table.do({ type: 'openNight', file: 'night 1.jsonl' });
  });
});
