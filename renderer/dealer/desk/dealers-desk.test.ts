import { describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer } from '../../../host/contract/view.ts';
import { DealersDesk } from './dealers-desk.svelte.ts';
import { keyPressed } from './key-press.ts';
import { consoleView, COURSES, NOW, stubBook, stubNaming } from './testing/stubs.ts';

const REFUSED: Answer = { ok: false, refusal: { code: 'cannot be there', params: {} } };

/** A desk whose host answers when the test lets it. */
function deskWithHost(answers: readonly Answer[] = []) {
  const sent: ConsoleCommand[] = [];
  const presses: string[] = [];
  const left = [...answers];
  const clock = { now: NOW };
  const screens = { showsTable: false };
  const desk = new DealersDesk(
    {
      hostNow: () => clock.now,
      command: (command) => {
        sent.push(command);
        return Promise.resolve(left.shift() ?? { ok: true });
      },
      press: (code) => void presses.push(code),
    },
    screens,
  );
  return { desk, sent, presses, clock, screens };
}

const book = stubBook({
  naming: stubNaming({ readName: (_state, _written, { key }) => (key === 'K' ? { type: 'named', card: 'K?' } : undefined) }),
});
const choosing = consoleView(COURSES.choosing);
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('naming faster than the host answers', () => {
  it('gives each key to the next card', () => {
    const { desk, sent } = deskWithHost();
    desk.key(choosing, keyPressed('K'), false, book);
    desk.key(choosing, keyPressed('K'), false, book);
    desk.key(choosing, keyPressed('K'), false, book);
    expect(sent.map((command) => (command.type === 'table' ? command.command : command))).toEqual([
      { id: 4, card: 'K?', confirm: false },
      { id: 5, card: 'K?', confirm: false },
    ]);
  });

  it('asks again for a card whose naming was undone', async () => {
    const { desk } = deskWithHost();
    desk.key(choosing, keyPressed('K'), false, book);
    desk.follow(choosing, stubBook({ naming: stubNaming({ waiting: () => [{ id: 5 }] }) }));
    desk.follow(choosing, book);
    await settle();
    expect(desk.passed.has(4)).toBe(false);
  });
});

describe('a name that is refused', () => {
  it('is said, and confirmed by the same key', async () => {
    const { desk, sent } = deskWithHost([REFUSED]);
    desk.key(choosing, keyPressed('K'), false, book);
    await settle();
    expect(desk.toast).toMatchObject({ refusal: { code: 'cannot be there' } });
    desk.key(choosing, keyPressed('K'), false, book);
    expect(sent.at(-1)).toEqual({ type: 'table', command: { id: 4, card: 'K?', confirm: true } });
  });

  it('for another reason is not confirmed by the same key', async () => {
    const { desk, sent } = deskWithHost([{ ok: false, refusal: { code: 'record failing', params: {} } }]);
    desk.key(choosing, keyPressed('K'), false, book);
    await settle();
    desk.key(choosing, keyPressed('K'), false, book);
    expect(sent.at(-1)).toEqual({ type: 'table', command: { id: 4, card: 'K?', confirm: false } });
  });
});

describe('typing faster than the views come', () => {
  const opening = consoleView({ ...COURSES.opening, toType: [2, 3, 0] });
  const seats = (sent: readonly ConsoleCommand[]) => sent.map((command) => ('seat' in command ? command.seat : undefined));

  it('gives each digit to the next seat, and takes back the last of them', () => {
    const { desk, sent } = deskWithHost();
    desk.follow(opening, book);
    for (const key of ['6', '1', 'Backspace', '2', '3', '4']) desk.key(opening, keyPressed(key), false, book);
    expect(seats(sent)).toEqual([2, 3, 3, 3, 0]);
  });

  it('goes by the view again after a refusal, and once everything is answered', async () => {
    const { desk, sent } = deskWithHost([{ ok: false, refusal: { code: 'another die is next', params: { seat: 2, next: 3 } } }]);
    desk.follow(opening, book);
    desk.key(opening, keyPressed('6'), false, book);
    await settle();
    desk.key(opening, keyPressed('6'), false, book);
    await settle();
    const typed = [...opening.typed, { seat: 2, digit: 6 }, { seat: 3, digit: 1 }];
    const next = consoleView({ ...COURSES.opening, toType: [0] }, { typed });
    desk.follow(next, book);
    desk.key(next, keyPressed('5'), false, book);
    expect(seats(sent)).toEqual([2, 2, 0]);
  });
});

