import { describe, expect, test } from 'vitest';
import { settle } from '../clock/testing/fake-clock.ts';
import { FakeRoundTable } from './testing/fake-round-table.ts';

describe('choosing', () => {
  test('says how many are ready, not which; only a seat’s first seal is visible', async () => {
    const table = await FakeRoundTable.open('seals', 'seals', 'seals');
    const before = table.views;
    table.seat(1).seal(4);
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 1, of: 3, late: [] });
    expect(table.views).toBe(before + 1);
    table.seat(1).seal(2);
    expect(table.views).toBe(before + 1);
  });

  test('late players are nudged ten seconds after half are ready, and named five seconds later', async () => {
    const table = await FakeRoundTable.open('seals', 'seals', 'seals', 'seals');
    table.seat(0).seal(1);
    await table.clock.pass(60_000);
    expect(table.seat(3).calls).not.toContain('nudge');
    table.seat(1).seal(1);
    await table.clock.pass(10_000);
    expect(table.seat(3).calls).toContain('nudge');
    expect(table.seat(0).calls).not.toContain('nudge');
    expect(table.round.course).toMatchObject({ late: [] });
    await table.clock.pass(5_000);
    expect(table.round.course).toMatchObject({ late: [2, 3] });
    table.seat(2).seal(6);
    expect(table.round.course).toMatchObject({ late: [3] });
  });

  test('counts by itself when all are ready, if the house says so and nobody uses a real die', async () => {
    const pads = await FakeRoundTable.open('seals', 'seals');
    pads.house = { ...pads.house, start: 'ready' };
    pads.seat(0).seal(1);
    pads.seat(1).seal(1);
    expect(pads.round.phase).toBe('counting');

    const mixed = await FakeRoundTable.open('seals', 'seals', 'die');
    mixed.house = { ...mixed.house, start: 'ready' };
    mixed.seat(0).seal(1);
    mixed.seat(1).seal(1);
    expect(mixed.round.phase).toBe('choosing');
  });

  test('does not count by itself while the keyboard names cards, but as soon as the keyboard is switched back', async () => {
    const table = await FakeRoundTable.open('seals');
    table.house = { ...table.house, start: 'ready' };
    table.turnNaming(true);
    table.seat(0).seal(1);
    expect(table.round.phase).toBe('choosing');
    table.turnNaming(false);
    expect(table.round.phase).toBe('counting');
  });

  test('after a halt it does not count by itself until a player seals anew', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.house = { ...table.house, start: 'ready' };
    table.seat(0).seal(1);
    table.seat(1).seal(1);
    table.seat(1).withdraw();
    expect(table.round.phase).toBe('choosing');
    table.seat(1).seal(2);
    table.obey({ type: 'halt' });
    await table.clock.pass(60_000);
    expect(table.round.phase).toBe('choosing');
  });

  test('a seat whose input changes seals anew under its own attempt number; the other seals stand', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(3);
    table.seat(1).seal(3);
    const [other, left] = [table.seat(0), table.seat(1)];
    table.round.tell({ type: 'inputChanged', seat: 1 });
    await settle();
    expect(left.calls).toContain('abort');
    expect(table.seat(0)).toBe(other);
    expect(table.seat(1).calls).toEqual(['arm 2']);
    expect(table.round.course).toMatchObject({ ready: 1, of: 2 });
  });
});

