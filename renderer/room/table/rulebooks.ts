import { Registry } from '../../../rulebook/registry.ts';
import type { TableBook } from './book.ts';

/** What each game brings to the table display. */
export const TABLE_BOOKS = new Registry<TableBook>();
