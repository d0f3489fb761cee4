import { askedTable } from '../../../table/cards/asked-table.ts';
import { samuraiCards } from './cards.ts';

export const honorOfTheSamuraiTable = askedTable(samuraiCards);
