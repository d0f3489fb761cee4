import { describe, expect, test } from 'vitest';
import { beginCommand, bot, die, MemoryTable } from './testing/memory-table.ts';

const table = (command: object) => ({ type: 'table', command });
const end = table({ type: 'timeUp', early: true });
const leave = (seat: number) => table({ type: 'leave', seat });
const sit = (name: string) => table({ type: 'join', player: { id: name.toLowerCase(), name } });
const code = async (at: MemoryTable, command: object) => {
  const answer = await at.ask(command);
  return answer.ok ? 'done' : answer.refusal.code;
};

async function begun(rulebook: string, players: number, house: Record<string, string> = {}): Promise<MemoryTable> {
  const at = await MemoryTable.open();
  await at.do(beginCommand(Array<typeof die>(players).fill(die), { rulebook, house }));
  return at;
}
async function answer(at: MemoryTable, ...given: readonly string[]): Promise<void> {
  for (const each of given) {
    if (at.course.phase === 'shown') await at.step('skip');
    await at.do(table({ type: 'answer', n: at.game.ask?.n, given: each }));
  }
}
async function undo(at: MemoryTable): Promise<void> {
  await at.do({ type: 'undo', n: at.console.undo?.n });
}
const here = ({ game }: MemoryTable) => game.standings.filter(({ seat }) => seat !== undefined).map(({ player }) => player.name);

describe('a game that is ended early', () => {
  const ONE_ROUND = {
    'hungarian-war': undefined,
    war: ['0'],
    hyrule: ['KH', 'QD', '2C', '3S'],
    'honor-of-the-samurai': [
      'clean',
      'clean',
      'clean',
      'clean',
      '2?',
      '3?',
      '4?',
      'K?',
      'A?',
      '5?',
      '5?',
      '6?',
      '7?',
      '2?',
      '3?',
      '4?',
    ],
    'charta-bellica': ['draw', 'seat 2', 'c?', '2?', '3?', '4?'],
  } as const;

  test.each(Object.entries(ONE_ROUND))('is won by what counts so far, says so, and undo takes it back: %s', async (id, round) => {
    const at = await begun(id, 4, id === 'war' ? { cards: 'untracked' } : id === 'charta-bellica' ? { line: 'simple' } : {});
    if (round === undefined) {
      await at.typeRound(6, 2, 2, 0);
      await at.clock.pass(20_000);
      await at.do(table({ type: 'name', id: 0, card: 'K?' }));
    } else await answer(at, ...round);
    expect(at.game.round).toBe(1);
    await at.do(end);
    // What may be under way is finished, or was none.
    if (at.game.ask !== undefined) await answer(at, 'none');
    expect([at.course.phase, at.game.endedBy]).toEqual(['over', 'ended early']);
    const most = Math.max(...at.game.standings.map(({ points }) => points));
    expect(at.game.standings.filter(({ points }) => points === most).map(({ player }) => player.id)).toEqual(at.game.winners);
    expect(at.game.winners.length).toBeGreaterThan(0);
    await undo(at);
    expect([at.game.endedBy, at.game.winners, at.course.phase]).not.toContain('over');
    expect(at.game.winners).toEqual([]);
  });

  test('cannot be ended in the middle of a count, and says how to go on', async () => {
    const at = await MemoryTable.begun(die, die, die);
    await at.step('count');
    expect(await code(at, end)).toBe('round under way');
    expect(await code(at, leave(0))).toBe('round under way');
    await at.step('halt');
    expect(await code(at, end)).toBe('done');
    expect([at.course.phase, at.game.winners, at.game.endedBy]).toEqual(['over', [], 'ended early']);
  });
});

describe('a player who leaves', () => {
  test('WR-4: takes no further part; the battle begins anew, the stack waits in the middle, and undo brings all back', async () => {
    const at = await begun('war', 3);
    await answer(at, 'K?');
    const before = at.game.state;
    expect(at.game.ask?.seat).toBe(1);
    await at.do(leave(0));
    expect([at.game.ask?.seat, here(at)]).toEqual([1, ['Béla', 'Cili']]);
    expect(at.game.standings.map(({ points }) => points)).toEqual([0, 17, 17]);
    expect(await code(at, leave(1))).toBe('too few seats');
    expect(await code(at, sit('Anna'))).toBe('next game');
    expect(await code(at, sit('Dani'))).toBe('next game');
    await answer(at, '3?', '9?');
    expect(at.game.standings.map(({ points }) => points)).toEqual([0, 16, 36]);
    for (let steps = 0; steps < 3; steps += 1) await undo(at);
    expect(at.game.state).toEqual(before);
  });

  test('HY-5: is skipped in the turn, which begins anew, and cannot win with what was captured', async () => {
    const at = await begun('hyrule', 3);
    await answer(at, 'KH', '2H', '3H', '4H');
    await at.do(leave(0));
    expect([at.game.ask?.seat, at.game.standings[0]?.points]).toEqual([1, 3]);
    await at.do(end);
    expect(at.game.winners).toEqual([]);
  });

  test('HS-2: lays army and hand aside; the question goes to the next, and anyone who comes plays from the next round on', async () => {
    const at = await begun('honor-of-the-samurai', 3);
    await at.do(leave(0));
    expect(at.game.ask?.seat).toBe(1);
    await at.do(sit('Dani'));
    expect(here(at)).toEqual(['Béla', 'Cili', 'Dani']);
    await at.do(sit('Anna'));
    expect(here(at)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
    await answer(at, 'clean', 'clean', '2?', '3?', '4?', 'K?', 'A?', '5?');
    expect([at.game.round, at.game.standings.map(({ points }) => points)]).toEqual([1, [0, 0, 1, 0]]);
    await at.step('skip');
    expect(at.game.ask?.seat).toBe(0);
    await answer(at, 'clean', 'clean', 'clean');
    expect(at.game.ask?.seat).toBe(3);
  });

  test('CB-2: leaves the cards to the ally; a second one is refused, and whoever left can come back', async () => {
    const at = await begun('charta-bellica', 4, { line: 'combined' });
    await answer(at, 'draw', 'seat 2');
    await at.do(leave(3));
    expect(await code(at, leave(2))).toBe('too few seats');
    expect(await code(at, sit('Emma'))).toBe('next game');
    await at.do(sit('Dani'));
    expect(here(at)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  test('is not asked for a bot’s answer any more, and the bots play on', async () => {
    const at = await MemoryTable.open();
    await at.do(beginCommand([bot, bot, bot], { rulebook: 'hyrule', house: { cards: 'dealt' } }));
    await at.do(leave(2));
    for (let steps = 0; steps < 500 && at.course.phase !== 'over'; steps += 1) await at.clock.pass(1_000);
    expect(at.game.winners).not.toContain('cili');
    expect(at.course.phase).toBe('over');
  });
});
