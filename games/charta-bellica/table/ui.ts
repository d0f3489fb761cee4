import { askedTable } from '../../kit/table/asked-table.ts';
import { CHARTA_BELLICA_CARDS } from './game.ts';

/** Charta Bellica on the table display. */
export const tableUi = askedTable('charta-bellica', CHARTA_BELLICA_CARDS);