describe('counting', () => {
  test('runs to an absolute moment, and closes every seat then', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    const now = table.clock.now();
    table.obey({ type: 'count' });
    expect(table.round.course).toMatchObject({ phase: 'counting', startedAt: now, endsAt: now + 3000 });
    await table.clock.pass(2999);
    expect(table.seat(0).calls).toEqual(['arm 1']);
    await table.clock.pass(1);
    expect(table.seat(0).calls).toContain('close');
  });

  test('tells every seat, even one armed during the count, when it ends and that it was halted', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    const endsAt = table.clock.now() + 3000;
    table.obey({ type: 'count' });
    table.round.tell({ type: 'inputChanged', seat: 1 });
    await settle();
    expect([table.seat(0).counts, table.seat(1).counts]).toEqual([[endsAt], [endsAt]]);
    table.obey({ type: 'halt' });
    expect(table.seat(0).counts).toEqual([endsAt, 'halted']);
    table.round.tell({ type: 'inputChanged', seat: 1 });
    await settle();
    expect(table.seat(1).counts).toEqual([]);
  });

  test('a seat that has closed itself after a halt is armed anew', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(4);
    table.obey({ type: 'count' });
    table.obey({ type: 'halt' });
    table.seat(0).listener.closed(0);
    await settle();
    expect(table.seat(0).calls).toEqual(['arm 2']);
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 0, of: 2 });
  });

  test('is halted by the dealer: choosing resumes with the same attempt, and seals stand', async () => {
    const table = await FakeRoundTable.open('seals');
    table.seat(0).seal(4);
    table.obey({ type: 'count' });
    expect(table.obey({ type: 'halt' })).toBeUndefined();
    await table.clock.pass(10_000);
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 1, of: 1, halted: {} });
    expect(table.seat(0).calls).toEqual(['arm 1']);
    table.obey({ type: 'count' });
    expect(table.round.course).not.toHaveProperty('halted');
  });

  test('is halted by a player from the pad, which withdraws the seal its press made', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(4);
    table.obey({ type: 'count' });
    table.seat(1).seal(1);
    table.seat(1).withdraw();
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 1, of: 2, halted: { seat: 1 } });
  });

  test('refuses a command for a phase that has passed, so that no key acts in two phases', async () => {
    const table = await FakeRoundTable.open('seals');
    const { step } = table;
    table.round.obey({ type: 'count', step });
    expect(table.round.obey({ type: 'count', step })).toEqual({ code: 'step has passed', params: { step, now: step + 1 } });
    expect(table.round.obey({ type: 'skip', step: step + 1 })).toEqual({ code: 'wrong phase', params: { phase: 'counting' } });
  });

  test('sleep cancels a running count and nothing else', async () => {
    const table = await FakeRoundTable.open('seals');
    table.round.tell({ type: 'woke' });
    expect(table.round.course).not.toHaveProperty('calledOff');
    table.obey({ type: 'count' });
    table.round.tell({ type: 'woke' });
    await settle();
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 0, calledOff: { why: 'sleep' } });
    expect(table.seat(0).calls).toEqual(['arm 2']);
  });

  test('sleep leaves an opening as it is: answers received are kept, and a seat that does not answer stalls it', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(1).seal(2);
    table.seat(1).reveals = 'never';
    await table.countWith({ 0: 1 });
    table.clock.sleep(3_600_000);
    table.round.tell({ type: 'woke' });
    await table.clock.pass(0);
    expect(table.round.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'no answer' }] });
    expect(table.seat(0).calls).not.toContain('abort');
  });

  test('a count that was slept through is cancelled even if its timer fires first', async () => {
    const table = await FakeRoundTable.open('seals');
    table.seat(0).seal(4);
    table.obey({ type: 'count' });
    table.clock.sleep(60_000);
    await table.clock.pass(0);
    expect(table.round.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'sleep' } });
    expect(table.commits).toEqual([]);
  });

  test('a seat without an attempt number at T has no part in the attempt, even if the number comes later', async () => {
    const table = new FakeRoundTable('seals', 'die');
    const disk = gate();
    table.disk = disk.opened;
    table.round.tell({ type: 'begin' });
    table.obey({ type: 'count' });
    await table.clock.pass(3000);
    disk.open();
    await settle();
    expect(table.seat(0).calls).toEqual(['close']);
    expect(table.round.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 0, why: 'no seal' }] });
  });
});

