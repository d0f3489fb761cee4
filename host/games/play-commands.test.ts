import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import type { Card } from '../../rulebook/card.ts';
import type { Ask, Question } from '../../rulebook/ask.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import { rulebookOf, RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';
import { isRefused } from './headless.ts';
import { headlessOf, schemaOf } from './index.ts';
import { playCommands } from './play-commands.ts';

interface Answered {
  readonly rounds: readonly Readonly<Record<string, unknown>>[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly ended: boolean;
  readonly waits?: object;
}

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const players = NAMES.map((name) => ({ id: name.toLowerCase(), name }));

/** A game of bots with the commands and cards that replay it, and its state at the end. */
function recorded(id: RulebookId, seed: number, most: number) {
  const [book, random, deck] = [rulebookOf(id), seededRandom(seed), [] as Card[]];
  const chance: Chance = {
    draw(from) {
      const card = from[random(from.length)] ?? '??';
      deck.push(card);
      return card;
    },
  };
  const { house } = schemaOf(id).demo(players);
  const begun = book.begin({ players, house }, chance);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { state } = begun;
  const commands: unknown[] = [];
  const answerTo = (ask: Ask<Question>) => {
    if (ask.kind !== 'sealed') return String(book.bot(state, ask, random, ask.seat ?? 0));
    return { faces: players.map((_, seat) => (ask.seats.includes(seat) ? Number(book.bot(state, ask, random, seat)) : null)) };
  };
  for (let ask = book.next(state); ask !== undefined && commands.length < most; ask = book.next(state)) {
    const given = answerTo(ask);
    const answer =
      typeof given === 'string' ? ({ kind: 'open', given, confirm: true } as const) : ({ kind: 'sealed', ...given } as const);
    const decided = book.decide(state, book.answer(ask.n, answer), chance);
    if (!decided.ok) throw new Error(decided.refusal.code);
    // As a record has it, or as a person types it.
    commands.push(typeof given === 'string' ? { type: 'answer', given, confirm: true } : given);
    ({ state } = decided);
  }
  return { request: { rulebook: id, players, house, deck, commands }, state };
}

function played(id: RulebookId, request: object): Answered {
  const answer = playCommands(id, request, false);
  if (isRefused(answer)) throw new Error(answer.refusal.message);
  return answer as Answered;
}

describe.each(RULEBOOKS.ids)('%s', (id) => {
  const book = rulebookOf(id);

  it.each([1, 2, 3])('replays a game of bots to the same end, seed %d', (seed) => {
    const { request, state } = recorded(id, seed, 2_000);
    const { rounds, scores, winners, ended, waits } = played(id, request);
    expect(scores).toEqual(book.standings(state).map(({ points }) => points));
    expect(winners.map((seat) => players[seat]?.id)).toEqual(book.winners(state));
    expect([rounds.length, ended, waits === undefined]).toEqual([book.round(state), book.over(state), book.over(state)]);
    expect(rounds.at(-1)?.['scores']).toEqual(scores);
  });

  it('ignores what is left over after the end, and says what it waits for before that', () => {
    const { request, state } = recorded(id, 1, 20_000);
    expect(book.over(state)).toBe(true);
    expect(played(id, { ...request, commands: [...request.commands, 'left over'] })).toEqual(played(id, request));
    expect(played(id, { ...request, commands: [] })).toMatchObject({
      rounds: [],
      ended: false,
      waits: expect.anything() as unknown,
    });
  });

  it('has examples of it in the help, each of which is answered', () => {
    const byCommands = (headlessOf(id).examples.play ?? []).map(({ request }) => JSON.parse(request) as object);
    for (const request of byCommands.filter((one) => 'commands' in one)) expect(played(id, request).rounds).not.toEqual([]);
  });
});

const refusalOf = (id: RulebookId, request: object) => {
  const answer = playCommands(id, { players: NAMES, ...request }, false);
  return isRefused(answer) ? answer.refusal : answer;
};

test.each([
  ['war', {}, { message: 'commands: is missing' }],
  ['war', { commands: [], players: ['Anna'] }, { code: 'seats', clause: 'WR-1' }],
  ['war', { commands: [], house: { minutes: -1 } }, { message: expect.stringContaining('house.minutes') as string }],
  ['war', { commands: ['KH', 'Z?'] }, { code: 'no such answer', message: expect.stringContaining('commands[1]') as string }],
  ['war', { commands: [{ type: 'undo' }] }, { message: expect.stringContaining('commands[0].type') as string }],
  ['war', { commands: ['K?', { type: 'answer', n: 0, given: 'Q?' }] }, { code: 'already answered' }],
  [
    'hungarian-war',
    { house: { cards: 'dealt' }, deck: ['KD'], commands: [] },
    { code: 'deck', message: 'deck: card 2 is drawn, and the deck holds 1' },
  ],
  [
    'hungarian-war',
    { house: { cards: 'dealt' }, deck: ['KD', 'KD'], commands: [] },
    { message: 'deck[1]: KD cannot be drawn here' },
  ],
  [
    'hungarian-war',
    { commands: [{ faces: [7, 1, 2, 3] }] },
    { message: expect.stringContaining('commands[0].faces[0]') as string },
  ],
  ['hungarian-war', { commands: [{ faces: [1] }] }, { message: expect.stringContaining('commands[0].faces') as string }],
] as const)('%s: refuses %j, and names the place', (id, request, refusal) => {
  expect(refusalOf(id, request)).toMatchObject(refusal);
});
