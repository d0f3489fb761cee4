import { mostRemarkable, whoseMost, type FeatScale, type KnownFeat } from '../../../rulebook/feats.ts';
import type { Feat } from '../../../rulebook/rulebook.ts';
import type { PlayerId, Seat } from '../../../rulebook/seat.ts';
import { clashes, stolen } from './contests.ts';
import { courseOf, type GameCourse } from './course.ts';
import { comeback, leadChanges } from './lead.ts';
import { takenIn } from './spoils.ts';
import { standings } from './standings.ts';
import type { Opening, State } from './types.ts';

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
} as const satisfies Readonly<Record<string, FeatScale>>;

export type FeatWhat = keyof typeof SCALES;
/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Retelling`. */
export function feats(states: readonly State[]): readonly Feat[] {
  const course = courseOf(states);
  if (course === undefined) return [];
  return mostRemarkable(allFeats(course), SCALES);
}

type Known = KnownFeat<FeatWhat>;

function allFeats(course: GameCourse): readonly Known[] {
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
function most(course: GameCourse, what: FeatWhat, figures: ReadonlyMap<PlayerId, number>): readonly Known[] {
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
