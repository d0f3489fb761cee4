import { beforeEach, expect, it } from 'vitest';
import { consoleView, COURSES } from '../desk/testing/stubs.ts';
import { keepPeople, keptPeople, peopleOf } from './people-kept.ts';

beforeEach(() => localStorage.clear());

it('keeps who sits there from one night to the next', () => {
  keepPeople(window, ['Anna', 'Béla', 'Cili', 'Dani']);
  expect(keptPeople(window)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
});

it.each(['', 'null', '{"Anna":1}', '[1, null]', '[['])('offers nobody from %j', (kept) => {
  localStorage.setItem('referee.people', kept);
  expect(keptPeople(window)).toEqual([]);
});

it('names the dealer first, the others clockwise, and no bot', () => {
  const view = consoleView(COURSES.over, {
    inputs: [{ kind: 'die' }, { kind: 'bot' }, { kind: 'die' }, { kind: 'keys', cluster: 0 }],
  });
  const { game } = view.table;
  if (game === undefined) throw new Error('no game');
  const names = (dealer: number) => peopleOf({ ...view, table: { ...view.table, game: { ...game, dealer } } });
  expect(names(0)).toEqual(['Anna', 'Cili', 'Dani']);
  expect(names(2)).toEqual(['Cili', 'Dani', 'Anna']);
  expect(names(1)).toEqual(['Anna', 'Cili', 'Dani']);
  expect(peopleOf(consoleView(undefined))).toEqual([]);
});
