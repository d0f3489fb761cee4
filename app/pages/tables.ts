import { TABLE_UIS, type TableUi } from '../../renderer/room/table/ui.ts';

/** What the folders of the games bring to the table display. A page that shows nothing else loads nothing else. */
const tables = import.meta.glob<{ readonly tableUi: TableUi }>('../../games/*/table/ui.ts', { eager: true });

TABLE_UIS.provide(Object.values(tables).map(({ tableUi }) => tableUi));
