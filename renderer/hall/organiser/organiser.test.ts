import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { LAYOUTS } from '../../dealer/desk/testing/layouts.ts';
import { eventSchema } from '../../../host/hall/tournament/tournament.ts';
import { refusalSaid } from '../../../words/refusals.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import { SECTIONS } from './hall-desk.svelte.ts';
import { click, found, mountOrganiser, press, settled, type } from '../testing/mounted-organiser.ts';
import { hallSay } from './hall-desk.svelte.ts';

const say = hallSay('en');

let page: ReturnType<typeof mountOrganiser>;
afterEach(() => page.close());

function open(hall: FakeHall = {}, more: Partial<OrganiserView> = {}): void {
  page = mountOrganiser(fakeOrganiser(hall, more));
}
const text = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
const section = () => document.querySelector('[aria-current=page]')?.getAttribute('data-section');
const refusedAt = () =>
  [...document.querySelectorAll('[data-refused]')]
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((one) => one.getAttribute('data-refused'));

describe('by keyboard alone', () => {
  it('Space does the next right thing, and nothing twice: the big button waits for the view that answers it', async () => {
    open({ phase: 'ended' });
    page.hall.silent = true;
    for (let pressed = 0; pressed < 2; pressed++) await press('Space');
    await click('[data-thing]');
    expect(page.sent).toEqual([{ type: 'seat' }]);
    expect(text('[data-thing]')).toBe(say('hall-waiting'));
    page.show(fakeOrganiser({ phase: 'draft', round: 2 }));
    expect(section()).toBe('seating');
    await press('Space');
    expect(page.sent.at(-1)).toEqual({ type: 'startRound' });
    expect(section()).toBe('tables');
  });

  it.each(LAYOUTS)('a number opens the part that bears it, on the keyboard: %s', async (_, digit) => {
    open();
    for (const [at, part] of SECTIONS.entries()) {
      const { code, key } = digit(at + 1);
      await press(code, { key });
      expect(section()).toBe(part);
    }
  });

  it('writes where text is typed; Ctrl+Enter does the next thing there, and says so; Esc leaves the field', async () => {
    open({ round: 0, people: 0 });
    expect(text('[data-thing]')).toContain('Space');
    await press('Space');
    expect(document.activeElement?.id).toBe('names');
    await settled();
    expect(text('[data-thing]')).toContain('Ctrl+Enter');
    await press('Digit4');
    expect(section()).toBe('people');
    const field = document.activeElement as HTMLTextAreaElement;
    field.value = 'Anna';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press('Enter', { ctrlKey: true });
    expect(page.sent).toEqual([{ type: 'addPeople', text: 'Anna' }]);
    // What was typed is taken, and Space is the big button's again.
    await settled();
    expect(document.activeElement).toBe(document.body);
    field.focus();
    await press('Escape');
    expect(document.activeElement).toBe(document.body);
  });

  it('undoes and does again, and says beforehand what', async () => {
    const undo = { n: 7, what: 'RoundStarted', params: { round: 2 } };
    open({}, { undo });
    expect(text('[data-step=undo]')).toContain(say('hall-steps-RoundStarted', { round: 2 }));
    await press('KeyY', { ctrlKey: true });
    // The German Z stands where the English Y does.
    await press('KeyY', { key: 'z', ctrlKey: true });
    page.show(fakeOrganiser({}, { redo: undo }));
    await press('KeyZ', { ctrlKey: true, shiftKey: true });
    expect(page.sent).toEqual([
      { type: 'undo', n: 7 },
      { type: 'redo', n: 7 },
    ]);
  });

  it('Esc closes the correction, then its table', async () => {
    open();
    await press('Digit4');
    await click('[data-table="1"]');
    await click('[data-part=correct]');
    await press('Escape');
    await press('Escape');
    expect(document.querySelector('form:not([data-part])')).toBeNull();
    expect(document.querySelector('[data-open]')).not.toBeNull();
    await press('Escape');
    expect(document.querySelector('[data-open]')).toBeNull();
  });
});

