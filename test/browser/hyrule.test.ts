import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referee } from '../support/headless.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readWinners } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];

interface Turn {
  /** By seat, of those who play. */
  readonly cards: readonly string[];
  readonly says: string;
}

/** HY-2, HY-3: Anna and Cili have nine cards each at the end. */
const TURNS: readonly Turn[] = [
  { cards: ['KH', 'QD', '2C'], says: 'Hearts and diamonds are both there: the highest heart wins, the king of hearts.' },
  { cards: ['X1', 'X2', 'AS'], says: 'Two Jokers and no five: nobody wins. The cards wait for the next winner.' },
  { cards: ['2D', '3C', '4S'], says: 'Diamonds beat clubs and spades: the highest wins, the two of diamonds.' },
  { cards: ['9C', 'TC', 'KS'], says: 'Clubs beat spades: the highest wins, the ten of clubs.' },
  { cards: ['5H', '6H', '7S'], says: 'Spades beat hearts: the highest wins, the seven of spades.' },
  { cards: ['8D', '9D', 'TD'], says: 'All diamonds: the highest wins, the ten of diamonds.' },
  { cards: ['JC', 'QS', 'KC'], says: 'Clubs beat spades: the highest wins, the king of clubs.' },
];

/** HY-7: all 54 cards again, between Anna and Cili. */
const RUN_OFF: readonly Turn[] = [
  { cards: ['X1', '5D'], says: 'Only a five beats a Joker, and the best of them is the five of diamonds.' },
  { cards: ['X2', '4D'], says: 'There is no five, so the Joker wins.' },
  ...(
    [
      ['2D 2C', 'two'],
      ['3D 3C', 'three'],
      ['6C 6D', 'six'],
      ['7D 7C', 'seven'],
      ['8D 8C', 'eight'],
    ] as const
  ).map(([cards, rank]) => ({
    cards: cards.split(' '),
    says: `Diamonds beat clubs: the highest wins, the ${rank} of diamonds.`,
  })),
];

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('three friends with real cards, all at once, the dealer at the keyboard', () => {
  it('take the game from the shelf and sit down', async () => {
    const { dealer } = table;
    await dealer.page.locator('[data-game=hyrule]').waitFor();
    while ((await dealer.page.locator('[data-game=hyrule]').getAttribute('aria-checked')) !== 'true')
      await dealer.press('ArrowDown');
    await dealer.seat('cards', NAMES);
    await dealer.press('Space');
    await table.shows('asking');
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
  });

  it('play seven turns, one key for the count and two for each card; both screens show who takes what, and why', async () => {
    const hands = NAMES.map((_, seat) => TURNS.map(({ cards }) => cards[seat]));
    const turns = TURNS.map(({ cards }) => cards);
    const { answer } = await referee(['play'], { rulebook: 'hyrule', players: NAMES, hands, turns });
    const { turns: told } = answer as { turns: readonly { readonly captured: readonly number[] }[] };
    for (const [i, turn] of TURNS.entries()) {
      const before = table.dealer.keys;
      await play(turn, NAMES, told[i]?.captured ?? []);
      const jokers = turn.cards.filter((card) => card.startsWith('X')).length;
      expect(table.dealer.keys - before).toBe(1 + 2 * turn.cards.length - jokers);
    }
  });

  it('HY-7: play off the draw with all the cards again, and the run-off decides', async () => {
    await bothSay('A draw. Play a run-off?');
    await table.dealer.press('Digit1');
    const captured = [0, 0, 0];
    for (const [i, turn] of RUN_OFF.entries()) {
      const winner = [2, 0, 0, 0, 2, 0, 0][i] ?? 0;
      captured[winner] = (captured[winner] ?? 0) + 2;
      await play(turn, ['Anna', 'Cili'], captured);
    }
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(['Anna']);
  });

  it('leave an intact record', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    expect(answer).toMatchObject({ ok: true, games: 1, rounds: 14 });
    expect(exit).toBe(0);
  });
});

/** Plays a turn as the dealer does. `captured`, by seat, is what both screens show afterwards. */
async function play({ cards, says }: Turn, players: readonly string[], captured: readonly number[]): Promise<void> {
  const { dealer } = table;
  await bothSay('Everybody: one card face down');
  await dealer.press('Space');
  await table.countOut();
  await table.shows('asking');
  for (const [at, card] of cards.entries()) {
    // From the second turn on the dealer types ahead of the screens.
    if (table.view.table.game?.round === 0) await bothSay(`${players[at] ?? ''}: which card?`);
    await dealer.press(...keysOf(card));
  }
  await table.allPresented();
  await expect.poll(() => table.table.locator('[data-part=told]').textContent(), PATIENT).toContain(says);
  await table.presentationEnds();
  await table.showsScores(Object.fromEntries(NAMES.map((name, seat) => [name, { points: captured[seat] ?? 0, open: 0 }])));
}

async function bothSay(question: string): Promise<void> {
  for (const page of [table.table, table.dealer.page]) await page.getByText(question).first().waitFor();
}

/** A Joker is one key: the two are not distinguished. */
function keysOf(card: string): readonly string[] {
  const signs = card.startsWith('X') ? ['X'] : [...card];
  return signs.map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`));
}
