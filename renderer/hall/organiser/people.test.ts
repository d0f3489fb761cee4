import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../../rulebook/refusal.ts';
import { refusalSaid } from '../../../words/refusals.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import { click, found, mountOrganiser, press, settled, type } from '../testing/mounted-organiser.ts';
import { hallSay } from './hall-desk.svelte.ts';

const say = hallSay('en');

let page: ReturnType<typeof mountOrganiser>;
afterEach(() => page.close());
const open = (hall: FakeHall = { round: 0 }) => (page = mountOrganiser(fakeOrganiser(hall)));
const names = () => found('#names') as HTMLTextAreaElement;
const rows = () => [...document.querySelectorAll('[data-person] bdi')].map(({ textContent }) => textContent);
const alarms = () => [...document.querySelectorAll('main .alarm')].map(({ textContent }) => textContent.trim());

/** As the dialogue for files gives it. */
async function choose(file: Blob): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no place for a file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  await settled();
}

describe('a list of people', () => {
  it('is not read where the file is no list of names', async () => {
    open();
    await choose(new Blob(['x'.repeat(500_001)]));
    expect(alarms()).toEqual([say('hall-people-too-large')]);
    const torn = new Blob(['x']);
    torn.arrayBuffer = () => Promise.reject(new Error('torn'));
    await choose(torn);
    expect(alarms()).toEqual([say('hall-people-unreadable')]);
    expect(names().value).toBe('');
  });

  it('says all that is wrong, and one key adds the others; only the lines that are wrong stay, each with what is wrong there', async () => {
    open();
    const text = 'Zoé\nZoé\n"Ödön\nAnna B\nUri';
    const left = 'Zoé\n"Ödön';
    type('#names', text);
    const torn = (line: number) => ({ code: 'list unreadable', params: { line } });
    const before = [{ code: 'name twice', params: { line: 2, name: 'Zoé', first: 1 } }, torn(3)];
    const after = [{ code: 'name here', params: { line: 1, name: 'Zoé' } }, torn(2)];
    page.refuse('list not sound', { faults: 2, others: 3, left }, before);
    await click('[data-thing]');
    const said = () => [...document.querySelectorAll('[data-refused=people] li')].map(({ textContent }) => textContent);
    const sentences = (parts: readonly Refusal[]) => parts.map((part) => refusalSaid(part, 'en'));
    expect(said()).toEqual(sentences(before));
    expect(found('[data-thing]').textContent).toContain(say('hall-people-add-others', { others: 3 }));
    page.answers.push({ ok: true });
    page.refuse('list not sound', { faults: 2, others: 0, left }, after);
    await press('Space');
    await settled();
    expect(page.sent.slice(1)).toEqual([
      { type: 'addPeople', text, others: true },
      { type: 'addPeople', text: left },
    ]);
    expect(names().value).toBe(left);
    expect(said()).toEqual(sentences(after));
    expect(found('[data-thing]').textContent).toContain(say('hall-people-add'));
    type('#names', 'Zoé B');
    expect(said()).toEqual([]);
  });

  it('from a file, also one that is dropped, can be looked through before it is added, and keeps its accents', async () => {
    open();
    const list = new File([Uint8Array.from('B\xe9la\nGy\xf5z\xf5', (letter) => letter.charCodeAt(0))], 'list.csv');
    await choose(list);
    expect(names().value).toBe('Béla\nGyőző');
    expect(page.sent).toEqual([]);
    await click('button', say('hall-people-add'));
    expect(page.sent).toEqual([{ type: 'addPeople', text: 'Béla\nGyőző' }]);
    type('#names', '');
    const drop = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { types: ['Files'], files: [list] } });
    window.dispatchEvent(drop);
    await settled();
    await settled();
    expect([names().value, drop.defaultPrevented]).toEqual(['Béla\nGyőző', true]);
  });

  it('is asked for where nothing has been typed', async () => {
    open();
    await click('button', say('hall-people-add'));
    expect(alarms()).toEqual([say('hall-people-empty')]);
    expect(document.activeElement).toBe(names());
    expect(page.sent).toEqual([]);
  });
});

