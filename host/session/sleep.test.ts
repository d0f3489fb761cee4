import { describe, expect, test } from 'vitest';
import { die, keys, MemoryTable, pad } from './testing/memory-table.ts';

const HOUR = 3_600_000;

/** A table with a pad, keys and two real dice, in each state a round can be in. */
const PLACES = {
  choosing: async (table) => {
    table.pads.press('P1', 6);
  },
  counting: async (table) => {
    await bothSealed(table);
    await table.step('count');
    await table.clock.pass(1_200);
  },
  closed: async (table) => {
    await bothSealed(table);
    table.folder.flushed = new Promise(() => undefined);
    await table.count();
  },
  stalled: async (table) => {
    table.pads.link('P1', 'lost');
    table.referee.press('KeyS');
    await table.count();
    await table.clock.pass(500);
  },
  typing: async (table) => {
    await bothSealed(table);
    await table.count();
    await table.step('type', { digit: 3 });
  },
  shown: async (table) => {
    await bothSealed(table);
    await table.typeRound(3, 5);
    await table.clock.pass(1_000);
  },
  over: async (table) => {
    await table.do({ type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' } });
  },
} as const satisfies Record<string, (table: MemoryTable) => Promise<void>>;
type Place = keyof typeof PLACES;
const EVERY_PLACE = Object.keys(PLACES) as Place[];

async function bothSealed(table: MemoryTable): Promise<void> {
  table.pads.press('P1', 6);
  table.referee.press('KeyS');
}

async function at(place: Place): Promise<MemoryTable> {
  const table = await MemoryTable.begun(pad('P1'), keys(0), die, die);
  await PLACES[place](table);
  return table;
}

/** The visible state of the table, with its times relative to now. */
function standing({ game, clock, console: { typed } }: MemoryTable) {
  const { step: _step, ...course } = game.course;
  const off = (moment: unknown) => Number(moment) - clock.now();
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
  test.each(EVERY_PLACE.filter((place) => place !== 'counting'))('%s: the table is as it was', async (place) => {
    const table = await at(place);
    const before = standing(table);
    const { step } = table.course;
    const attempt = table.pads.attemptOf('P1');
    sleep(table);
    expect(standing(table)).toEqual(before);
    expect(table.course.step).toBe(step);
    expect(table.pads.attemptOf('P1')).toBe(attempt);
    expect(table.pads.greeted).toBeGreaterThan(0);
  });

  test('counting: the count is called off, everybody is armed anew, and the next one runs to its end', async () => {
    const table = await at('counting');
    sleep(table);
    expect(table.course).toMatchObject({ phase: 'choosing', ready: 0, of: 2, calledOff: { why: 'sleep' } });
    expect(table.pads.greeted).toBeGreaterThan(0);
    await table.clock.pass(0);
    expect(table.pads.attemptOf('P1')).toBe(2);
    await playOn(table);
  });
});

test('a count is called off even if its timer fires before the sleep is reported', async () => {
  const table = await at('counting');
  table.clock.set(HOUR);
  await table.clock.pass(1_800);
  expect(table.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'sleep' } });
});

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('the clock set an hour %s', (_way, by) => {
  test.each(EVERY_PLACE.filter((place) => place !== 'counting' || by < 0))(
    '%s: the table is where it stood, and every moment as far off as before',
    async (place) => {
      const table = await at(place);
      const before = standing(table);
      table.clock.set(by);
      table.clock.look();
      expect(standing(table)).toEqual(before);
    },
  );

  test('a presentation ends when it would have', async () => {
    const table = await at('shown');
    const { course } = table;
    if (course.phase !== 'shown') throw new Error(course.phase);
    const left = course.presentedAt - table.clock.now();
    table.clock.set(by);
    table.clock.look();
    await table.clock.pass(left - 1);
    expect(table.course.phase).toBe('shown');
    await table.clock.pass(1);
    expect(table.course.phase).toBe('choosing');
  });

  test('digits name cards half a second after the last die, not an hour', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 0);
    table.clock.set(by);
    table.clock.look();
    await table.clock.pass(500);
    expect(await table.ask({ type: 'table', command: { type: 'name', id: 0, card: 'K?' } })).toEqual({ ok: true });
  });
});

test('the clock set back while counting: the count goes on, and no numeral is seen twice', async () => {
  const table = await at('counting');
  table.clock.set(-HOUR);
  table.clock.look();
  expect(table.course).toMatchObject({ phase: 'counting', endsAt: table.clock.now() + 1_800 });
  await table.clock.pass(2_200);
  expect(table.course.phase).toBe('opening');
  await typeOut(table);
});

async function playOn(table: MemoryTable): Promise<void> {
  await bothSealed(table);
  await table.count();
  await typeOut(table);
}

async function typeOut(table: MemoryTable): Promise<void> {
  for (const digit of [3, 5]) await table.step('type', { digit });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
}