describe('what counts', () => {
  const NEW = { round: 0, seats: 4, tables: 4 };
  const unplayed = (people: number) => {
    const view = fakeOrganiser({ ...NEW, people });
    return { ...view, settings: { ...view.settings, rulebook: '' } };
  };

  it.each([
    [12, 'points'],
    [13, 'shares'],
  ] as const)('is agreed on fairly before anything is chosen: %i people, %s', async (people, counts) => {
    page = mountOrganiser(unplayed(people));
    await press('Digit2');
    expect(text('main')).toContain(say(`hall-game-counts-why-${counts}`));
    await press('Space');
    expect(page.sent).toMatchObject([{ type: 'settings', settings: { counts } }]);
  });

  it('is explained, with a word where points favour small tables, and so is what a round brings that is sat out', async () => {
    open({ ...NEW, people: 13 });
    await press('Digit2');
    expect(text('[data-part=unequal]')).toBe(say('hall-game-unequal'));
    await click('.counts label', say('hall-game-bye-values-round'));
    await press('Space');
    expect(page.sent).toMatchObject([{ type: 'settings', settings: { counts: 'points', bye: 'round' } }]);
  });

  it('stands beside the seating that nobody has been told', async () => {
    open({ ...NEW, people: 12, round: 1, phase: 'draft', counts: 'shares' });
    await press('Digit3');
    expect(text('main')).toContain(say('hall-game-counts-why-shares'));
  });
});

it('tables and seats can be changed between rounds, the game cannot', async () => {
  open({ phase: 'ended' });
  await press('Digit2');
  expect((found('main select') as HTMLSelectElement).disabled).toBe(true);
  for (const label of [say('hall-game-tables'), say('hall-game-seats')])
    await click(`[aria-label="${label}: ${say('hall-game-more')}"]`);
  await press('Space');
  expect(page.sent).toMatchObject([{ type: 'settings', settings: { tables: 4, seats: 5 } }]);
});

it('the big button asks for a decision where all that is awaited has been told and does not count', async () => {
  const view = fakeOrganiser({ finished: 'none' });
  const aside = {
    state: 'over' as const,
    rows: [{ person: 'p1', points: 1 }],
    differs: [{ what: 'other' as const, name: 'Zoé' }],
  };
  page = mountOrganiser({ ...view, results: view.results.map((result) => ({ ...result, aside })) });
  expect(text('[data-thing]')).toContain(say('hall-next-decide', { tables: 3 }));
  await press('Space');
  expect(section()).toBe('tables');
});

describe('what the hall refuses', () => {
  it('stands at the button, where nothing else can mend it', async () => {
    open({ finished: 'all' });
    page.refuse('no round to end');
    await press('Space');
    expect(refusedAt()).toEqual(['next']);
    expect(text('[data-refused=next]')).toBe(refusalSaid({ code: 'no round to end', params: {} }, 'en'));
  });

  it.each([
    ['too few people', { here: 1, least: 2 }, 'people'],
    ['no game chosen', {}, 'game'],
    ['no table here', {}, 'tables'],
    ['tables still play', { round: 1, tables: 2 }, 'tables'],
    ['all rounds played', { rounds: 3 }, 'game'],
  ] as const)('stands where it can be mended: %s', async (code, params, where) => {
    open({ phase: 'ended' });
    page.refuse(code, params);
    await press('Space');
    expect(section()).toBe(where);
    expect(refusedAt()).toEqual([where]);
    await press('Digit7');
    expect(refusedAt()).toEqual([]);
  });

  it('leaves what was typed and chosen as it is', async () => {
    open({ round: 0 });
    await press('Digit2');
    await click('[role=group] .button', '+');
    page.refuse('house rule', { key: 'decks', given: 9 });
    await press('Space');
    expect(refusedAt()).toEqual(['game']);
    expect(text('[data-thing]')).toContain(say('hall-game-keep'));
    await click('button', say('hall-game-discard'));
    expect(found('[data-thing]').textContent).toContain(say('hall-next-seat', { round: 1 }));
    expect(page.sent).toHaveLength(1);
  });
});