describe('opening', () => {
  test('no face is asked for before the commitments are flushed', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    const disk = gate();
    table.disk = disk.opened;
    await table.countWith({ 0: 5, 1: 6 });
    await table.clock.pass(400);
    expect(table.round.phase).toBe('closed');
    expect(table.seat(0).calls).not.toContain('reveal');
    disk.open();
    await settle();
    expect(table.commits).toHaveLength(1);
    expect(table.commits[0]?.map(({ sealer, number }) => [sealer.seat, number])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(table.seat(0).calls).toContain('reveal');
    expect(table.judged).toEqual([{ attempt: 1, faces: [5, 6], nonces: ['e'.repeat(16), 'e'.repeat(16)], typed: [] }]);
    expect(table.round.phase).toBe('shown');
  });

  test('nothing is shown before the reveal is flushed', async () => {
    const table = await FakeRoundTable.open('die', 'die');
    await table.countWith({});
    const disk = gate();
    table.disk = disk.opened;
    table.type(3);
    table.type(1);
    await table.clock.pass(5000);
    expect(table.round.phase).toBe('opening');
    expect(table.untype()).toMatchObject({ code: 'round under way' });
    expect(table.obey({ type: 'callOff' })).toMatchObject({ code: 'round under way' });
    disk.open();
    await settle();
    expect(table.round.phase).toBe('shown');
  });

  test('a pad that does not answer the close is named after 500 ms, and counts when it answers late', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(5);
    table.seat(1).seal(5);
    table.seat(1).closes = 'never';
    table.obey({ type: 'count' });
    await table.clock.pass(3499);
    expect(table.round.phase).toBe('closed');
    await table.clock.pass(1);
    expect(table.round.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'no answer' }] });
    expect(table.seat(0).calls).not.toContain('reveal');
    table.seat(1).closes = 'seal';
    table.obey({ type: 'askAgain' });
    await settle();
    expect(table.judged[0]?.faces).toEqual([5, 5]);
  });

  test('a pad that is unplugged is said to be gone', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(2);
    table.seat(0).reveals = 'never';
    table.seat(0).gone = true;
    await table.countWith({ 1: 3 });
    await table.clock.pass(500);
    expect(table.round.course).toMatchObject({ stalled: [{ seat: 0, why: 'gone' }] });
    expect(table.judged).toEqual([]);
  });

  test('a seat without a seal stalls it, or counts as no die if the house says so (HW-8)', async () => {
    const waits = await FakeRoundTable.open('seals', 'seals');
    await waits.countWith({ 0: 1 });
    expect(waits.round.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'no seal' }] });
    expect(waits.obey({ type: 'byHand', seat: 0, digit: 4 })).toEqual({
      code: 'seat not stalled',
      params: { seat: 0 },
    });
    expect(waits.obey({ type: 'byHand', seat: 1, digit: 4 })).toBeUndefined();
    await settle();
    expect(waits.judged[0]).toMatchObject({ faces: [1, 4], nonces: ['e'.repeat(16), null] });

    const goesOn = await FakeRoundTable.open('seals', 'seals');
    goesOn.house = { ...goesOn.house, missing: 'noDie' };
    await goesOn.countWith({ 0: 1 });
    expect(goesOn.judged[0]?.faces).toEqual([1, null]);
  });

  test('a choice that was made and lost holds the opening up, even if the house counts a missing one as no die', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.house = { ...table.house, missing: 'noDie' };
    table.seat(1).seal(4);
    table.seat(1).closes = 'lost';
    await table.countWith({ 0: 1 });
    expect(table.round.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'seal lost' }] });
    table.obey({ type: 'byHand', seat: 1, digit: 4 });
    await settle();
    expect(table.judged[0]?.faces).toEqual([1, 4]);
  });

  test('the dealer can give a stalled seat no die with 0, even while its close is unanswered', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(1).closes = 'never';
    await table.countWith({ 0: 6 });
    await table.clock.pass(500);
    table.obey({ type: 'byHand', seat: 1, digit: 0 });
    await settle();
    expect(table.judged[0]?.faces).toEqual([6, null]);
    expect(table.seat(1).calls).toContain('abort');
  });

  test('only calling off wipes the faces, and begins a new attempt', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(1).seal(3);
    table.seat(1).reveals = 'never';
    await table.countWith({ 0: 5 });
    await table.clock.pass(500);
    const old = table.seat(0);
    expect(table.obey({ type: 'callOff' })).toBeUndefined();
    await settle();
    expect(old.calls).toContain('abort');
    expect(table.round.course).toMatchObject({ phase: 'choosing', ready: 0, of: 2, calledOff: { why: 'dealer' } });
    expect(table.seat(0).calls).toEqual(['arm 2']);
    expect(table.judged).toEqual([]);
  });

  test('a face that does not fit its commitment calls the round off and names the seat', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(1).reveals = 'mismatch';
    await table.countWith({ 0: 5, 1: 2 });
    expect(table.round.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'mismatch', seat: 1 } });
    expect(table.judged).toEqual([]);
  });
});

