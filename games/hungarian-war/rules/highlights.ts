import {
  comebackIn,
  leadChangesIn,
  longestRun,
  mostRemarkable,
  NOTHING_REMARKABLE,
  type FigureOfSome,
  type HighlightScale,
} from '../../../rulebook/highlights.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { Player, PlayerId, Seat } from '../../../rulebook/seat.ts';
import { cardOf, pointsOf } from './cards.ts';
import { cardAt } from './place.ts';
import { standings, standingsThen, winners } from './standings.ts';
import type { CardId, Opening, State } from './types.ts';

/** `rare`: as in one of ten games of five bots. */
const SCALES = {
  blocks: { rare: 9, least: 2 },
  timesOut: { rare: 8, least: 2 },
  stolen: { rare: 12, least: 9 },
  drought: { rare: 21, least: 4 },
  streak: { rare: 6, least: 3 },
  clashes: { rare: 6, least: 2 },
  leadChanges: { rare: 5, least: 3 },
  comeback: { rare: 28, least: 8 },
} as const satisfies Readonly<Record<string, HighlightScale>>;

export type HighlightWhat = keyof typeof SCALES;

/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Review`. */
export function highlights(states: readonly State[]): readonly Highlight[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  const players = standings(now).map(({ player }) => player);
  const openings = states.flatMap(({ opening }) => opening ?? []);
  const each = (figureOf: (id: PlayerId) => number) => players.map(({ id }) => figureOf(id));
  // HW-21: while a card taken has no name, every figure of points can still change.
  const isCertain = openings.flatMap(({ taken }) => taken).every(({ card }) => worth(now, card) !== undefined);
  return mostRemarkable(SCALES, players, {
    blocks: each((id) => times(openings, id, blockersIn)),
    timesOut: each((id) => times(openings, id, ({ judgement }) => judgement.eliminated)),
    stolen: stolen(now, openings),
    drought: each((id) => longestRun(tookByRound(openings, id).map((took) => !took))),
    streak: each((id) => longestRun(tookByRound(openings, id))),
    clashes: clashes(openings),
    ...(isCertain ? ofPoints(states, now, players) : { leadChanges: NOTHING_REMARKABLE, comeback: NOTHING_REMARKABLE }),
  });
}

/** HW-18: how often the sole leader changed, and how far behind the only winner once was. */
function ofPoints(states: readonly State[], now: State, players: readonly Player[]) {
  const pointsThen = states.map((then) => {
    const points = new Map(standingsThen(then, now).map((standing) => [standing.player.id, standing.points]));
    return players.map(({ id }) => points.get(id) ?? 0);
  });
  const won = winners(now).map((winner) => players.findIndex(({ id }) => id === winner));
  return { leadChanges: leadChangesIn(pointsThen), comeback: comebackIn(pointsThen, won, players) };
}

/** What a card brings by the name it has now; undefined while it has none. */
function worth(now: State, id: CardId): number | undefined {
  return pointsOf(cardOf(now, id), now.house);
}

/** HW-9, HW-12: whose block got the card, or put a taker out. */
function blockersIn({ judgement: { sides, centre } }: Opening): readonly Seat[] {
  const won = sides.flatMap(({ reason, blockers }) => (reason === 'blocker wins' ? blockers : []));
  return centre.reason === 'block stands, takers out' ? [...won, ...centre.blockers] : won;
}

function times(openings: readonly Opening[], id: PlayerId, who: (opening: Opening) => readonly Seat[]): number {
  return openings.flatMap((opening) => named(opening.players, who(opening))).filter((player) => player.id === id).length;
}

/** For each round in which the player sat at the table, whether a card was taken. */
function tookByRound(openings: readonly Opening[], id: PlayerId): readonly boolean[] {
  return openings
    .filter(({ players }) => players.some((player) => player.id === id))
    .map(({ taken }) => taken.some(({ player }) => player.id === id));
}

/** HW-9: the biggest card that a block took from under a taker. Silent where a card without a name may have been bigger. */
function stolen(now: State, openings: readonly Opening[]): FigureOfSome {
  const thefts = openings.flatMap(({ judgement, table, players }) =>
    judgement.sides.flatMap(({ reason, takers, blockers }, side) => {
      const id = cardAt(table, side);
      if (reason !== 'blocker wins' || id === null) return [];
      return [{ id, figure: worth(now, id), players: named(players, blockers), from: named(players, takers) }];
    }),
  );
  if (thefts.some(({ figure }) => figure === undefined)) return NOTHING_REMARKABLE;
  const [theft, second] = thefts.toSorted((one, other) => (other.figure ?? 0) - (one.figure ?? 0));
  // Of several equally big ones none is the biggest.
  if (theft?.figure === undefined || theft.figure === second?.figure) return NOTHING_REMARKABLE;
  const { players, figure, from } = theft;
  return { players, figure, card: cardOf(now, theft.id), from };
}

/** HW-9, HW-13: the two who went for the same card most often, so that nobody got it. */
function clashes(openings: readonly Opening[]): FigureOfSome {
  const pairs = new Map<string, FigureOfSome>();
  for (const pair of openings.flatMap((opening) =>
    quarrels(opening).flatMap((takers) => pairsOf(named(opening.players, takers))),
  )) {
    const ids = pair.map(({ id }) => id).sort();
    const { players, figure } = pairs.get(ids.join('\n')) ?? { players: pair, figure: 0 };
    pairs.set(ids.join('\n'), { players, figure: figure + 1 });
  }
  const [most, second] = [...pairs.values()].sort((one, other) => other.figure - one.figure);
  return most === undefined || most.figure === second?.figure ? NOTHING_REMARKABLE : most;
}

function quarrels({ judgement: { sides, centre } }: Opening): readonly (readonly Seat[])[] {
  const cards = sides.filter(({ reason }) => reason === 'two takers').map(({ takers }) => takers);
  return centre.reason === 'several takers' ? [...cards, centre.takers] : cards;
}

function pairsOf(players: readonly Player[]): readonly (readonly Player[])[] {
  return players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other]));
}

function named(players: readonly Player[], seats: readonly Seat[]): readonly Player[] {
  return seats.flatMap((seat) => players[seat] ?? []);
}
