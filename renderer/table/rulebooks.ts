import type { RulebookId } from '../../rules/rulebooks.ts';
import { chartaBellicaTable } from '../rulebooks/charta-bellica/table/book.ts';
import { honorOfTheSamuraiTable } from '../rulebooks/honor-of-the-samurai/table/book.ts';
import { hungarianWarTable } from '../rulebooks/hungarian-war/table/book.ts';
import { hyruleTable } from '../rulebooks/hyrule/table/book.ts';
import { warTable } from '../rulebooks/war/table/book.ts';
import type { TableBook } from './book.ts';

/** The shelf of table displays: one line for each game. */
export const TABLE_BOOKS: Readonly<Record<RulebookId, TableBook>> = {
  'hungarian-war': hungarianWarTable,
  war: warTable,
  hyrule: hyruleTable,
  'honor-of-the-samurai': honorOfTheSamuraiTable,
  'charta-bellica': chartaBellicaTable,
};
