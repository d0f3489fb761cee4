import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referee } from '../support/headless.ts';
import { MOTION } from '../support/sized.ts';
import { RealTable } from './real-table.ts';
import { readWinners } from './table-page.ts';

const NAMES = ['Anna', 'Béla'];

interface Trick {
  /** What both turn over, by seat. */
  readonly turned: readonly [string, string];
  /** What follows before it is decided: the question and the key of its answer. */
  readonly then?: readonly (readonly [string, string])[];
  readonly says: string;
  /** By seat, as both screens show it afterwards. */
  readonly points: readonly [number, number];
}

const drawn = (name: string, rank: string) => [`Drawn from ${name}: which card?`, rank] as const;
const bothDrawn = (one: string, other: string) => [drawn('Anna', one), drawn('Béla', other)];

/** CB-7 to CB-10: every kind of trick, until no card is left. */
const TRICKS: readonly Trick[] = [
  { turned: ['9', 'M'], says: 'The highest card: German monarch.', points: [0, 22] },
  {
    turned: ['8', '9'],
    then: [['Anna: lay a horse?', '1'], drawn('Béla', '3')],
    says: 'A horse attacked. Drawn: German 3, not stronger than the Hungarian 8.',
    points: [22, 22],
  },
  { turned: ['1', 'Q'], says: 'A jester beats queens and monarchs.', points: [35, 22] },
  { turned: ['0', '0'], then: bothDrawn('5', '7'), says: 'The strongest card drawn: German 7.', points: [35, 54] },
  {
    turned: ['P', 'P'],
    then: [...bothDrawn('4', '4'), ...bothDrawn('6', '6'), ...bothDrawn('C', 'C'), ...bothDrawn('M', '8')],
    says: 'The strongest card drawn: Hungarian monarch.',
    points: [126, 54],
  },
  { turned: ['Q', '1'], says: 'A jester beats queens and monarchs.', points: [126, 67] },
  { turned: ['7', '5'], says: 'The highest card: Hungarian 7.', points: [138, 67] },
  { turned: ['3', '2'], says: 'The highest card: Hungarian 3.', points: [143, 67] },
];

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('two friends with the cards of two nations, the dealer at the keyboard', () => {
  it('take the game from the shelf and sit down', async () => {
    const { dealer } = table;
    const game = dealer.page.locator('[data-game=charta-bellica]');
    await game.waitFor();
    while ((await game.getAttribute('aria-checked')) !== 'true') await dealer.press('ArrowDown');
    await dealer.seat('cards', NAMES);
    await dealer.press('Space');
    await table.shows('asking');
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
    await bothSay('Nations: Anna – Hungarian and Béla – German.');
  });

  it('play tricks to the last card, one key for the count and one for each card; both screens show who takes what, and why', async () => {
    for (const trick of TRICKS) {
      const before = table.dealer.keys;
      await play(trick);
      expect(table.dealer.keys - before).toBe(1 + trick.turned.length + (trick.then?.length ?? 0));
    }
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(['Anna']);
  });

  it('leave an intact record', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    expect(answer).toMatchObject({ ok: true, games: 1, rounds: TRICKS.length });
    expect(exit).toBe(0);
  });
});

async function play({ turned, then = [], says, points }: Trick): Promise<void> {
  const { dealer } = table;
  await bothSay('Everybody: one card face down');
  await dealer.press('Space');
  await table.countOut();
  await table.shows('asking');
  for (const [seat, rank] of turned.entries()) await answer(`${NAMES[seat] ?? ''}: which card?`, rank);
  for (const [question, key] of then) await answer(question, key);
  await table.allPresented();
  await bothSay(says);
  await table.presentationEnds();
  await table.showsScores(Object.fromEntries(NAMES.map((name, seat) => [name, { points: points[seat] ?? 0, open: 0 }])));
}

async function answer(question: string, key: string): Promise<void> {
  await bothSay(question);
  await table.dealer.press(/\d/.test(key) ? `Digit${key}` : `Key${key}`);
}

async function bothSay(sentence: string): Promise<void> {
  for (const page of [table.table, table.dealer.page]) await page.getByText(sentence).first().waitFor();
}
