import '../games.ts';
import { CONSOLE_UIS, type ConsoleUi } from '../../renderer/dealer/desk/ui.ts';
import { TABLE_UIS, type TableUi } from '../../renderer/room/table/ui.ts';

/** What the folders of the games bring to the dealer's console, which shows the table too. A display loads one game alone. */
const consoles = import.meta.glob<{ readonly consoleUi: ConsoleUi }>('../../games/*/console/ui.ts', { eager: true });
const tables = import.meta.glob<{ readonly tableUi: TableUi }>('../../games/*/table/ui.ts', { eager: true });

CONSOLE_UIS.provide(Object.values(consoles).map(({ consoleUi }) => consoleUi));
TABLE_UIS.provide(Object.values(tables).map(({ tableUi }) => tableUi));