describe('typing real dice', () => {
  test('goes clockwise from the dealer’s left, the dealer last, skipping seats not in the game', async () => {
    const table = await FakeRoundTable.open('die', 'die', 'die', 'seals', 'die');
    table.dealerSeat = 1;
    table.absent = [2];
    table.round.tell({ type: 'tableChanged' });
    await table.countWith({ 3: 6 });
    expect(table.round.course).toMatchObject({ phase: 'opening', toType: [4, 0, 1] });
    for (const digit of [1, 0]) table.type(digit);
    expect(table.round.typed).toEqual([
      { seat: 4, digit: 1 },
      { seat: 0, digit: 0 },
    ]);
    expect(table.judged).toEqual([]);
    table.type(5);
    await settle();
    expect(table.judged[0]).toMatchObject({ faces: [null, 5, null, 6, 1], typed: [4, 0, 1] });
  });

  test('digits a die does not have are refused, Backspace takes one back, and one too many is refused', async () => {
    const table = await FakeRoundTable.open('die', 'die');
    await table.countWith({});
    expect(table.untype()).toMatchObject({ code: 'nothing typed' });
    expect(table.type(7)).toMatchObject({ code: 'no such digit', params: { digit: 7 } });
    table.type(2);
    table.untype();
    table.type(4);
    table.type(6);
    expect(table.type(1)).toMatchObject({ code: 'nobody to type' });
    await settle();
    expect(table.judged[0]?.faces).toEqual([6, 4]);
  });

  test('a die meant for another seat is refused: two consoles that type at once cannot interleave', async () => {
    const table = await FakeRoundTable.open('die', 'die', 'die');
    await table.countWith({});
    expect(table.obey({ type: 'type', seat: 1, digit: 6 })).toBeUndefined();
    expect(table.obey({ type: 'type', seat: 1, digit: 6 })).toMatchObject({
      code: 'another die is next',
      params: { seat: 1, next: 2 },
    });
    expect(table.obey({ type: 'type', seat: 2, digit: 3 })).toBeUndefined();
    expect(table.obey({ type: 'untype', seat: 1 })).toMatchObject({
      code: 'another die was last',
      params: { seat: 1, last: 2 },
    });
    expect(table.round.typed).toEqual([
      { seat: 1, digit: 6 },
      { seat: 2, digit: 3 },
    ]);
    expect(table.obey({ type: 'untype', seat: 2 })).toBeUndefined();
    expect(table.obey({ type: 'untype', seat: 2 })).toMatchObject({
      code: 'another die was last',
      params: { seat: 2, last: 1 },
    });
    expect(table.round.course).toMatchObject({ toType: [2, 0] });
  });

  test('goes on while a pad is stalled; the last face of all judges', async () => {
    const table = await FakeRoundTable.open('die', 'seals');
    await table.countWith({});
    table.type(3);
    await settle();
    expect(table.judged).toEqual([]);
    table.obey({ type: 'byHand', seat: 1, digit: 2 });
    await settle();
    expect(table.judged[0]?.faces).toEqual([3, 2]);
  });

  test('ignores keys for half a second after the last digit, even if the presentation is skipped at once', async () => {
    const typed = await FakeRoundTable.open('die');
    await typed.countWith({});
    typed.type(3);
    await settle();
    typed.obey({ type: 'skip' });
    await typed.clock.pass(499);
    expect(typed.round).toMatchObject({ phase: 'choosing', handsOff: true });
    await typed.clock.pass(1);
    expect(typed.round.handsOff).toBe(false);

    const sealed = await FakeRoundTable.open('seals');
    await sealed.countWith({ 0: 1 });
    expect(sealed.round).toMatchObject({ phase: 'shown', handsOff: false });
  });

  test('an undone opening returns to its typing: digits and opened faces kept, judged again by the next last digit', async () => {
    const table = await FakeRoundTable.open('die', 'seals', 'die');
    await table.countWith({ 1: 6 });
    for (const digit of [3, 4]) table.type(digit);
    await settle();
    const [first] = table.judged;
    if (first === undefined) throw new Error('not judged');
    table.round.tell({ type: 'retype', undone: first });
    expect(table.round.course).toMatchObject({ phase: 'opening', stalled: [], toType: [], retaken: true });
    expect(table.round.typed).toEqual([
      { seat: 2, digit: 3 },
      { seat: 0, digit: 4 },
    ]);
    await table.clock.pass(60_000);
    expect(table.judged).toHaveLength(1);
    table.untype();
    table.type(1);
    await settle();
    expect(table.judged[1]).toEqual({ ...first, faces: [1, 6, 3] });
  });
});

