import { describe, expect, test } from 'vitest';
import { die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

const HOUR = 3_600_000;
const SEALED = 'P1 6, KeyS';

/** A table with a pad, keys and two real dice, in each state a round can be in. */
const PLACES = {
  choosing: 'P1 6',
  counting: `${SEALED}, count, +1200`,
  closed: `${SEALED}, count, +3400`,
  stalled: 'P1 lost, KeyS, count, +3900',
  typing: `${SEALED}, count, +3400, type 3`,
  shown: `${SEALED}, count, +3400, type 3, type 5, +1000`,
  over: '+0',
} as const;
type Place = keyof typeof PLACES;
const places = (...without: readonly Place[]) => (Object.keys(PLACES) as Place[]).filter((place) => !without.includes(place));

async function at(place: Place): Promise<MemoryTable> {
  const table = await MemoryTable.begun(pad('P1'), keys(0), die, die);
  if (place === 'over') await table.rule('countDeck', { left: 0, unfilled: [], reason: 'empty' });
  if (place === 'closed') table.folder.flushed = new Promise(() => undefined);
  return play(table, PLACES[place]);
}

/** The visible state of the table, with its times relative to now. */
function seen({ game, clock, console: { typed } }: MemoryTable) {
  const off = (moment: unknown) => Number(moment) - clock.now();
  const { step: _step, ...course } = game.course;
  const moments = Object.entries(course).map(([name, value]) => [name, name.endsWith('At') ? off(value) : value]);
  const corrections = game.corrections?.map(({ from, until, ...told }) => ({ ...told, from: off(from), until: off(until) }));
  const story = game.story && { ...game.story, since: off(game.story.since) };
  return { ...game, course: Object.fromEntries(moments) as unknown, corrections, story, typed };
}

const SLEEPS = {
  'the shell says so': (table) => table.referee.woke(),
  'an hour later, timers standing meanwhile': (table) => {
    table.clock.set(HOUR);
    table.referee.woke();
  },
  'an hour later, and nobody says so': (table) => {
    table.clock.set(HOUR);
    table.clock.look();
  },
} as const satisfies Record<string, (table: MemoryTable) => void>;

describe.each(Object.entries(SLEEPS))('a computer that slept: %s', (_how, sleep) => {
  test.each(places('counting'))('%s: the table is as it was', async (place) => {
    const table = await at(place);
    const before = [seen(table), table.course.step, table.pads.attemptOf('P1')];
    sleep(table);
    expect([seen(table), table.course.step, table.pads.attemptOf('P1')]).toEqual(before);
    expect(table.pads.greeted).toBeGreaterThan(0);
  });

  test('counting: the count is called off, everybody is armed anew, and the next one runs to its end', async () => {
    const table = await at('counting');
    sleep(table);
    expect(table.pads.greeted).toBeGreaterThan(0);
    await play(table, '+0 → choosing 0/2, called off: sleep, #2', `${SEALED}, count, +3400, type 3, type 5 → shown, 6 1 3 5`);
  });
});

test('a count is called off even if its timer fires before the sleep is reported', async () => {
  const slept = await at('counting');
  slept.clock.set(HOUR);
  await play(slept, '+1800 → choosing 0/2, called off: sleep, #2');
  const late = await at('counting');
  late.clock.sleep(60_000);
  await play(late, '+0 → choosing 0/2, called off: sleep, #2');
});

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('the clock set an hour %s', (_way, by) => {
  const set = (table: MemoryTable) => {
    table.clock.set(by);
    table.clock.look();
  };

  test.each(by < 0 ? places() : places('counting'))('%s: the table stands, and every moment is as far off', async (place) => {
    const table = await at(place);
    const before = seen(table);
    set(table);
    expect(seen(table)).toEqual(before);
  });

  test('a presentation ends when it would have', async () => {
    const table = await at('shown');
    const { course } = table;
    if (course.phase !== 'shown') throw new Error(course.phase);
    const left = course.presentedAt - table.clock.now();
    set(table);
    await play(table, `+${left - 1} → shown, 6 1 3 5`, '+1 → choosing 0/1, #1');
  });

  test('digits name cards half a second after the last die, not an hour', async () => {
    const table = await play(await MemoryTable.begun(die, die), 'count, +3400, type 6, type 0');
    set(table);
    await play(table, '+499, name K? at 0 → refused: too soon', '+1, name K? at 0');
    expect(table.answers.at(-1)).toEqual({ ok: true });
  });
});

test('the clock set back while counting: the count goes on, and no numeral is seen twice', async () => {
  const table = await at('counting');
  table.clock.set(-HOUR);
  table.clock.look();
  expect(table.course).toMatchObject({ phase: 'counting', endsAt: table.clock.now() + 1_800 });
  await play(table, '+1799 → counting', '+401, type 3, type 5 → shown, 6 1 3 5');
});