describe('a seating that nobody has been told', () => {
  it('is exchanged by a press on each of two people', async () => {
    open({ phase: 'draft' });
    await press('Digit3');
    await click('.tables .button', 'Anna');
    expect(text('[role=status]')).toContain(say('hall-seating-chosen', { name: 'Anna' }));
    await click('.tables .button', 'Béla');
    const { people } = fakeOrganiser();
    const idOf = (name: string) => people.find((one) => one.name === name)?.id;
    expect(page.sent).toEqual([{ type: 'exchange', one: idOf('Anna'), other: idOf('Béla') }]);
  });

  it('says from the second round on whether people meet again', async () => {
    open({ phase: 'draft' });
    await press('Digit3');
    expect(text('[role=status]')).not.toContain(say('hall-seating-repeated', { count: 0 }));
    page.close();
    open({ phase: 'draft', round: 2 });
    await press('Digit3');
    expect(text('[role=status]')).toContain(say('hall-seating-repeated', { count: 1 }));
  });

  it('says who has no seat', async () => {
    open({ phase: 'draft', tables: 2 });
    await press('Digit3');
    expect(text('.alarm')).toMatch(/^No seat for: .+\. On page 2, add tables/);
  });
});

it('proposes as many tables as the people need, until something is agreed on', async () => {
  const { settings } = fakeOrganiser();
  open({ round: 0, people: 14, tables: 2 }, { settings: { ...settings, rulebook: '', tables: 2, seats: 4 } });
  await press('Digit2');
  await press('Space');
  expect(page.sent).toMatchObject([{ type: 'settings', settings: { tables: 4, seats: 4 } }]);
});

it('says which people who belong together do not sit together', async () => {
  open({ phase: 'draft' });
  await press('Digit3');
  const { people, seatings } = fakeOrganiser({ phase: 'draft' });
  const [one, other] = seatings[0]?.tables ?? [];
  const as = (...ids: readonly unknown[]) =>
    page.show(
      fakeOrganiser(
        { phase: 'draft' },
        { people: people.map((person) => (ids.includes(person.id) ? { ...person, team: 'Kis+' } : person)) },
      ),
    );
  as(one?.people[0], one?.people[1]);
  expect(text('main .alarm')).toBeUndefined();
  as(one?.people[0], other?.people[0]);
  expect(text('main .alarm')).toContain('Kis+');
});

it('offers check-in where phones are shown their table, and only there', async () => {
  const said = say('hall-phones-check-in');
  open();
  await press('Digit6');
  expect(found('main').textContent).not.toContain(said);
  page.show(fakeOrganiser({}, { phones: { on: true, addresses: [], screens: 0 } }));
  await click('main button', said);
  expect(page.sent).toEqual([{ type: 'awaitCheckIn', on: true }]);
});

it('marks no language of the board before one is chosen, so that any can be', async () => {
  open();
  await press('Digit6');
  expect(document.querySelectorAll('section fieldset:last-of-type input:checked')).toHaveLength(0);
  document.querySelector<HTMLInputElement>('section input[value=hu]')?.click();
  await settled();
  expect(page.sent).toEqual([{ type: 'show', language: 'hu' }]);
});

