import { expect, test } from 'vitest';
import type { RulebookId } from '../../rulebook/rulebooks.ts';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { readEntries } from '../record/testing/record-text.ts';
import { beginCommand, die, MemoryTable } from '../session/testing/memory-table.ts';
import { exportNight } from './night.ts';
import { nightReport } from './night-report.ts';

async function answered(table: MemoryTable, cards: string): Promise<void> {
  for (const given of cards.split(' ')) {
    await table.do({ type: 'table', command: { type: 'answer', n: table.game.ask?.n, given } });
    await table.clock.pass(10_000);
  }
}

/** A night of several games between Anna and Béla, as it is reported. */
async function night(
  play: (table: MemoryTable, begin: (rulebook: RulebookId, house?: object) => Promise<void>) => Promise<void>,
) {
  const table = await MemoryTable.open();
  await play(table, (rulebook, house = {}) => table.do(beginCommand([die, die], { rulebook, house: { ...house } })));
  await table.referee.close();
  return nightReport(await readEntries(table.folder.lines));
}

/** Hyrule: Béla takes every turn but the first. */
const HYRULE = '2D 2C 3C 3D 4C 4D 6C 6D 7C 7D 8C 8D 9C 9D';
/** War: Béla has two cards more when the time is up, and no battle is under way. */
const WAR = 'KH KD 2H 3H';

const mixed = await night(async (table, begin) => {
  await begin('hyrule');
  await answered(table, HYRULE);
  await begin('war', { minutes: 15 });
  await answered(table, WAR);
  await table.clock.pass(20 * 60_000);
  await answered(table, 'none');
  await begin('hyrule');
  await answered(table, HYRULE);
});

const lines = (language: Language) => exportNight('text', mixed, language).split('\n');

test('the scores of each game are in its own unit, and a round without table cards lists none', () => {
  const text = lines('en');
  for (const said of [
    'Game 2: War',
    'Round 1',
    '  Anna: laid two of diamonds, took two of diamonds and two of clubs',
    'Cards: Anna 21, Béla 31',
  ])
    expect(text).toContain(said);
  expect(text.filter((line) => / $|: *$/.test(line))).toEqual([]);
});

test('points are added up per game, games won over all games', () => {
  expect(lines('en').slice(-3, -1)).toEqual([
    'All games (Hyrule): Anna 4 (0 games won), Béla 24 (2 games won)',
    'Games won: Anna 0, Béla 3',
  ]);
  const { series } = JSON.parse(exportNight('json', mixed, 'en')) as { series: object[] };
  expect(series).toMatchObject([
    { rulebook: 'hyrule', points: 4, gamesWon: 0 },
    { rulebook: 'hyrule', points: 24, gamesWon: 2 },
    { rulebook: 'war', points: 21, gamesWon: 0 },
    { rulebook: 'war', points: 31, gamesWon: 1 },
  ]);
});

test('a CSV row of a card game lists the cards laid and no face', () => {
  const rows = exportNight('csv', mixed, 'en').split('\n');
  expect(rows[1]).toMatch(/^1,hyrule,1,[^,]+,,0,Anna,,2D,2D 2C,in,2,0,$/);
  expect(rows).toHaveLength(1 + 2 * (7 + 1 + 7));
});

test.each(LANGUAGES)('the text in %s contains no codes', (language) => {
  expect(lines(language).join('\n')).not.toMatch(/undefined|\?\?|\b[2-9TJQKA][CDHS]\b/);
});
