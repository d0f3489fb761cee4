import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer } from '../../../host/contract/view.ts';
import { consoleUiOf } from './ui.ts';
import { stubParts, stubState, stubView } from '../questions/testing/stub-game.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { nextThing } from './next-thing.ts';
import { consoleView, COURSES, kingBy, stubUi, stubNaming } from './testing/stubs.ts';

const REFUSED: Answer = { ok: false, refusal: { code: 'cannot be there', params: {} } };

const king = stubUi({ naming: stubNaming({ reading: () => kingBy('K') }) });

/** A desk whose host gives these answers, then does everything. */
function deskWithHost(answers: readonly Answer[] = []) {
  const at = new FakeDesk(consoleView(COURSES.choosing), king);
  const left = [...answers];
  at.answer = () => Promise.resolve(left.shift() ?? { ok: true });
  const { desk, sent, presses } = at;
  return { at, desk, sent, presses };
}

const choosing = consoleView(COURSES.choosing);
afterEach(() => vi.useRealTimers());

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('tells of each error that the host outlives until the next key', () => {
  const { at, desk } = deskWithHost();
  for (const faults of [1, 2]) {
    at.follow({ ...choosing, faults });
    expect(desk.toast).toEqual({ type: 'fault' });
    at.key('F2', { ...choosing, faults });
    at.follow({ ...choosing, faults });
    expect(desk.toast).toBeUndefined();
  }
});

it('puts that away with Escape, which then does nothing else, where no other key of the desk would', () => {
  const { at, desk } = deskWithHost();
  for (const view of [consoleView(undefined), choosing]) {
    at.follow({ ...view, faults: 1 });
    expect(desk.toast).toEqual({ type: 'fault' });
    expect(at.key('Escape', { ...view, faults: 1 })).toBe(true);
    expect(desk.toast).toBeUndefined();
    at.follow(view);
  }
  expect(at.key('Escape', consoleView(undefined))).toBe(false);
});

describe('naming faster than the host answers', () => {
  it('gives each key to the next card', () => {
    const { at, sent } = deskWithHost();
    at.key('K', choosing);
    at.key('K', choosing);
    at.key('K', choosing);
    expect(sent.map((command) => (command.type === 'table' ? command.command : command))).toEqual([
      { id: 4, card: 'K?', confirm: false },
      { id: 5, card: 'K?', confirm: false },
    ]);
  });

  it('asks again for a card whose naming was undone', async () => {
    const { at, desk } = deskWithHost();
    at.key('K', choosing);
    at.ui = stubUi({ naming: stubNaming({ waiting: () => [5] }) });
    at.follow(choosing);
    at.ui = king;
    at.follow(choosing);
    await settle();
    expect(desk.passed.has(4)).toBe(false);
  });
});

describe('a name that is refused', () => {
  it('is reported, and confirmed by the same key', async () => {
    const { at, desk, sent } = deskWithHost([REFUSED]);
    at.key('K', choosing);
    await settle();
    expect(desk.toast).toMatchObject({ refusal: { code: 'cannot be there' } });
    at.key('K', choosing);
    expect(sent.at(-1)).toEqual({ type: 'table', command: { id: 4, card: 'K?', confirm: true } });
  });

  it('for another reason is not confirmed by the same key', async () => {
    const { at, sent } = deskWithHost([{ ok: false, refusal: { code: 'record failing', params: {} } }]);
    at.key('K', choosing);
    await settle();
    at.key('K', choosing);
    expect(sent.at(-1)).toEqual({ type: 'table', command: { id: 4, card: 'K?', confirm: false } });
  });
});

