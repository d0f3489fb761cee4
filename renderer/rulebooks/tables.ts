import type { RulebookId } from '../../rules/rulebooks.ts';
import type { TableBook } from '../table/book.ts';
import { hungarianWarTable } from './hungarian-war/table/book.ts';

/** The shelf of table displays: one line for each game. */
export const TABLE_BOOKS: Readonly<Record<RulebookId, TableBook>> = { 'hungarian-war': hungarianWarTable };
