/** Some tables in a process of their own, at which bots play and dealers undo, until it is killed. */
import '../../support/games.ts';
import type { HallLinkView } from '../../../host/contract/hall-link.ts';
import { answerAll, heldBytes, toldAtStart } from './child.ts';
import { setClock, type ClockQuestion } from './fast-time.ts';
import { SoakTable, type SoakTableStart } from './soak-table.ts';

export interface TablesStart {
  readonly tables: readonly SoakTableStart[];
}

/** `rest`: nothing more is written from now on. Resolves when nothing is being written. */
export type TablesQuestion = ClockQuestion | { readonly type: 'look' | 'rest' | 'held' };

export interface TablesLook {
  /** Of each table, in the order given. */
  readonly links: readonly HallLinkView[];
  readonly lines: number;
}

const { tables } = toldAtStart<TablesStart>();
const opened = Promise.all(tables.map((table) => SoakTable.open(table)));

answerAll<TablesQuestion>(async (question): Promise<TablesLook | number | undefined> => {
  const all = await opened;
  if (question.type === 'clock') {
    setClock(question.by);
    return undefined;
  }
  if (question.type === 'held') return heldBytes();
  if (question.type === 'rest') {
    await Promise.all(all.map((table) => table.rest()));
    return undefined;
  }
  const lines = all.reduce((sum, table) => sum + table.lines, 0);
  return { links: all.map(({ link }) => link.view), lines };
});