describe('typing faster than the views arrive', () => {
  const opening = consoleView({ ...COURSES.opening, toType: [2, 3, 0] });
  const seats = (sent: readonly ConsoleCommand[]) => sent.map((command) => ('seat' in command ? command.seat : undefined));

  it('gives each digit to the next seat, and takes back the last of them', () => {
    const { at, sent } = deskWithHost();
    at.follow(opening);
    for (const key of ['6', '1', 'Backspace', '2', '3', '4']) at.key(key, opening);
    expect(seats(sent)).toEqual([2, 3, 3, 3, 0]);
  });

  it('follows the view again after a refusal, and once everything is answered', async () => {
    const { at, sent } = deskWithHost([{ ok: false, refusal: { code: 'another die is next', params: { seat: 2, next: 3 } } }]);
    at.follow(opening);
    at.key('6', opening);
    await settle();
    at.key('6', opening);
    await settle();
    const typed = [...opening.typed, { seat: 2, digit: 6 }, { seat: 3, digit: 1 }];
    const next = consoleView({ ...COURSES.opening, toType: [0] }, { typed });
    at.follow(next);
    at.key('5', next);
    expect(seats(sent)).toEqual([2, 2, 0]);
  });
});

describe('a phase that changes by itself', () => {
  it('lets a Space meant for the presentation start no count', () => {
    vi.useFakeTimers();
    const { at, sent } = deskWithHost();
    at.follow(consoleView(COURSES.shown));
    at.follow(consoleView({ ...COURSES.choosing, step: 8 }));
    at.key('Space', consoleView({ ...COURSES.choosing, step: 8 }));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(250);
    at.key('Space', consoleView({ ...COURSES.choosing, step: 8 }));
    expect(sent).toEqual([{ type: 'count', step: 8 }]);
  });

  it.each(['choosing', 'asking', 'over'] as const)('has the big button and Space change together (%s)', (phase) => {
    vi.useFakeTimers();
    const { at, desk, sent } = deskWithHost();
    const { say } = desk;
    const view = phase === 'asking' ? stubView(stubState()) : consoleView({ ...COURSES[phase], step: 99 });
    if (phase !== 'choosing') at.ui = phase === 'asking' ? stubParts() : stubUi({ naming: stubNaming({ waiting: () => [] }) });
    at.follow(consoleView(COURSES.shown));
    at.follow(view);
    while (desk.settling) {
      expect(nextThing(desk).label).toBe(say('console-skip'));
      at.key('Space', view);
      expect(sent).toEqual([]);
      vi.advanceTimersToNextTimer();
    }
    expect(nextThing(desk).label).toBe(phase === 'over' ? say('console-next-game') : say('console-count'));
    at.key('Space', view);
    expect(sent).toHaveLength(1);
  });

  it('drops what belonged to the previous phase', () => {
    const { at, desk } = deskWithHost();
    at.follow(consoleView(COURSES.stalled));
    at.key('Enter', consoleView(COURSES.stalled));
    expect(desk.byHand).toBe(true);
    at.follow(consoleView({ ...COURSES.shown, step: 8 }));
    expect(desk.byHand).toBe(false);
  });
});

describe('Backspace with nothing typed', () => {
  const undo = { n: 4, what: 'CardNamed', effect: { round: 3, points: [], changes: [] } };

  it('takes back the last card named in this round, and says what it took back', async () => {
    const { at, desk, sent } = deskWithHost();
    const { answerEvent, round } = consoleUiOf(undefined);
    at.ui = stubUi({ answerEvent, round });
    at.key('Backspace', consoleView(COURSES.choosing, { undo }));
    await settle();
    expect(sent).toEqual([{ type: 'undo', n: 4 }]);
    expect(desk.toast).toEqual({
      type: 'took back',
      said: desk.say('console-took-back', { step: 'naming a card in round 3' }),
    });
  });

  it('on a screen that shows the table, says no points before the presentation comes to them', async () => {
    const { at, desk } = deskWithHost();
    const { answerEvent, round } = consoleUiOf(undefined);
    at.ui = stubUi({ answerEvent, round });
    const points = [{ player: { id: 'p0', name: 'Anna' }, from: 31, to: 18 }];
    const shown = consoleView(COURSES.shown, { undo: { ...undo, effect: { ...undo.effect, points } } });
    const said: unknown[] = [];
    for (const showsTable of [true, false]) {
      desk.settings.showsTable = showsTable;
      at.key('Backspace', shown);
      await settle();
      said.push(desk.toast?.type === 'took back' ? desk.toast.said : desk.toast);
    }
    const step = 'naming a card in round 3';
    expect(said).toEqual([step, `${step}: Anna 31 → 18`].map((all) => desk.say('console-took-back', { step: all })));
  });

  it('takes back no card of an earlier round, and says so', () => {
    const { at, desk, sent } = deskWithHost();
    at.key('Backspace', consoleView(COURSES.choosing, { undo: { ...undo, effect: { ...undo.effect, round: 2 } } }));
    expect([sent, desk.toast]).toEqual([[], { type: 'nothing typed' }]);
  });
});

