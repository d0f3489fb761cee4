import { flushSync } from 'svelte';
import type { TableView } from '../../../host/contract/view.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import { draw } from '../../ui/testing/drawn.ts';
import Table from '../Table.svelte';

/** The table display on the page, as it is when it has never been opened before, and what the host says to it. */
export function mountTable() {
  window.localStorage.clear();
  const { live, say, lose } = fakeLive<TableView>();
  draw(Table, { live });
  const show = (view: TableView) => {
    say({ type: 'view', view });
    flushSync();
  };
  return { say, lose, show };
}
