import { afterEach, expect, it, vi } from 'vitest';
import { MemoryTable } from '../host/session/testing/memory-table.ts';
import type { TableView } from '../host/contract/view.ts';
import { Collector } from './collecting.ts';

afterEach(() => void vi.useRealTimers());

/** A view of a game in this phase; no other part of it is read. */
async function viewIn(phase: string): Promise<TableView> {
  const { tableViews } = await MemoryTable.open();
  const [view] = tableViews;
  if (view === undefined) throw new Error('no view');
  return { ...view, game: { course: { phase } } as TableView['game'] } as TableView;
}

it('collects once after each round, and not while it is shown', async () => {
  const [choosing, shown] = [await viewIn('choosing'), await viewIn('shown')];
  vi.useFakeTimers();
  const collect = vi.fn();
  const collector = new Collector(collect);
  const see = (...views: readonly TableView[]) => {
    for (const view of views) collector.see({ type: 'view', view });
    vi.runAllTimers();
    return collect.mock.calls.length;
  };
  expect(see(choosing, choosing, shown, shown)).toBe(0);
  expect(see(choosing, choosing)).toBe(1);
  expect(see(shown)).toBe(1);
  expect(see(choosing)).toBe(2);
});
