import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { HallOffer } from '../../../host/contract/hall-link.ts';
import type { PhonesView } from '../../../host/contract/phones.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import room from '../../../words/generated/room.js';
import { sayIn } from '../../../words/say.ts';
import { deskSay } from '../desk/desk-say.ts';
import { keyPressed } from '../desk/testing/key-pressed.ts';
import { consoleView, COURSES, deskNow, PEOPLE, stubNaming, stubUi } from '../desk/testing/stubs.ts';
import { hallNeedsLook, offerDue } from '../desk/hall-offer.ts';
import { actionOf } from '../desk/keymap.ts';
import { nextThing } from '../desk/next-thing.ts';
import { stubParts } from '../questions/testing/stub-game.ts';
import { offeredDraft } from '../setup/start.ts';
import Setup from '../setup/Setup.svelte';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { press } from '../testing/page.ts';

const said = deskSay('en');

/** Two of them have the names of people who play here already, with ids of their own. */
const OFFER: HallOffer = {
  round: 2,
  rulebook: RULEBOOKS.first,
  house: {},
  players: ['Béla', 'Dóra', 'anna'].map((name, at) => ({ id: `p${at + 1}.k7q2.r2.t7.s9`, name })),
};
const seated = (offer?: HallOffer): Pick<ConsoleView, 'hall'> => ({
  hall: { joined: { name: 'Kávéház', table: 7, link: 'live', behind: 0, ...(offer && { offer }) } },
});

let say: (view: ConsoleView) => void;
function open(view: ConsoleView): ReturnType<typeof mountConsole> {
  const at = mountConsole();
  ({ show: say } = at);
  say(view);
  return at;
}
async function pressed(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    press(key);
    await settled();
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve)).then(() => flushSync());
const line = () => document.querySelector('[data-part=hall-offer] strong')?.textContent;
const takenBack = () => document.querySelector('[data-part=taken-back]')?.textContent;
const LINE = 'Round 2, table 7, Hungarian War: Béla, Dóra, and anna';
const FRESH = { recordFile: '', players: [] };