describe('a phase that changes by itself', () => {
  it('lets a Space meant for the presented start no count', () => {
    const { desk, sent, clock } = deskWithHost();
    desk.follow(consoleView(COURSES.shown), book);
    desk.follow(consoleView({ ...COURSES.choosing, step: 8 }), book);
    desk.key(consoleView({ ...COURSES.choosing, step: 8 }), keyPressed('Space'), false, book);
    expect(sent).toEqual([]);
    clock.now += 250;
    desk.key(consoleView({ ...COURSES.choosing, step: 8 }), keyPressed('Space'), false, book);
    expect(sent).toEqual([{ type: 'count', step: 8 }]);
  });

  it('drops what belonged to the phase before', () => {
    const { desk } = deskWithHost();
    desk.follow(consoleView(COURSES.stalled), book);
    desk.key(consoleView(COURSES.stalled), keyPressed('Enter'), false, book);
    expect(desk.byHand).toBe(true);
    desk.follow(consoleView({ ...COURSES.shown, step: 8 }), book);
    expect(desk.byHand).toBe(false);
  });
});

describe('a four-dice round, cards `taken`', () => {
  it('costs the dealer Space and four digits, plus one key for each card named', () => {
    const { desk, sent } = deskWithHost();
    let keys = 0;
    const press = (view: typeof choosing, key: string) => {
      keys += 1;
      desk.key(view, keyPressed(key), false, book);
    };
    press(choosing, 'Space');
    const opening = consoleView({ ...COURSES.opening, toType: [1, 2, 3, 0] }, { typed: [] });
    desk.follow(opening, book);
    for (const digit of ['6', '1', '2', '0']) press(opening, digit);
    expect(keys).toBe(5);
    press(choosing, 'K');
    press(choosing, 'K');
    expect(sent.map(({ type }) => type)).toEqual(['count', 'type', 'type', 'type', 'type', 'table', 'table']);
    expect(keys).toBe(sent.length);
  });
});

it('a look back at the last reveal leaves a half-written name, and a confirmed one, as they are', async () => {
  const { desk, sent } = deskWithHost([REFUSED]);
  desk.key(choosing, keyPressed('K'), false, book);
  await settle();
  desk.written = 'K';
  const { confirmation, toast } = desk;
  expect([confirmation, toast]).not.toContain(undefined);
  desk.key(choosing, keyPressed('W'), false, book);
  await settle();
  expect(sent.at(-1)?.type).toBe('recall');
  expect([desk.written, desk.confirmation, desk.toast]).toEqual(['K', confirmation, toast]);
});

it('any other key takes back a first Esc', () => {
  const { desk, sent } = deskWithHost();
  const stalled = consoleView(COURSES.stalled);
  desk.key(stalled, keyPressed('Escape'), false, book);
  desk.key(stalled, keyPressed('Y'), false, book);
  desk.key(stalled, keyPressed('Escape'), false, book);
  expect(sent).toEqual([]);
  desk.key(stalled, keyPressed('Escape'), false, book);
  expect(sent).toEqual([{ type: 'callOff', step: 7 }]);
});

it('a seat’s key goes up and leaves nothing behind (Secrecy 2)', () => {
  const { desk, sent, presses } = deskWithHost();
  const view = consoleView(COURSES.choosing, { inputs: [{ kind: 'keys', cluster: 0 }] });
  const before = JSON.stringify(desk);
  desk.key(view, keyPressed('Q'), false, book);
  expect(presses).toEqual(['KeyQ']);
  expect(sent).toEqual([]);
  expect(JSON.stringify(desk)).toBe(before);
  expect([desk.toast, desk.written, desk.confirmation, desk.panel]).toEqual([undefined, '', undefined, undefined]);
});
