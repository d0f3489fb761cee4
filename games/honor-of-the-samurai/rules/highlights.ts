import type { AskedState } from '../../../rulebook/questions/types.ts';
import { longestRun, mostRemarkable, whoseMost, type HighlightScale, type KnownHighlight } from '../../../rulebook/highlights.ts';
import type { Highlight, Captures, Capture } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { House } from './house.ts';
import type { Fought, HandReport, Play } from './play.ts';

type State = AskedState<House, Play>;

/** `rare`: as in one of ten games of four bots. */
const SCALES = {
  battle: { rare: 4, least: 3 },
  total: { rare: 35, least: 30 },
  streak: { rare: 2, least: 2 },
  redrawn: { rare: 4, least: 4 },
  jokers: { rare: 2, least: 2 },
  given: { rare: 4, least: 3 },
} as const satisfies Readonly<Record<string, HighlightScale>>;

export type HighlightWhat = keyof typeof SCALES;
export const HIGHLIGHTS = Object.keys(SCALES) as readonly HighlightWhat[];
type Known = KnownHighlight<HighlightWhat>;

/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Review`. */
export function highlights(states: readonly State[]): readonly Highlight[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  const battles = states.flatMap(({ play }, i) => (play.last && play.battles !== states[i - 1]?.play.battles ? [play.last] : []));
  return mostRemarkable(allHighlights(now, battles), SCALES);
}

function allHighlights(now: State, battles: readonly Fought[]): readonly Known[] {
  const hands = [...battles.flatMap((battle) => battle.hands), ...now.play.hands];
  const seats = now.players.map((_, seat) => seat);
  const best = (of: (battle: Fought, seat: Seat) => number) =>
    seats.map((seat) => Math.max(0, ...battles.map((battle) => of(battle, seat))));
  const often = (of: (battle: Fought) => readonly Seat[]) =>
    seats.map((seat) => battles.filter((battle) => of(battle).includes(seat)).length);
  return [
    ...most(
      now,
      'battle',
      best(({ outcome }, seat) => (outcome.winner === seat ? outcome.heads : 0)),
    ),
    ...most(
      now,
      'total',
      best(({ outcome }, seat) => outcome.totals[seat] ?? 0),
    ),
    ...most(
      now,
      'streak',
      seats.map((seat) => longestRun(battles.map(({ outcome }) => outcome.winner === seat))),
    ),
    ...most(
      now,
      'redrawn',
      seats.map((seat) => hands.filter((hand) => hand.seat === seat && hand.redrawn).length),
    ),
    ...most(
      now,
      'jokers',
      often(({ outcome }) => outcome.jokers),
    ),
    ...most(
      now,
      'given',
      seats.map((seat) => givenBy(seat, hands)),
    ),
  ];
}

function most({ players }: State, what: HighlightWhat, figures: readonly number[]): readonly Known[] {
  return whoseMost(what, players, figures);
}

/** Disgraces that a seat's Jokers brought the others. */
function givenBy(seat: Seat, hands: readonly HandReport[]): number {
  const others = hands.flatMap((hand) => (hand.seat === seat ? hand.disgraces.filter((_, other) => other !== seat) : []));
  return others.reduce((sum, count) => sum + count, 0);
}

/** A battle holds fewer face cards than this, so that no two cards of a game have one number. */
const IN_A_BATTLE = 100;

/** HS-4: every head is a card that was taken, and each counts one. */
export const captures: Captures<AskedState<House, Play>> = {
  taken: (from, to) => (to.play.battles > from.play.battles ? takenIn(to) : []),
  points: () => 1,
};

function takenIn({ players, play }: AskedState<House, Play>): readonly Capture[] {
  const { winner, heads } = play.last?.outcome ?? { winner: null, heads: 0 };
  const player = winner === null ? undefined : players[winner];
  if (winner === null || player === undefined) return [];
  return Array.from({ length: heads }, (_, i) => ({ player, seat: winner, card: play.battles * IN_A_BATTLE + i }));
}
