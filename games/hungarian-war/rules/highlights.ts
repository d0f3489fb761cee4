import { mostRemarkable, whoseMost, type HighlightScale, type KnownHighlight } from '../../../rulebook/highlights.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { PlayerId, Seat, Player } from '../../../rulebook/seat.ts';
import { courseOf, type GameCourse, comeback, leadChanges, worth } from './course.ts';
import { takenIn, standings } from './standings.ts';
import type { Opening, State } from './types.ts';
import { cardOf } from './cards.ts';
import { cardAt } from './place.ts';

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
  const course = courseOf(states);
  if (course === undefined) return [];
  return mostRemarkable(allHighlights(course), SCALES);
}

type Known = KnownHighlight<HighlightWhat>;

function allHighlights(course: GameCourse): readonly Known[] {
  const { openings } = course;
  return [
    ...most(course, 'blocks', count(openings, blockersIn)),
    ...most(
      course,
      'timesOut',
      count(openings, ({ judgement }) => judgement.eliminated),
    ),
    ...stolen(course),
    ...most(course, 'drought', longest(openings, false)),
    ...most(course, 'streak', longest(openings, true)),
    ...clashes(course),
    ...leadChanges(course),
    ...comeback(course),
  ];
}

/** Whoever has the highest figure, in the order of the standings. */
function most(course: GameCourse, what: HighlightWhat, figures: ReadonlyMap<PlayerId, number>): readonly Known[] {
  const players = standings(course.now)
    .map(({ player }) => player)
    .filter(({ id }) => figures.has(id));
  const theirs = players.map(({ id }) => figures.get(id) ?? 0);
  return whoseMost(what, players, theirs);
}

/** HW-9, HW-12: whose block got the card, or put a taker out. */
function blockersIn({ judgement: { sides, centre } }: Opening): readonly Seat[] {
  const won = sides.flatMap(({ reason, blockers }) => (reason === 'blocker wins' ? blockers : []));
  return centre.reason === 'block stands, takers out' ? [...won, ...centre.blockers] : won;
}

function count(openings: readonly Opening[], who: (opening: Opening) => readonly Seat[]): ReadonlyMap<PlayerId, number> {
  const figures = new Map<PlayerId, number>();
  for (const opening of openings)
    for (const seat of who(opening)) {
      const player = opening.players[seat];
      if (player !== undefined) figures.set(player.id, (figures.get(player.id) ?? 0) + 1);
    }
  return figures;
}

/** The longest run of rounds in which a player took a card, or took none; rounds before joining and after leaving are in none. */
function longest(openings: readonly Opening[], took: boolean): ReadonlyMap<PlayerId, number> {
  const longest = new Map<PlayerId, number>();
  const running = new Map<PlayerId, number>();
  for (const opening of openings) {
    const takers = new Set(takenIn(opening).map(({ player }) => player.id));
    for (const { id } of opening.players) {
      const run = takers.has(id) === took ? (running.get(id) ?? 0) + 1 : 0;
      running.set(id, run);
      longest.set(id, Math.max(run, longest.get(id) ?? 0));
    }
  }
  return longest;
}

/** HW-9: the biggest card that a block took from under a taker. Silent where a card without a name may have been bigger. */
export function stolen({ now, openings }: GameCourse): readonly (Highlight & { readonly what: 'stolen' })[] {
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
export function clashes({ openings }: GameCourse): readonly (Highlight & { readonly what: 'clashes' })[] {
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
  return found.length === 1 ? found.map(({ players }) => ({ what: 'clashes', players, figure })) : [];
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
