import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../rulebook/random.ts';
import { HOUSE_RULES } from './house.ts';
import { war } from './rulebook.ts';
import { TableOfWar } from './testing/table-of-war.ts';
import { SEATS } from './table.ts';
import { VARIATIONS } from './battle.ts';

const [{ values: CARDS }] = HOUSE_RULES;
const house = fc
  .record({
    cards: fc.constantFrom(...CARDS),
    variation: fc.constantFrom(...VARIATIONS),
    minutes: fc.constantFrom(0, 15),
    battles: fc.constantFrom(0, 1, 20),
  })
  .filter(({ cards, variation }) => cards !== 'dealt' || variation !== 'suicide');

/** An action at the table: mostly a bot's answer, sometimes one that no player would give. */
const deed = fc.oneof(
  { weight: 12, arbitrary: fc.record({ what: fc.constant('bot' as const), seed: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('card' as const), rank: fc.nat(12), suit: fc.nat(4), confirm: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('count' as const), seat: fc.nat(5), by: fc.integer({ min: -3, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('option' as const), at: fc.nat(8) }) },
);

test('WR-1: after any answer there are 52 cards, each of them once, and a winner is a player at the table', () => {
  fc.assert(
    fc.property(
      house,
      fc.integer({ min: SEATS.least, max: SEATS.most }),
      fc.array(deed, { minLength: 40, maxLength: 250 }),
      fc.nat(250),
      (house, players, deeds, timeUpAt) => {
        const table = new TableOfWar(players, house, (from) => from[(from.length * 7) % from.length] ?? '??');
        for (const [i, done] of deeds.entries()) {
          if (i === timeUpAt) table.command({ type: 'timeUp' });
          act(table, done);
        }
        const points = war.standings(table.state).reduce((sum, { points }) => sum + points, 0);
        expect(points + table.play.strayed + table.play.table.waiting.length).toBe(52);
        for (const id of war.winners(table.state)) expect(war.players(table.state).map((player) => player.id)).toContain(id);
      },
    ),
    { seed: 6, numRuns: 50 },
  );
}, 60_000);

/** The table checks its invariants after each. */
function act(table: TableOfWar, done: typeof deed extends fc.Arbitrary<infer Deed> ? Deed : never): void {
  const { ask } = table;
  if (done.what === 'card') table.answer(`${'A23456789TJQK'.charAt(done.rank)}${'CDHS?'.charAt(done.suit)}`, done.confirm);
  else if (done.what === 'count') table.adjust(done.seat, done.by);
  else if (done.what === 'option') table.answer(ask?.options[done.at]?.value ?? 'nothing');
  else if (ask !== undefined) expect(table.answer(war.bot(table.state, ask, (below) => done.seed % below))).toBeUndefined();
}

test.each([...CARDS])('%s: bots play to the end', (cards) => {
  const random = seededRandom(6);
  const table = new TableOfWar(4, { cards }, (from) => from[random(from.length)] ?? '??');
  for (let { ask } = table; ask !== undefined && ask.n < 20_000; { ask } = table) {
    expect(table.answer(war.bot(table.state, ask, random))).toBeUndefined();
  }
  expect(table.play.phase).toBe('over');
});
