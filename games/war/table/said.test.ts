import { describe, expect, it, test } from 'vitest';
import type { WarHouse } from '../rules/house.ts';
import { war } from '../rules/rulebook.ts';
import { TableOfWar } from '../rules/testing/table-of-war.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { warCards } from './ui.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];

interface Course {
  readonly house?: Partial<WarHouse>;
  /** Cards fewer by seat, taken beforehand. */
  readonly taken?: readonly number[];
  readonly players?: number;
  readonly answers: string;
}

function played({ house = {}, taken = [], players = 3, answers }: Course): TableOfWar {
  const table = new TableOfWar(NAMES.slice(0, players), house);
  for (const [seat, by] of taken.entries()) expect(table.adjust(seat, -by)).toBeUndefined();
  table.answers(answers);
  return table;
}

function said({ state }: TableOfWar, language: Language) {
  return Array.from({ length: war.outcomes(state) }, (_, at) => warCards.say(state, at, language));
}

const house = { cards: 'untracked' } as const;
const WITHIN: Course = { answers: 'KH KS 2H 9H 9S 4H 5H' };

/** With what the last outcome says. */
const COURSES: readonly (readonly [Course, string, string, string, string | undefined, string])[] = [
  [{ answers: 'KH QH 2H' }, 'takes 3 cards', 'The king beats all others.', 'WR-2', 'battle', 'Anna takes 3 cards.'],
  [{ house, answers: '0' }, 'takes 3 cards', 'The highest card beats all others.', 'WR-2', 'battle', 'Anna takes 3 cards.'],
  [{ answers: 'KH KS 2H 9H 8H' }, 'takes 11 cards', 'The nine wins the war.', 'WR-3', undefined, 'Anna takes 11 cards.'],
  [
    { house, answers: 'war 0 1 done 0' },
    'takes 11 cards',
    'The highest card wins the war.',
    'WR-3',
    undefined,
    'Anna takes 11 cards.',
  ],
  [WITHIN, 'takes 19 cards', 'The five wins the war.', 'WR-3', undefined, 'Béla takes 19 cards.'],
  [
    { taken: [16], answers: 'KH KS 2H 9H 8H' },
    'takes 8 cards',
    'The nine wins the war.',
    'WR-3',
    'short stack',
    'Anna takes 8 cards.',
  ],
  [
    { taken: [17], answers: 'KH KS 2H' },
    'takes 3 cards',
    'A tie, but no card left for the war: Anna. Béla takes everything.',
    'WR-4',
    'forfeit',
    'Béla takes 3 cards.',
  ],
  [
    { taken: [17], answers: 'KH KS KD 8H 9H' },
    'takes 11 cards',
    'The nine wins the war.',
    'WR-3',
    undefined,
    'Cili takes 11 cards.',
  ],
  [
    { house, taken: [17, 16], answers: 'war 0 1 done' },
    'nobody wins',
    'Anna and Béla tie but have no cards left for the war. The cards wait for the next winner.',
    'WR-4',
    'waiting cards',
    'Nobody wins. Waiting: 3 cards.',
  ],
  [
    { house, taken: [17, 16], answers: 'war 0 1 done 2' },
    'takes 4 cards',
    'Only Cili still has cards. The waiting cards go too: 3.',
    'WR-4',
    undefined,
    'Cili takes 4 cards.',
  ],
  [
    { house, taken: [25, 25], players: 2, answers: 'war' },
    'nobody wins',
    'Anna and Béla tie, and nobody can flip another card: a draw.',
    'WR-4',
    undefined,
    'Nobody can go on: a draw.',
  ],
];

test.each(COURSES)('%j: %s', (course, verdict, why, clause, goal, spoken) => {
  const [last] = said(played(course), 'en').slice(-1);
  expect(last).toMatchObject({ verdict, why, clause, spoken });
  expect(last?.goal).toBe(goal);
});

test('WR-3: a tie is presented before its outcome, and a tie within it as a war within a war', () => {
  const [first, second, third] = said(played(WITHIN), 'en');
  expect(first).toMatchObject({
    verdict: 'War!',
    seats: [0, 1],
    why: 'A tie for the highest card (king): three face down, flip a fourth.',
    spoken: 'War: Anna and Béla.',
    goal: 'war',
  });
  expect(second).toMatchObject({ verdict: 'War!', goal: 'war within a war' });
  expect(third).toMatchObject({ verdict: 'takes 19 cards', seats: [1] });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('says every outcome in four lines of the table display, and aloud in four seconds', () => {
    for (const [course] of COURSES) {
      for (const { why, spoken = '' } of said(played(course), language)) {
        expect(why.length, why).toBeLessThanOrEqual(104);
        expect(spoken.length, spoken).toBeLessThanOrEqual(SPOKEN_LONGEST);
      }
    }
  });

  it('tells people what to do with their cards, and gives no instructions if the referee deals', () => {
    const battle = played({ answers: 'KH QH 2H' });
    expect(warCards.hands(battle.state, language)).toHaveLength(2);
    expect(warCards.hands(played({ answers: 'KH KS 2H' }).state, language)).toHaveLength(1);
    expect(warCards.hands(played({ answers: 'KH' }).state, language)).toEqual([]);
    expect(warCards.hands(new TableOfWar(3, { cards: 'dealt' }).state, language)).toEqual([]);
  });
});

test('WR-5: once the time is up nobody is told to begin a battle', () => {
  const table = new TableOfWar(NAMES, { minutes: 15 });
  table.answers('KH QH 2H');
  const before = warCards.hands(table.state, 'en');
  table.command({ type: 'timeUp' });
  expect(warCards.hands(table.state, 'en')).toEqual(before.slice(0, -1));
});

test('WR-3: while a war is typed its tie is told, and no longer the battle before', () => {
  const told = (answers: string) =>
    warCards.underWay?.(played({ answers }).state, 'en')?.map(({ verdict, seats }) => [verdict, seats]);
  expect(told('KH QH 2H')).toBeUndefined();
  expect(told('KH QH 2H 9H')).toEqual([]);
  const war = ['War!', [0, 1]];
  expect(told('KH QH 2H 9H 9S 3H')).toEqual([war]);
  expect(told('KH QH 2H 9H 9S 3H 5H 5S 6H')).toEqual([war, war]);
});
