import { endedBy as endingOf } from '../../rules/evolve-cards.ts';
import type { Course, GameView, DiskStatus, SeatView, TableView } from '../../../../host/contract/view.ts';
import { begin } from '../../rules/begin.ts';
import { botFace } from '../../rules/bot.ts';
import { decide } from '../../rules/decide.ts';
import { seatsInGame } from '../../rules/seats.ts';
import { standings, winners } from '../../rules/standings.ts';
import { evenly } from '../../../../renderer/room/table/testing/evenly.ts';
import { presentationOf } from '../../rules/judgement.ts';
import type { House } from '../../rules/house.ts';
import type { Command, Event, Opening, State } from '../../rules/types.ts';
import { seededRandom } from '../../../../rulebook/random.ts';
import type { Decision } from '../../../../rulebook/refusal.ts';
import type { Chance } from '../../../../rulebook/rulebook.ts';

/*
 * Views of every phase for tests and screenshots. Every state in them comes out of the rules: games begun, decided and
 * folded, with bots choosing the faces.
 */

export const SHORT_NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'] as const;
export const LONG_NAMES = [
  'Maximiliane-Theodora',
  'Őrsike Fruzsina',
  'Árvíztűrő Ödön',
  'Bartholomäus',
  'Wolfgang Amadeus Mozart',
  'Szűcs-Nagy Krisztián',
  'Eleonóra',
  'Hildegard von Bingen',
  'Zsuzsanna',
  'Kristóf-Benedek',
] as const;

/** The host's time in all these views. */
export const NOW = Date.UTC(2026, 0, 10, 20, 4, 30);

export const seeded = seededRandom;

export interface Play {
  readonly names: readonly string[];
  readonly seed: number;
  readonly house?: Partial<House>;
  /** Cards in the draw deck if it is not whole. */
  readonly deck?: number;
}

/** The states of a game played by bots: after the first deal, then after every round, until it is over. */
export function* playedBy({ names, seed, house = { cards: 'dealt' }, deck }: Play): Generator<State, void> {
  const random = seeded(seed);
  const chance: Chance = { draw: (from) => from[random(from.length)] ?? '??' };
  const players = names.map((name, seat) => ({ id: `p${seat}`, name }));
  let state = reached(begin({ players, house, ...(deck !== undefined && { deck }) }, chance));
  yield state;
  while (state.phase === 'playing') {
    const inGame = seatsInGame(state);
    const table = state;
    const faces = state.seats.map((_, seat) => (inGame.includes(seat) ? botFace(table, inGame, seat, random) : null));
    state = apply(state, { type: 'open', faces }, chance);
    yield state;
  }
}

/** The first state of a game in which `wanted` holds; throws if there is none. */
export function firstState(play: Play, wanted: (state: State) => boolean): State {
  for (const state of playedBy(play)) if (wanted(state)) return state;
  throw new Error(`no state of seed ${play.seed} satisfies the condition`);
}

/** The state in which a game ends. */
export function lastState(play: Play): State {
  return firstState(play, ({ phase }) => phase === 'over');
}

export function apply(state: State, command: Command, chance: Chance): State {
  return reached(decide(state, command, chance));
}

function reached(decided: Decision<State, Event>): State {
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.state;
}

/** An opening worth a picture: cards taken and not taken, and as many outcomes as the number of seats allows. */
export function isLively({ judgement, players }: Opening): boolean {
  const outcomes = new Set([judgement.centre, ...judgement.sides].map(({ outcome }) => outcome));
  return outcomes.has('taken') && outcomes.size >= 2 && presentationOf(judgement).length >= Math.min(3, players.length - 1);
}

export function gameView(state: State, course: Course, more: Partial<GameView> = {}): GameView {
  const endedBy = endingOf(state);
  const kinds = ['pad', 'pad', 'keys', 'die', 'bot'] as const;
  return {
    rulebook: 'hungarian-war',
    state,
    seats: state.seats.map(({ player }, seat): SeatView => {
      const input = kinds[seat % kinds.length] ?? 'pad';
      return { seat, player, flower: seat, input, link: input === 'pad' ? 'live' : 'none', played: state.round };
    }),
    dealer: 1,
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
    course,
    ...(endedBy && { endedBy }),
    round: state.round,
    outcomes: state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length,
    opened: state.round,
    standings: standings(state),
    winners: winners(state),
    series: state.seats.map(({ player }) => ({ player, before: 0, gamesWon: 0 })),
    game: 1,
    ...more,
  };
}

export function tableView(game: GameView | undefined, diskStatus?: DiskStatus): TableView {
  return {
    kind: 'table',
    version: 1,
    now: NOW,
    diskStatus: diskStatus ?? { kind: 'saved', at: NOW - 4_000, flushMs: 3 },
    night: { name: '2026-01-10' },
    ...(game !== undefined && { game }),
  };
}

/** A presentation of which outcome `index` is being shown at `NOW`; -1 while the dice land. */
export function shownAt(state: State, index: number): Course {
  const each = 3_000;
  const outcomes = state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length;
  const begun = NOW - (index + 1.5) * each;
  return { phase: 'shown', step: 9, fingerprint: '7K3M9QXA', ...evenly(begun, outcomes, each) };
}