describe('what is printed', () => {
  it.each([
    ['Digit3', 'seating'],
    ['Digit5', 'standings'],
    ['Digit7', 'cards'],
  ])('by Ctrl+P after %s is drawn while it is printed: %s', async (key, sheet) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    await press(key);
    await press('KeyP', { ctrlKey: true });
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('.hall-print')?.getAttribute('data-sheet')).toBe(sheet);
    window.dispatchEvent(new Event('afterprint'));
    flushSync();
    expect(document.querySelector('.hall-print')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('gives each table a card with its code, and with the lines that a dealer types where no hall is named', async () => {
    open({}, { standby: 'mqtts://192.168.1.6:8883/k7q2' });
    await press('Digit7');
    window.dispatchEvent(new Event('beforeprint'));
    const cards = [...document.querySelectorAll('.hall-print li')];
    const { codes } = fakeOrganiser();
    expect(cards).toHaveLength(codes.length);
    for (const [at, { code }] of codes.entries()) {
      const typed = [...(cards[at]?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent);
      expect(typed).toEqual([code, `192.168.1.5:8883/k7q2/${code}`, `192.168.1.6:8883/k7q2/${code}`]);
    }
  });

  it.each([
    ['during a round', { phase: 'started' }, say('hall-print-standings-during', { round: 2 })],
    ['after a round', { phase: 'ended', rounds: 3 }, say('hall-print-standings', { after: 2 })],
    ['final once the last round has ended', { phase: 'ended' }, say('board-end')],
  ] as const)('says of the standings that they are those %s', async (_when, hall, said) => {
    open({ rounds: 2, round: 2, ...hall });
    window.dispatchEvent(new Event('beforeprint'));
    await settled();
    expect(text('.hall-print h1')).toContain(said);
    expect(document.querySelectorAll('.hall-print tbody tr')).toHaveLength(12);
  });

  it('gives shares of one round as many decimals as their sum', async () => {
    open({ phase: 'ended', counts: 'shares' });
    await press('Digit5');
    const figures = [...document.querySelectorAll('tbody td:nth-child(n + 3)')].map(({ textContent }) => textContent);
    expect(figures.filter((figure) => figure !== '–' && !/^-?\d+\.\d$/.test(figure))).toEqual([]);
    expect(figures.length).toBeGreaterThan(0);
  });

  it('adds to the standings what every table of each round came to, tables that were not played, and whoever sat out', async () => {
    const { results, seatings } = fakeOrganiser({ people: 9, tables: 2, round: 2, finished: 'none' });
    const [first] = results;
    const rows = (first?.rows ?? []).map((row, at) => ({ ...row, points: [7, 12.5, 12.5, -3][at] ?? 0 }));
    const unplayed = { round: 1, table: 2, state: 'none', rows: [] } as const;
    const changed = results.map((one) =>
      one === first ? { ...first, state: 'corrected' as const, rows } : one.round === 1 ? unplayed : one,
    );
    open({ people: 9, tables: 2, round: 2, finished: 'none' }, { results: changed });
    await press('Digit5');
    window.dispatchEvent(new Event('beforeprint'));
    const heads = [...document.querySelectorAll('.rounds h2')];
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Round 1', 'Round 2']);
    const said = [...document.querySelectorAll('.rounds ol')].map((round) =>
      [...round.querySelectorAll('li')].map((table) => [...table.children].map(({ textContent }) => textContent.trim())),
    );
    const name = (person: string | undefined) => fakeOrganiser({ people: 9 }).people.find(({ id }) => id === person)?.name ?? '';
    const [one, two] = seatings;
    const [a, b, c, d] = one?.tables[0]?.people.map(name) ?? [];
    const alone = (people: readonly string[] = []) => people.map((person) => `–${name(person)}`);
    expect(said[0]).toEqual([
      ['Table 1 corrected', `1.${b}12½`, `1.${c}12½`, `3.${a}7`, `4.${d}−3`],
      ['Table 2 Not played', ...alone(one?.tables[1]?.people)],
      ['Sat out', ...alone(one?.unseated)],
    ]);
    expect(said[1]?.[0]).toEqual(['Table 1 not begun', ...alone(two?.tables[0]?.people)]);
  });
});

it('does nothing while the hall is not heard, and says so', async () => {
  open({ finished: 'all' });
  page.lose();
  flushSync();
  await press('Space');
  expect(page.sent).toEqual([]);
  expect(text('.banner')).toContain('Not live since');
  expect(refusedAt()).toEqual(['next']);
});

/** What a guest has done, no undo takes back. */
const STEPS = eventSchema.options
  .flatMap(({ entries: { type } }) => ('literal' in type ? [type.literal] : type.options))
  .filter((type) => type !== 'CheckedIn');
it.each(STEPS)('an undo of %s says what it takes back', (what) => {
  const params = { count: 2, name: 'Anna', from: 'Anna', to: 'Anna', one: 'Anna', other: 'Anna', round: 3, table: 7 };
  open({}, { undo: { n: 1, what, params: { ...params, text: 'Soup', reason: 'Counted' } } });
  const said = text('[data-step=undo] span') ?? '';
  expect(said.length).toBeGreaterThan(5);
  expect(said).not.toMatch(/hall-steps|undefined|[{}]/);
});

describe('in touch with the tables', () => {
  const NOW = Date.UTC(2026, 0, 10, 19);
  const settings = { ...fakeOrganiser().settings, minutes: 25 };
  const buttons = (part: string) =>
    [...document.querySelectorAll(`[data-part=${part}] button`)].map((one) => one.textContent.trim());

  it('there is no clock unless it was agreed on', () => {
    open();
    expect(document.querySelector('[data-part=now]')).toBeNull();
  });

  it('the clock is started, halted, goes on, is given more time and turned off', async () => {
    open({}, { settings });
    await click('[data-part=now] button');
    for (const clock of [{ to: 'end', endsAt: NOW + 60_000 } as const, { to: 'end', left: 60_000 } as const]) {
      page.show({ ...fakeOrganiser({ clock }, { settings }) });
      expect(text('[data-part=hall-clock]')).toContain('1:00');
      await click('[data-part=now] button');
    }
    for (const said of ['+1', '+5', say('hall-clock-off')]) await click('[data-part=now] button', said);
    expect(page.sent).toEqual([
      { type: 'startClock', minutes: 25 },
      { type: 'turnClock', to: 'halt' },
      { type: 'turnClock', to: 'run' },
      { type: 'extendClock', minutes: 1 },
      { type: 'extendClock', minutes: 5 },
      { type: 'turnClock', to: 'off' },
    ]);
  });

  it('between two rounds it counts to the next one', async () => {
    open({ phase: 'ended' }, { settings });
    await click('[data-part=now] button');
    expect(page.sent).toEqual([{ type: 'startClock', minutes: 5 }]);
    page.show(fakeOrganiser({ phase: 'ended', round: 3 }, { settings }));
    expect(document.querySelector('[data-part=now]')).toBeNull();
  });

  it('a table that calls is named on every part of the page until it is done with', async () => {
    open({ calls: [2, 3] });
    expect(text('[data-part=now]')).toContain('Call from table 3');
    await click('[data-part=now] button');
    expect(page.sent).toEqual([{ type: 'answerCall', table: 2 }]);
    expect(buttons('now')).toHaveLength(2);
  });

  it('a line goes to all tables or to one, and stands until it was sent; below it stands who has not seen the last', async () => {
    const messages = [
      { n: 7, text: 'Anna, please', table: 1, unseen: [] },
      { n: 9, text: 'Soup is ready', unseen: [2, 3] },
    ];
    open({}, { messages });
    await press('Digit4');
    expect(text('[data-part=message] p')).toBe(`Soup is ready ${say('hall-message-unseen', { tables: [2, 3] })}`);
    await click('[data-table="1"]');
    expect(text('[data-open] [data-part=message] p')).toBe(`Soup is ready ${say('hall-message-seen')}`);
    type('[data-open] [data-part=message] input', 'One moment');
    page.refuse('hall disk refuses', { code: 'ENOSPC' });
    await click('[data-open] [data-part=message] button');
    expect((found('[data-open] [data-part=message] input') as HTMLInputElement).value).toBe('One moment');
    expect(refusedAt()).toEqual(['table']);
    type('[data-part=message] input', 'Coffee, too');
    await click('[data-part=message] button');
    expect(page.sent).toEqual([
      { type: 'sendMessage', text: 'One moment', table: 1 },
      { type: 'sendMessage', text: 'Coffee, too' },
    ]);
  });
});
