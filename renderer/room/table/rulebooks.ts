import type { RulebookId } from '../../../rulebook/rulebooks.ts';
import { chartaBellicaTable } from '../../../games/charta-bellica/table/book.ts';
import { honorOfTheSamuraiTable } from '../../../games/honor-of-the-samurai/table/book.ts';
import { hungarianWarTable } from '../../../games/hungarian-war/table/book.ts';
import { hyruleTable } from '../../../games/hyrule/table/book.ts';
import { warTable } from '../../../games/war/table/book.ts';
import type { TableBook } from './book.ts';

/** The shelf of table displays: one line for each game. */
export const TABLE_BOOKS: Readonly<Record<RulebookId, TableBook>> = {
  'hungarian-war': hungarianWarTable,
  war: warTable,
  hyrule: hyruleTable,
  'honor-of-the-samurai': honorOfTheSamuraiTable,
  'charta-bellica': chartaBellicaTable,
};
