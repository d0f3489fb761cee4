import {
  leadChanges,
  longestRun,
  mostRemarkable,
  whoseMost,
  type HighlightScale,
  type KnownHighlight,
} from '../../../rulebook/highlights.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { Player, PlayerId, Seat } from '../../../rulebook/seat.ts';
import { cardOf, pointsOf } from './cards.ts';
import { cardAt } from './place.ts';
import { standings, standingsThen, takenIn, winners } from './standings.ts';
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
  return now === undefined ? [] : mostRemarkable(allHighlights(states, now), SCALES);
}

type Known = KnownHighlight<HighlightWhat>;

function allHighlights(states: readonly State[], now: State): readonly Known[] {
  const openings = states.flatMap(({ opening }) => opening ?? []);
  const players = standings(now).map(({ player }) => player);
  const most = (what: HighlightWhat, figureOf: (id: PlayerId) => number) =>
    whoseMost(
      what,
      players,
      players.map(({ id }) => figureOf(id)),
    );
  return [
    ...most('blocks', (id) => times(openings, id, blockersIn)),
    ...most('timesOut', (id) => times(openings, id, ({ judgement }) => judgement.eliminated)),
    ...stolen(now, openings),
    ...most('drought', (id) => longestRun(tookByRound(openings, id).map((took) => !took))),
    ...most('streak', (id) => longestRun(tookByRound(openings, id))),
    ...clashes(openings),
    // HW-21: while a card taken has no name, every figure of points can still change.
    ...(openings.flatMap(takenIn).every(({ card }) => worth(now, card) !== undefined) ? ofPoints(states, now, players) : []),
  ];
}

/** HW-18: how often the sole leader changed, and how far behind the only winner once was. */
function ofPoints(states: readonly State[], now: State, players: readonly Player[]): readonly Known[] {
  const rounds = states.map((then) => new Map(standingsThen(then, now).map(({ player, points }) => [player.id, points])));
  const leaders = leadChanges(rounds.map(soleLeader));
  const changes: Known = { what: 'leadChanges', players: [], figure: leaders };
  const [winner, ...others] = winners(now);
  if (winner === undefined || others.length > 0) return [changes];
  const behind = rounds.map((points) => Math.max(...points.values()) - (points.get(winner) ?? 0));
  return [changes, { what: 'comeback', players: players.filter(({ id }) => id === winner), figure: Math.max(...behind) }];
}

function soleLeader(scores: ReadonlyMap<PlayerId, number>): PlayerId | undefined {
  const most = Math.max(...scores.values());
  const leaders = [...scores].filter(([, points]) => points === most);
  return leaders.length === 1 ? leaders[0]?.[0] : undefined;
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
    .map((opening) => takenIn(opening).some(({ player }) => player.id === id));
}

/** HW-9: the biggest card that a block took from under a taker. Silent where a card without a name may have been bigger. */
function stolen(now: State, openings: readonly Opening[]): readonly Known[] {
  const thefts = openings.flatMap(({ judgement, table, players }) =>
    judgement.sides.flatMap(({ reason, takers, blockers }, side) => {
      const id = cardAt(table, side);
      if (reason !== 'blocker wins' || id === null) return [];
      return [{ id, figure: worth(now, id), players: named(players, blockers), from: named(players, takers) }];
    }),
  );
  if (thefts.some(({ figure }) => figure === undefined)) return [];
  const biggest = Math.max(...thefts.map(({ figure }) => figure ?? 0));
  const found = thefts.filter(({ figure }) => figure === biggest);
  const [theft] = found;
  // Of several equally big ones none is the biggest.
  if (theft === undefined || found.length > 1) return [];
  return [{ what: 'stolen', players: theft.players, figure: biggest, card: cardOf(now, theft.id), from: theft.from }];
}

/** HW-9, HW-13: the two who went for the same card most often, so that nobody got it. */
function clashes(openings: readonly Opening[]): readonly Known[] {
  const pairs = new Map<string, { readonly players: readonly Player[]; figure: number }>();
  for (const opening of openings)
    for (const takers of quarrels(opening))
      for (const pair of pairsOf(named(opening.players, takers))) {
        const key = pair
          .map(({ id }) => id)
          .sort()
          .join('\n');
        const known = pairs.get(key) ?? { players: pair, figure: 0 };
        known.figure += 1;
        pairs.set(key, known);
      }
  const figure = Math.max(...[...pairs.values()].map((pair) => pair.figure));
  const found = [...pairs.values()].filter((pair) => pair.figure === figure);
  return found.length === 1 ? found.map(({ players }) => ({ what: 'clashes' as const, players, figure })) : [];
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
