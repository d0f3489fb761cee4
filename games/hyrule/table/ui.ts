import { askedTable } from '../../kit/table/asked-table.ts';
import { hyruleCards } from './cards.ts';

export const tableUi = askedTable('hyrule', hyruleCards);
