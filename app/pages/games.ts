import '../games.ts';
import { CONSOLE_UIS } from '../../renderer/dealer/desk/ui.ts';
import type { ConsoleUi } from '../../renderer/dealer/desk/ui.ts';
import { TABLE_UIS } from '../../renderer/room/table/ui.ts';
import type { TableUi } from '../../renderer/room/table/ui.ts';

/** What the folders of the games bring to the two screens, by the name of the file that exports it. */
const tables = import.meta.glob<{ readonly table: TableUi }>('../../games/*/table/ui.ts', { eager: true });
const consoles = import.meta.glob<{ readonly console: ConsoleUi }>('../../games/*/console/ui.ts', { eager: true });

TABLE_UIS.provide(Object.values(tables).map(({ table }) => table));
CONSOLE_UIS.provide(Object.values(consoles).map(({ console }) => console));
