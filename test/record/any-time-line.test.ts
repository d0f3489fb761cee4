import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HAPPENINGS, happening, kept, type Happening } from '../support/happenings.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { seededRandom } from '../../rulebook/random.ts';
import type { Change, Effect } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { ConsoleView, GameView } from '../../host/contract/view.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';
import { ASKED, askedDeed, plainHouse } from './asked-deed.ts';

const EVENINGS = 6;
const DEEDS = 60;

/** What a window shows of the time line and of the game it leads to. */
interface Seen {
  readonly game: Partial<GameView> | undefined;
  readonly undo: ConsoleView['undo'];
  readonly redo: ConsoleView['redo'];
}

const evenings = fc.record({
  happenings: fc.array(happening, { minLength: 15, maxLength: 45, size: 'max' }),
  restartAt: fc.nat(12),
});

test('whatever happens, undone to the beginning and redone to the end, with restarts on the way, every state is what it was', async () => {
  await fc.assert(
    fc.asyncProperty(evenings, async ({ happenings, restartAt }) => {
      await backAndForth(await evening(happenings), restartAt, turn);
    }),
    { numRuns: 30, seed: 20261123 },
  );
});

describe.each(ASKED)('an evening of %s with any questions and answers', (id) => {
  test.each(Array.from({ length: EVENINGS }, (_, i) => i))('likewise (seed %i)', async (seed) => {
    const table = await askedEvening(id, seed);
    await backAndForth(await restarted(table, seen(table)), seed * 5, (turned, kind) =>
      turned.do({ type: kind, n: turned.console[kind]?.n }),
    );
  });
});

test.each(RULEBOOKS.ids)('%s names the faces of its sealed questions, and only if it asks any', (id) => {
  const book = rulebookOf(id);
  const players = ['Anna', 'Béla', 'Cili', 'Dani'].map((name) => ({ id: name, name }));
  const begun = book.begin({ players, house: {} }, { draw: ([card = '??']) => card });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const first = book.next(begun.events.reduce((state: unknown, event) => book.evolve(state, event), undefined));
  expect(book.faces).toEqual(first?.kind === 'sealed' ? first.faces : []);
});

async function backAndForth(
  table: MemoryTable,
  restartAt: number,
  turnBy: (table: MemoryTable, kind: 'undo' | 'redo') => Promise<void>,
): Promise<void> {
  const forth = [seen(table)];
  let turned = table;
  for (let turns = 0; turned.console.undo !== undefined; turns += 1) {
    await turnBy(turned, 'undo');
    forth.unshift(seen(turned));
    if (turns === restartAt) turned = await restarted(turned, forth[0]);
  }
  expect(turned.table).not.toHaveProperty('game');
  for (const [i, before] of forth.slice(0, -1).entries()) {
    expect(seen(turned)).toEqual(before);
    await turnBy(turned, 'redo');
    if (i === restartAt) turned = await restarted(turned, forth[i + 1]);
  }
  expect(seen(turned)).toEqual(forth.at(-1));
  await turned.referee.close();
}

/** An evening that ends where undo is allowed, with nothing undone. */
async function evening(happenings: readonly Happening[]): Promise<MemoryTable> {
  const table = await MemoryTable.begun(die, pad('P1'), keys(0), bot);
  for (const [what, a, b] of happenings) {
    const round = table.table.game?.round ?? 0;
    const phase = table.table.game?.course.phase;
    if (table.table.game !== undefined) await HAPPENINGS[what](table, a, b);
    else await turn(table, 'redo');
    // A round is shown only after its opening, and only by a written reveal.
    if ((table.table.game?.round ?? 0) > round && what !== 'redo') expect(phase).not.toBe('over');
  }
  await toRest(table);
  while (table.console.redo !== undefined) await turn(table, 'redo');
  expectNoFault(table);
  return table;
}

/** An evening of this game, with whatever the dealer does; what is refused changes nothing. */
async function askedEvening(id: RulebookId, seed: number): Promise<MemoryTable> {
  const random = seededRandom(seed);
  const table = await MemoryTable.open();
  const { least, most } = rulebookOf(id).seats;
  while (table.table.game === undefined) {
    const inputs = Array.from({ length: least + random(Math.min(most, 6) - least + 1) }, () => die);
    await table.ask(beginCommand(inputs, { rulebook: id, house: plainHouse(id, random) }));
  }
  for (let deeds = 0; deeds < DEEDS && table.table.game !== undefined; deeds += 1) {
    const before = seen(table);
    const deed = askedDeed(random, table.game);
    const turn = deed.type === 'undo' || deed.type === 'redo';
    const answer = await table.ask(turn ? { type: deed.type, n: table.console[deed.type]?.n ?? 0 } : deed);
    if (!answer.ok) expect(seen(table)).toEqual(before);
    if (random(10) === 0) await table.clock.pass(20_000);
    if (table.table.game === undefined) await table.do({ type: 'redo', n: table.console.redo?.n });
  }
  while (table.console.redo !== undefined) await table.do({ type: 'redo', n: table.console.redo.n });
  // Presents the last round: only then is a game over on the screens too.
  await table.clock.pass(60_000);
  expectNoFault(table);
  return table;
}

