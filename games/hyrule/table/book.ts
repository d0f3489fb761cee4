import { askedTable } from '../../kit/table/asked-table.ts';
import { hyruleCards } from './cards.ts';

export const hyruleTable = askedTable(hyruleCards);
