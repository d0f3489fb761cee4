import { expect } from 'vitest';
import type { Line } from '../../host/record/line.ts';
import { readBytes } from '../../host/record/testing/record-text.ts';
import { dealerOf, inputsOf } from '../../host/record/seating.ts';
import { EMPTY_TABLE, foldTable, gameOf, playersOf, type TableNow } from '../../host/session/state/table-now.ts';
import { historySteps } from '../../host/session/views/console-view.ts';
import type { SeenView } from './powered-table.ts';

/** The intact lines of a night's file. */
export async function linesOf(bytes: Buffer): Promise<readonly Line[]> {
  return (await readBytes(bytes)).lines;
}

/** Checks that this view follows only from lines that were flushed when it left. */
export async function expectFlushed({ view, flushed }: SeenView): Promise<void> {
  const now = (await linesOf(flushed)).reduce<TableNow>(foldTable, EMPTY_TABLE);
  const players = playersOf(now);
  expect(view.table.game?.state).toEqual(gameOf(now)?.state);
  expect(view.inputs).toEqual(inputsOf(now.seating, players));
  if (view.table.game !== undefined) {
    expect(view.table.game.dealer).toBe(dealerOf(now.seating, players));
    expect(view.table.game.choices).toEqual(now.seating.choices);
  }
  if (view.undo !== undefined) expect(view.undo).toEqual(historySteps(now.night.timeline).undo);
}