describe('an offer of the hall', () => {
  it('stands on top of the shelf, and one key takes the names; Space begins with the ids of the hall', async () => {
    const { sent } = open(consoleView(undefined, { ...FRESH, ...seated(OFFER), players: PEOPLE }));
    expect(line()).toBe(LINE);
    await pressed('h');
    expect(line()).toBeUndefined();
    await pressed('Space');
    expect(sent.filter(({ type }) => type === 'newNight')).toEqual([]);
    expect(sent.at(-1)).toMatchObject({ type: 'begin', rulebook: OFFER.rulebook, players: OFFER.players, dealer: 0 });
  });

  it('begins a new night first if the present one holds a game, and keeps the game that the hall plays', async () => {
    const [first = '', other = ''] = RULEBOOKS.ids;
    const games = [first, other].map((id) => ({ ...stubParts(id, id), houseOf: () => ({}) }));
    const offer = { ...OFFER, rulebook: other };
    const uiOf = (id: string | undefined) => games.find((game) => game.id === id) ?? stubParts(first, first);
    const at = new FakeDesk(consoleView(COURSES.over, seated(offer)), undefined, uiOf);
    at.desk.follow();
    at.desk.act({ kind: 'setUp', from: 'offer' });
    at.draws(Setup, { shelf: games });
    await settled();
    expect(at.sent).toEqual([]);
    await pressed('Space');
    at.follow(consoleView(undefined, { ...FRESH, ...seated(offer), version: 2 }));
    await settled();
    expect(at.sent).toMatchObject([{ type: 'newNight' }, { type: 'begin', rulebook: other, players: offer.players }]);
  });

  it('begins nothing in the old night if the new one is refused, and tries again', async () => {
    const [first = ''] = RULEBOOKS.ids;
    const game = { ...stubParts(first, first), houseOf: () => ({}) };
    const at = new FakeDesk(consoleView(COURSES.over, seated({ ...OFFER, rulebook: first })), undefined, () => game);
    at.desk.follow();
    at.desk.act({ kind: 'setUp', from: 'offer' });
    at.draws(Setup, { shelf: [game] });
    await settled();
    at.answer = () => Promise.resolve({ ok: false, refusal: { code: 'folder refuses', params: { code: 'ENOSPC' } } });
    await pressed('Space', 'Space');
    expect(at.sent).toEqual([{ type: 'newNight' }, { type: 'newNight' }]);
  });

  it('takes the house rules of the hall, and leaves the others as they are usually played', async () => {
    const { sent } = open(consoleView(undefined, { ...FRESH, ...seated({ ...OFFER, house: { decks: 2 } }) }));
    await pressed('h', 'Space');
    expect(sent.at(-1)).toMatchObject({ type: 'begin', house: { decks: 2 } });
  });

  it('binds the phones of people who have joined with one', async () => {
    const phones: PhonesView = {
      on: true,
      joining: 'closed',
      addresses: [],
      phones: [{ id: 'phone-3', name: 'Dóra', words: 'blue fox', link: 'live' }],
    };
    const { sent } = open(consoleView(undefined, { ...FRESH, ...seated(OFFER), phones }));
    await pressed('h', 'Space');
    const inputs = [{ kind: 'die' }, { kind: 'pad', pad: 'phone-3' }, { kind: 'die' }];
    expect(sent.at(-1)).toMatchObject({ type: 'begin', inputs });
  });

  it('lets people who have played here go on with their keys, and a bot play for whom it played', () => {
    const inputs: ConsoleView['inputs'] = [{ kind: 'keys', cluster: 1 }, { kind: 'bot' }, { kind: 'die' }];
    const view = consoleView(COURSES.over, { inputs });
    const inputOf = Object.fromEntries(
      offeredDraft(OFFER, stubUi(), view).places.map(({ player: { name }, input }) => [name, input]),
    );
    expect(inputOf).toEqual({ Béla: { kind: 'bot' }, Dóra: { kind: 'die' }, anna: { kind: 'keys', cluster: 1 } });
  });

  it('says in setup that the names it took have been taken back, and takes others', async () => {
    open(consoleView(undefined, { ...FRESH, ...seated(OFFER) }));
    await pressed('h');
    expect(takenBack()).toBeUndefined();
    say(consoleView(undefined, { ...FRESH, ...seated(), version: 2 }));
    expect(takenBack()).toBe(said('hall-link-taken-back'));
    const players = [{ id: 'p9.k7q2.r2.t7.s9', name: 'Zoé' }, ...OFFER.players.slice(1)];
    say(consoleView(undefined, { ...FRESH, ...seated({ ...OFFER, players }), version: 3 }));
    expect(takenBack()).toBeUndefined();
    expect(line()).toBe('Round 2, table 7, Hungarian War: Zoé, Dóra, and anna');
    await pressed('h');
    expect(line()).toBeUndefined();
  });

  it('is missed while no hall can be reached, and the dealer is told so where it would stand', () => {
    const lost = { hall: { joined: { name: 'Kávéház', table: 7, link: 'lost' as const, behind: 3 } } };
    const shown = () => document.querySelector('[data-part=hall-lost]')?.textContent;
    open(consoleView(undefined, { ...FRESH, ...lost }));
    expect(shown()).toBe(said('hall-link-lost-between'));
    say(consoleView(undefined, { ...FRESH, ...seated(), version: 2 }));
    expect(shown()).toBeUndefined();
  });

  it('asks for a look during a game, as does a hall that cannot be reached', () => {
    const look = (more: Pick<ConsoleView, 'hall'>) => hallNeedsLook(consoleView(COURSES.choosing, more));
    expect([look(seated()), look(seated(OFFER))]).toEqual([false, true]);
    expect(look({ hall: { joined: { name: 'Kávéház', table: 7, link: 'lost', behind: 0 } } })).toBe(true);
    expect(look({ hall: {} })).toBe(false);
  });

  it('is due until its people play, and again when the hall seats others', () => {
    const due = (offer: HallOffer) => offerDue(consoleView(COURSES.over, seated(offer)));
    expect(due({ ...OFFER, players: PEOPLE })).toBeUndefined();
    const some = { ...OFFER, players: [...OFFER.players.slice(0, 1), ...PEOPLE.slice(1)] };
    const more = { ...OFFER, players: PEOPLE.slice(1) };
    for (const overlapping of [some, more]) expect(due(overlapping)).toEqual({ ...overlapping, table: 7 });
    expect(due(OFFER)).toEqual({ ...OFFER, table: 7 });
    expect(offerDue(consoleView(COURSES.over, seated()))).toBeUndefined();
  });

  it('is refused where this version does not know its game', () => {
    open(consoleView(undefined, { ...FRESH, ...seated({ ...OFFER, rulebook: 'bridge' }) }));
    expect(document.querySelector('[data-part=hall-offer]')?.textContent).toContain(said('hall-link-unknown-game'));
    press('h');
    expect(line()).toContain('Round 2');
  });
});

