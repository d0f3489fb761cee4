import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/room/table.css';
import { mount } from 'svelte';
import { loadPageWords } from '../../renderer/ui/page-language.svelte.ts';
import { liveOf } from '../../renderer/live/page.ts';
import { windowSettings } from '../../renderer/room/table/window-settings.svelte.ts';
import { loadWords } from '../../words/say.ts';
import Table from '../../renderer/room/Table.svelte';
import { TABLE_UIS, type TableUi } from '../../renderer/room/table/ui.ts';

const tables = import.meta.glob<{ readonly tableUi: TableUi }>('../../games/*/table/ui.ts');

const target = document.getElementById('table');
if (target === null) throw new Error('table.html has no place for the table');
const settings = windowSettings();
const live = liveOf('table');
await loadPageWords(settings.language);
mount(Table, { target, props: { live, settings, load } });

/** Loads what a game brings to the display, and its words: a display shows one game, and need not have the others. */
async function load(rulebook: string): Promise<void> {
  const table = await tables[`../../games/${rulebook}/table/ui.ts`]?.();
  if (table !== undefined) TABLE_UIS.provide([table.tableUi]);
  await loadWords(settings.language);
}
