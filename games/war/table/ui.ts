import { askedTable } from '../../kit/table/asked-table.ts';
import { warCards } from './cards.ts';

/** War on the table display. */
export const tableUi = askedTable('war', warCards);
