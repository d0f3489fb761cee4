import { askedTable } from '../../../table/cards/asked-table.ts';
import { warCards } from './cards.ts';

/** War on the table display. */
export const warTable = askedTable(warCards);
