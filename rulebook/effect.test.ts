import { expect, test } from 'vitest';
import { effectBetween } from './effect.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';
import { war } from '../games/war/rules/rulebook.ts';

const PLAYERS = [
  { id: 'a', name: 'Anna' },
  { id: 'b', name: 'Béla' },
];

/** The night after each card of a game of War. */
function nights(...cards: readonly string[]): readonly (NightState | undefined)[] {
  const begun = war.begin({ players: PLAYERS, house: {} }, { draw: () => '??' });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const events: readonly GameEvent[] = [...begun.events, ...cards.map((given) => ({ type: 'Answered', given }))];
  return events.map((_, i) => events.slice(0, i + 1).reduce<NightState | undefined>(evolveNight, undefined));
}

test('an answer belongs to the round in which it is given, whether or not it ends the round, undone or done', () => {
  const [begun, first, second, third] = nights('KH', '9C', '4D');
  expect([effectBetween(begun, first), effectBetween(first, begun)]).toMatchObject([{ round: 1 }, { round: 1 }]);
  expect([effectBetween(first, second), effectBetween(second, first)]).toMatchObject([{ round: 1 }, { round: 1 }]);
  expect([effectBetween(second, third), effectBetween(third, second)]).toMatchObject([{ round: 2 }, { round: 2 }]);
});

test('an answer, undone or done, names whose it is', () => {
  const [begun, first] = nights('KH');
  const answered = { what: 'answer', player: PLAYERS[0] };
  expect([effectBetween(begun, first).changes, effectBetween(first, begun).changes]).toEqual([[answered], [answered]]);
  expect(effectBetween(first, first).changes).toEqual([]);
});
