import { askedTable } from '../../kit/table/asked-table.ts';
import { hyruleCards } from './cards.ts';

export const table = askedTable('hyrule', hyruleCards);