describe('one of the people', () => {
  it('is marked as here or not yet, once people check in, and is checked in by one press', async () => {
    open();
    expect(document.querySelector('.checked')).toBeNull();
    page.show(fakeOrganiser({ round: 0, people: 3, checkIn: true }));
    expect(found('main').textContent).toContain(say('hall-people-heading', { here: 1, all: 3 }));
    expect(found('[data-person=p1] .checked').textContent).toBe(say('hall-people-mark-checked-in'));
    expect(found('[data-person=p2]').textContent).toContain(say('board-status-never'));
    expect(found('[data-thing]').textContent).toContain(say('hall-next-awaiting', { people: 2 }));
    await click('[data-person=p2] .button', say('hall-people-turn-arrives'));
    const { people } = page.hall.shown;
    page.show({ ...page.hall.shown, people: people.map((person) => ({ ...person, here: true })) });
    const leave = () => click('[data-person=p2] .button', say('hall-people-turn-leaves'));
    // A second tap comes too late to mean the opposite, a later one does not.
    await leave();
    expect(page.sent).toEqual([{ type: 'presence', person: 'p2', here: true }]);
    await vi.waitFor(() => leave().then(() => expect(page.sent).toHaveLength(2)), { timeout: 10_000, interval: 200 });
  });

  it('is called otherwise; a name that is taken is refused at the list, and the form stays', async () => {
    open();
    await click('[data-person=p1] .button', say('hall-people-rename'));
    type('[data-person=p1] input', 'Panna');
    page.refuse('name taken', { name: 'Panna' });
    await click('[data-person=p1] .button', say('hall-people-keep'));
    expect(found('[data-refused=person]').textContent).toContain('Panna');
    await click('[data-person=p1] .button', say('hall-people-keep'));
    expect(page.sent).toEqual(Array(2).fill({ type: 'rename', person: 'p1', name: 'Panna' }));
    expect(document.querySelector('[data-person=p1] input')).toBeNull();
    expect(document.activeElement?.textContent).toContain(say('hall-people-rename'));
  });

  it('is given a team, a name, or both', async () => {
    open();
    await click('[data-person=p1] .button', say('hall-people-rename'));
    type('[data-person=p1] .team', 'Kis+');
    await click('[data-person=p1] .button', say('hall-people-keep'));
    expect(page.sent).toEqual([{ type: 'team', person: 'p1', team: 'Kis+' }]);
    const { people } = fakeOrganiser({ round: 0 });
    page.show(fakeOrganiser({ round: 0 }, { people: people.map((person) => ({ ...person, team: 'Kis+' })) }));
    await click('[data-person=p2] .button', say('hall-people-rename'));
    expect((found('[data-person=p2] .team') as HTMLInputElement).value).toBe('Kis+');
    type('[data-person=p2] input', 'Bea');
    type('[data-person=p2] .team', '');
    await click('[data-person=p2] .button', say('hall-people-keep'));
    expect(page.sent.slice(1)).toEqual([
      { type: 'rename', person: 'p2', name: 'Bea' },
      { type: 'team', person: 'p2', team: '' },
    ]);
    expect(document.querySelector('[data-person=p2] input')).toBeNull();
  });

  it('keeps the name when Esc leaves the form', async () => {
    open();
    await click('[data-person=p1] .button', say('hall-people-rename'));
    found('[data-person=p1] input').focus();
    await press('Escape');
    expect(document.querySelector('[data-person=p1] input')).toBeNull();
    expect(page.sent).toEqual([]);
  });

  it('of many are names alone, each of which opens with a press and closes again', async () => {
    open({ round: 0, people: 60 });
    expect(document.querySelectorAll('[data-person] button')).toHaveLength(60);
    await click('[data-person=p7] button');
    await click('[data-person=p7] button', say('hall-people-turn-leaves'));
    await click('[data-person=p40] button');
    await click('[data-person=p40] .button', say('hall-people-turn-back'));
    expect(page.sent).toEqual([
      { type: 'presence', person: 'p7', here: false },
      { type: 'presence', person: 'p40', here: true },
    ]);
    await click('[data-person=p40] button', say('hall-close'));
    await click('[data-person=p7] button', say('hall-close'));
    expect(document.activeElement?.closest('[data-person]')?.getAttribute('data-person')).toBe('p7');
    expect(document.querySelectorAll('[data-person] button')).toHaveLength(60);
  });

  it('is found by a part of the name; of thousands only some are drawn', () => {
    open({ round: 0, people: 5_000 });
    expect(rows()).toHaveLength(200);
    expect(document.body.textContent).toContain(say('hall-people-more', { count: 4_800 }));
    type('input[type=search]', 'LACI 41');
    expect(rows()).toEqual(['Laci 41', ...Array.from({ length: 7 }, (_, at) => `Laci 41${at}`)]);
    type('input[type=search]', 'nobody');
    expect(document.body.textContent).toContain(say('hall-people-nobody-found'));
  });
});