function expectNoFault({ answers, tableViews }: MemoryTable): void {
  expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'host fault')).toEqual([]);
  const versions = tableViews.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((x, y) => x - y));
}

async function toRest(table: MemoryTable): Promise<void> {
  if (table.table.game === undefined) return;
  if (table.course.phase === 'counting') await table.step('halt');
  await table.clock.pass(10_000);
  if (table.course.phase === 'opening') await table.step('callOff');
}

/** Undoes or redoes one step, and compares the announced effect with what then happened. */
async function turn(table: MemoryTable, kind: 'undo' | 'redo'): Promise<void> {
  const before = table.table.game;
  const said = table.console[kind];
  await table.do({ type: kind, n: said?.n });
  const after = table.table.game;
  expect(said).toBeDefined();
  expect(inAnyOrder(said?.effect.points ?? [])).toEqual(inAnyOrder(pointsMoved(before, after)));
  expect(inAnyOrder(said?.effect.changes ?? [])).toEqual(inAnyOrder(changed(before, after)));
}

const inAnyOrder = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();

/** Players whose points differ, derived only from what a window shows before and after. */
function pointsMoved(before: GameView | undefined, after: GameView | undefined): Effect['points'] {
  if (before === undefined || before.game !== after?.game) return [];
  const people = new Map([...before.standings, ...after.standings].map(({ player }) => [player.id, player]));
  const pointsIn = ({ standings }: GameView, id: string) => standings.find(({ player }) => player.id === id)?.points ?? 0;
  return [...people.values()]
    .map((player) => ({ player, from: pointsIn(before, player.id), to: pointsIn(after, player.id) }))
    .filter(({ from, to }) => from !== to);
}

/** Other differences, derived only from what a window shows before and after. */
function changed(before: GameView | undefined, after: GameView | undefined): readonly Change[] {
  if (before === undefined || before.game !== after?.game) return [{ what: 'game', to: after?.game ?? 0 }];
  const [from, to] = [before.state as State, after.state as State];
  const found: Change[] = people(from, to);
  if (from.phase !== to.phase) found.push({ what: 'over', over: to.phase === 'over' });
  if (to.phase === 'over' && before.winners.join() !== after.winners.join())
    found.push({
      what: 'winners',
      players: after.standings.map(({ player }) => player).filter(({ id }) => after.winners.includes(id)),
    });
  if (from.deck !== to.deck) found.push({ what: 'deck', from: from.deck, to: to.deck });
  const lying = ({ table }: State) => [table.centre, ...table.sides].filter((id) => id !== null);
  const others = (one: State, other: State) => lying(one).filter((id) => !lying(other).includes(id)).length;
  const cards = Math.max(others(from, to), others(to, from));
  if (cards > 0) found.push({ what: 'table', cards });
  else if (from.table.centre !== to.table.centre) found.push({ what: 'swap' });
  for (const [id, card] of from.cards.entries()) {
    const now = to.cards[id];
    const owners = [...to.seats, ...to.gone, ...from.seats, ...from.gone];
    const player = owners.find(({ pile }) => pile.cards.includes(id))?.player;
    if (now !== undefined && now !== card) found.push({ what: 'card', from: card, to: now, ...(player && { player }) });
  }
  return found;
}

function people(from: State, to: State): Change[] {
  const ids = new Map([...from.seats, ...to.seats].map(({ player }) => [player.id, player]));
  const changes = [...ids.values()].flatMap((player): Change[] => {
    const [was, is] = [from, to].map(({ seats }) => seats.find((seat) => seat.player.id === player.id));
    if (is === undefined) return [{ what: 'player', player, becomes: 'gone' }];
    if (was === undefined) return [{ what: 'player', player, becomes: 'seated' }];
    const becomes = [
      ...(was.standing === is.standing ? [] : [is.standing]),
      ...(was.presence === is.presence ? [] : [is.presence]),
    ];
    return becomes.map((one) => ({ what: 'player', player, becomes: one }));
  });
  const both = ({ seats }: State, { seats: others }: State) =>
    seats.filter(({ player }) => others.some((other) => other.player.id === player.id)).map(({ player }) => player.id);
  return both(from, to).join() === both(to, from).join() ? changes : [...changes, { what: 'turned' }];
}

function seen({
  console: {
    undo,
    redo,
    table: { game },
  },
}: MemoryTable): Seen {
  return { game: game && { ...kept(game), ...told(game) }, undo, redo };
}

/** The story of a game that is over, without its time, which is that of the last undo or redo. */
function told({ story }: GameView): Partial<GameView> {
  return story === undefined ? {} : { story: { ...story, since: 0 } };
}

async function restarted(table: MemoryTable, before: Seen | undefined): Promise<MemoryTable> {
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  const file = table.console.nights.find(({ current }) => current)?.file;
  // The dealer reopens a night whose game is won; one undone to its beginning has something to redo.
  const { undo, redo } = again.console;
  if (again.table.game === undefined && undo === undefined && redo === undefined) await again.do({ type: 'openNight', file });
  expect(seen(again)).toEqual(before);
  return again;
}
