import '../games.ts';
import { CONSOLE_PARTS } from '../../renderer/dealer/desk/rulebooks.ts';
import type { ConsoleParts } from '../../renderer/dealer/desk/parts.ts';
import { TABLE_BOOKS } from '../../renderer/room/table/rulebooks.ts';
import type { TableBook } from '../../renderer/room/table/book.ts';

/** What the folders of the games bring to the two screens, by the name of the file that exports it. */
const tables = import.meta.glob<{ readonly table: TableBook }>('../../games/*/table/ui.ts', { eager: true });
const consoles = import.meta.glob<{ readonly console: ConsoleParts }>('../../games/*/console/ui.ts', { eager: true });

TABLE_BOOKS.provide(Object.values(tables).map(({ table }) => table));
CONSOLE_PARTS.provide(Object.values(consoles).map(({ console }) => console));
