import type { AskedState } from '../asked/types.ts';
import type { Feat } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { House } from './house.ts';
import type { Fought, HandTold, Play } from './play.ts';

type State = AskedState<House, Play>;

/**
 * What each figure comes to in one of ten games of four bots: the further above it, the more remarkable. Nothing below
 * `least` is worth a word.
 */
const SCALES = {
  battle: { rare: 6, least: 3 },
  total: { rare: 35, least: 30 },
  streak: { rare: 3, least: 2 },
  redrawn: { rare: 3, least: 2 },
  jokers: { rare: 2, least: 2 },
  given: { rare: 6, least: 3 },
} as const;

export type FeatWhat = keyof typeof SCALES;
export const FEATS = Object.keys(SCALES) as readonly FeatWhat[];
type Known = Feat & { readonly what: FeatWhat };

const MOST_FEATS = 3;
/** What more than two have done is no feat. */
const MOST_SHARING = 2;

/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Retelling`. */
export function feats(states: readonly State[]): readonly Feat[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  const battles = states.flatMap(({ play }, i) => (play.last && play.battles !== states[i - 1]?.play.battles ? [play.last] : []));
  return allFeats(now, battles)
    .filter(({ what, figure }) => figure >= SCALES[what].least)
    .sort((a, b) => b.figure / SCALES[b.what].rare - a.figure / SCALES[a.what].rare)
    .slice(0, MOST_FEATS);
}

function allFeats(now: State, battles: readonly Fought[]): readonly Known[] {
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
      seats.map((seat) => longestRun(battles, seat)),
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

/** Whoever has the highest figure, in seat order; nobody where too many share it. */
function most({ players }: State, what: FeatWhat, figures: readonly number[]): readonly Known[] {
  const figure = Math.max(...figures);
  const whose = players.filter((_, seat) => figures[seat] === figure);
  return whose.length > MOST_SHARING ? [] : [{ what, players: whose, figure }];
}

/** Battles won one after the other. */
function longestRun(battles: readonly Fought[], seat: Seat): number {
  let [run, longest] = [0, 0];
  for (const { outcome } of battles) {
    run = outcome.winner === seat ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Disgraces that a seat's Jokers brought the others. */
function givenBy(seat: Seat, hands: readonly HandTold[]): number {
  const others = hands.flatMap((hand) => (hand.seat === seat ? hand.disgraces.filter((_, other) => other !== seat) : []));
  return others.reduce((sum, count) => sum + count, 0);
}
