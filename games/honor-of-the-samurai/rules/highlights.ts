import { highlightsBy, longestRun, type HighlightScale } from '../../../rulebook/highlights.ts';
import type { Captures } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Fought, HandReport, State } from './play.ts';

/** `rare`: as in one of ten games of four bots. */
const SCALES = {
  battle: { rare: 5, least: 3 },
  total: { rare: 37, least: 30 },
  streak: { rare: 3, least: 2 },
  redrawn: { rare: 24, least: 4 },
  jokers: { rare: 3, least: 2 },
  given: { rare: 18, least: 3 },
} as const satisfies Readonly<Record<string, HighlightScale>>;
export type HighlightWhat = keyof typeof SCALES;

export const highlights = highlightsBy(SCALES, (now: State, states) => {
  const battles = states.flatMap(({ play }, i) => (play.last && play.battles !== states[i - 1]?.play.battles ? [play.last] : []));
  const hands = [...battles.flatMap((battle) => battle.hands), ...now.play.unfought, ...now.play.hands];
  const seats = [...now.players.keys()];
  const best = (of: (battle: Fought, seat: Seat) => number) =>
    seats.map((seat) => Math.max(0, ...battles.map((battle) => of(battle, seat))));
  return {
    battle: best(({ outcome }, seat) => (outcome.winner === seat ? outcome.heads : 0)),
    total: best(({ outcome }, seat) => outcome.totals[seat] ?? 0),
    streak: seats.map((seat) => longestRun(battles.map(({ outcome }) => outcome.winner === seat))),
    redrawn: seats.map((seat) => hands.filter((hand) => hand.seat === seat && hand.redrawn).length),
    jokers: seats.map((seat) => battles.filter(({ outcome }) => outcome.jokers.includes(seat)).length),
    given: seats.map((seat) => givenBy(seat, hands)),
  };
});

function givenBy(seat: Seat, hands: readonly HandReport[]): number {
  const others = hands.flatMap((hand) => (hand.seat === seat ? hand.disgraces.filter((_, other) => other !== seat) : []));
  return others.reduce((sum, count) => sum + count, 0);
}

/** A battle holds fewer face cards than this, so that no two cards of a game have one number. */
const IN_A_BATTLE = 100;

/** HS-4: every head is a card that was taken, and each counts one. */
export const captures: Captures<State> = {
  taken({ play: from }, { play, players }) {
    const { winner, heads } = play.last?.outcome ?? { winner: null, heads: 0 };
    const player = winner === null ? undefined : players[winner];
    if (play.battles <= from.battles || winner === null || player === undefined) return [];
    return Array.from({ length: heads }, (_, i) => ({ player, seat: winner, card: play.battles * IN_A_BATTLE + i }));
  },
  points: () => 1,
};