it('keeps a half-typed name, and a doubted one, while the last reveal is shown again', async () => {
  const { at, desk, sent } = deskWithHost([REFUSED]);
  at.key('K', choosing);
  await settle();
  desk.written = 'K';
  const { confirmation, toast } = desk;
  expect([confirmation, toast]).not.toContain(undefined);
  at.key('W', choosing);
  await settle();
  expect(sent.at(-1)?.type).toBe('recall');
  expect([desk.written, desk.confirmation, desk.toast]).toEqual(['K', confirmation, toast]);
});

it('forgets a first Esc at any other key', () => {
  const { at, sent } = deskWithHost();
  const stalled = consoleView(COURSES.stalled);
  at.key('Escape', stalled);
  at.key('Y', stalled);
  at.key('Escape', stalled);
  expect(sent).toEqual([]);
  at.key('Escape', stalled);
  expect(sent).toEqual([{ type: 'callOff', step: 7 }]);
});

it('sends a seat’s key to the host and keeps no trace of it (Secrecy 2)', () => {
  const { at, desk, sent, presses } = deskWithHost();
  const view = consoleView(COURSES.choosing, { inputs: [{ kind: 'keys', cluster: 0 }] });
  const before = JSON.stringify(desk);
  at.key('Q', view);
  expect(presses).toEqual(['KeyQ']);
  expect(sent).toEqual([]);
  expect(JSON.stringify(desk)).toBe(before);
  expect([desk.toast, desk.written, desk.confirmation, desk.panel]).toEqual([undefined, '', undefined, undefined]);
});

describe('dice typed before they are asked for', () => {
  const opening = consoleView({ ...COURSES.opening, step: 9 }, { typed: [] });
  const dice = (sent: readonly ConsoleCommand[]) =>
    sent.flatMap((command) => (command.type === 'type' ? [[command.seat, command.digit]] : []));
  const untypeEarly = ({ desk }: FakeDesk) => desk.say('console-untype.early');

  it.each(['counting', 'closed'] as const)('do not count while %s, and neither does a digit after them', (early) => {
    const { at, desk, sent } = deskWithHost();
    at.follow(consoleView(COURSES[early]));
    for (const digit of ['5', '6']) at.key(digit);
    expect(desk.toast).toEqual({ type: 'typed early' });
    at.follow(opening);
    desk.toast = undefined;
    for (const digit of ['4', '1']) at.key(digit);
    expect([dice(sent), desk.toast]).toEqual([[], { type: 'typed early' }]);
    expect(nextThing(desk)).toMatchObject({ label: untypeEarly(at), press: { key: 'Backspace' } });
    at.key('Backspace');
    expect(desk.toast).toBeUndefined();
    for (const digit of ['5', '6']) at.key(digit);
    expect(dice(sent)).toEqual([
      [2, 5],
      [3, 6],
    ]);
  });

  it('can be erased before the opening, and are forgotten when the count is halted', () => {
    const { at, desk, sent } = deskWithHost();
    at.follow(consoleView(COURSES.counting));
    at.key('5');
    at.key('Backspace');
    expect(desk.typedEarly).toBe(false);
    at.key('5');
    at.follow(consoleView({ ...COURSES.choosing, step: 8 }));
    at.follow(opening);
    at.key('4');
    expect(dice(sent)).toEqual([[2, 4]]);
  });

  it('say nothing where no seat has a real die', () => {
    const { at, desk } = deskWithHost();
    at.follow(consoleView(COURSES.counting, { inputs: [{ kind: 'bot' }] }));
    at.key('5');
    expect([desk.toast, desk.typedEarly]).toEqual([undefined, false]);
  });
});
