import '../games.ts';
import './tables.ts';
import { CONSOLE_UIS, type ConsoleUi } from '../../renderer/dealer/desk/ui.ts';

/** What the folders of the games bring to the dealer's console, which shows the table too. */
const consoles = import.meta.glob<{ readonly consoleUi: ConsoleUi }>('../../games/*/console/ui.ts', { eager: true });

CONSOLE_UIS.provide(Object.values(consoles).map(({ consoleUi }) => consoleUi));
