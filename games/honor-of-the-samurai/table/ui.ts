import { askedTable } from '../../kit/table/asked-table.ts';
import { samuraiCards } from './cards.ts';

export const tableUi = askedTable('honor-of-the-samurai', samuraiCards);