describe('shown', () => {
  test('choosing begins by itself when the outcomes have been shown', async () => {
    const table = await FakeRoundTable.open('seals');
    await table.countWith({ 0: 1 });
    const now = table.clock.now();
    expect(table.round.course).toMatchObject({ phase: 'shown', shownAt: now, presentedAt: now + 1000 + 2 * 700 });
    expect(table.seat(0).calls).toContain('ended');
    await table.clock.pass(2400);
    expect(table.round.phase).toBe('choosing');
    expect(table.seat(0).calls).toEqual(['arm 2']);
  });

  test('each outcome begins at a moment of its own, after the sentence before it has been read', async () => {
    const table = await FakeRoundTable.open('seals');
    table.house = { ...table.house, pace: 'normal' };
    table.sentences = [10, 50, 30];
    await table.countWith({ 0: 1 });
    const now = table.clock.now();
    expect(table.round.course).toMatchObject({
      outcomesAt: [now + 1500, now + 3000, now + 6000],
      presentedAt: now + 7800,
    });
    await table.clock.pass(7799);
    expect(table.round.phase).toBe('shown');
    await table.clock.pass(1);
    expect(table.round.phase).toBe('choosing');
  });

  test('Space skips the presentation', async () => {
    const table = await FakeRoundTable.open('seals');
    await table.countWith({ 0: 1 });
    table.obey({ type: 'skip' });
    const { step } = table;
    expect(table.round.phase).toBe('choosing');
    await table.clock.pass(10_000);
    expect(table.step).toBe(step);
  });

  test('a reveal flushed after the game has ended shows nothing and starts nothing', async () => {
    const table = await FakeRoundTable.open('seals');
    const disk = gate();
    await table.countWith({});
    table.disk = disk.opened;
    table.obey({ type: 'byHand', seat: 0, digit: 3 });
    table.round.tell({ type: 'stop' });
    const { views } = table;
    disk.open();
    await table.clock.pass(60_000);
    expect(table.judged).toHaveLength(1);
    expect(table).toMatchObject({ views, round: { phase: 'choosing' } });
  });

  test('after the last round it is over, and an undo opens it again', async () => {
    const table = await FakeRoundTable.open('seals');
    table.overAfter = 1;
    await table.countWith({ 0: 1 });
    expect(table.round.phase).toBe('shown');
    table.obey({ type: 'skip' });
    expect(table.round.phase).toBe('over');
    table.overAfter = 2;
    table.round.tell({ type: 'turned' });
    expect(table.round.phase).toBe('choosing');
  });
});

describe('the table changes while choosing', () => {
  test('seals stand while the same seats are in the game, and a new attempt begins if they change', async () => {
    const table = await FakeRoundTable.open('seals', 'seals');
    table.seat(0).seal(2);
    table.round.tell({ type: 'tableChanged' });
    expect(table.round.course).toMatchObject({ ready: 1 });
    table.absent = [1];
    table.round.tell({ type: 'tableChanged' });
    await settle();
    expect(table.round.course).toMatchObject({ ready: 0, of: 1 });
    expect(table.seat(0).calls).toEqual(['arm 2']);
  });

  test('a game that ends by a count of the deck is over', async () => {
    const table = await FakeRoundTable.open('seals');
    table.isOver = true;
    table.round.tell({ type: 'tableChanged' });
    expect(table.round.phase).toBe('over');
    expect(table.seat(0).calls).toContain('abort');
  });
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
