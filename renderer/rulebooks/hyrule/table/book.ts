import { askedTable } from '../../../table/cards/asked-table.ts';
import { hyruleCards } from './cards.ts';

export const hyruleTable = askedTable(hyruleCards);