describe('the keys', () => {
  const over = (more: Partial<ConsoleView> = {}) =>
    deskNow({ view: consoleView(COURSES.over, more), ui: stubUi({ naming: stubNaming({ waiting: () => [] }) }) });

  it('Space takes an offer when the game is over, as the big button says, and begins the next game otherwise', () => {
    expect(actionOf(over(seated(OFFER)), keyPressed('Space'))).toEqual({ kind: 'setUp', from: 'offer' });
    expect(nextThing(over(seated(OFFER))).label).toBe(said('hall-link-take'));
    expect(actionOf(over(seated()), keyPressed('Space'))).toMatchObject({ kind: 'command', command: { type: 'begin' } });
    expect(nextThing(over(seated())).label).toBe(deskSay('en')('console-next-game'));
  });

  it('Space begins no game of the people of the hall that the hall does not count: they wait for it', () => {
    const hall = seated({ ...OFFER, players: PEOPLE.map(({ name }, at) => ({ id: `p${at + 1}.k7q2.r2.t7.s9`, name })) });
    const { table, inputs } = consoleView(COURSES.over);
    const seats =
      table.game?.seats.map((seat) => ({ ...seat, player: { ...seat.player, id: `p${seat.seat + 1}.k7q2.r2.t7.s9` } })) ?? [];
    const ofHall = over({ ...hall, inputs, table: { ...table, ...(table.game && { game: { ...table.game, seats } }) } });
    expect(nextThing(ofHall)).toEqual({ label: said('hall-link-wait') });
    expect(actionOf(ofHall, keyPressed('Space'))).toEqual({ kind: 'held' });
    const joined = { name: 'Kávéház', table: 7, link: 'live', behind: 0, over: true } as const;
    const last = { ...ofHall, view: { ...ofHall.view, hall: { joined } } };
    expect(nextThing(last)).toEqual({ label: said('hall-link-over') });
    const left = { ...ofHall, view: { ...ofHall.view, hall: {} } };
    expect(actionOf(left, keyPressed('Space'))).toMatchObject({ kind: 'command', command: { type: 'begin' } });
  });

  it('H takes an offer when the game is over, and nothing otherwise', () => {
    expect(actionOf(over(seated(OFFER)), keyPressed('h'))).toEqual({ kind: 'setUp', from: 'offer' });
    expect(actionOf(over(seated()), keyPressed('h'))).toEqual({ kind: 'none' });
    const choosing = deskNow({ view: consoleView(COURSES.choosing, seated(OFFER)) });
    expect(actionOf(choosing, keyPressed('h'))).not.toMatchObject({ kind: 'setUp' });
  });

  it('F5 opens the panel and never loads the page again', () => {
    expect(actionOf(over(seated()), keyPressed('F5'))).toEqual({ kind: 'panel', panel: 'hall' });
    expect(actionOf(over(), keyPressed('F5'))).toEqual({ kind: 'held' });
    expect(actionOf(over(seated()), { ...keyPressed('F5'), repeat: true })).toEqual({ kind: 'held' });
  });
});

describe('the organiser', () => {
  const message = { n: 41, text: 'Soup is ready' };
  const joined = { name: 'Kávéház', table: 7, link: 'live', behind: 0 } as const;
  const view = (more: object) => consoleView(undefined, { ...FRESH, hall: { joined: { ...joined, ...more } } });
  const inGame = (more: Partial<ConsoleView>) => deskNow({ view: consoleView(COURSES.counting, more) });

  it('is called by F12, and the same key takes the call back, in a game and before one', () => {
    const { sent } = open(view({}));
    press('F12');
    say(view({ calls: true }));
    expect(document.querySelector('[data-part=call]')?.textContent).toContain(said('hall-link-called'));
    press('F12');
    const [call, takeBack] = [true, false].map((on) => ({ type: 'callOrganiser', on }));
    expect(sent.filter(({ type }) => type === 'callOrganiser')).toEqual([call, takeBack]);
    expect(actionOf(inGame({ hall: { joined } }), keyPressed('F12'))).toEqual({ kind: 'ask', command: call });
  });

  it('writes a line that stands until End confirms it; without one, or without a hall, the keys do nothing', () => {
    const { sent } = open(view({ message }));
    expect(document.querySelector('[data-part=message]')?.textContent).toContain('Soup is ready');
    press('End');
    say(view({}));
    expect(document.querySelector('[data-part=message]')).toBeNull();
    press('End');
    expect(sent.filter(({ type }) => type === 'confirmMessage')).toEqual([{ type: 'confirmMessage', n: 41 }]);
    for (const key of ['F12', 'End']) expect(actionOf(inGame({}), keyPressed(key)).kind).not.toBe('ask');
  });

  it('has a clock at the table, and at its end the words say what is finished', () => {
    const before = view({});
    open({ ...before, table: { ...before.table, hallClock: { to: 'end', left: 754_000 } } });
    expect(document.querySelector('[data-part=hall-clock]')?.textContent).toContain('12:34');
    say({ ...before, table: { ...before.table, hallClock: { to: 'end', endsAt: before.table.now } } });
    expect(document.querySelector('[data-part=hall-clock]')?.textContent.trim()).toBe(sayIn('en', room)('room-hall-clock-time'));
    expect(document.body.textContent).toContain(sayIn('en', room)('room-time-up'));
  });
});
