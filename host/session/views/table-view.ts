import type {
  Correction,
  Course,
  GameView,
  DiskStatus,
  Recalled,
  RoomSound,
  SeatView,
  SeriesStanding,
  TableView,
} from '../../contract/view.ts';
import type { PadSource } from '../../sealing/pads/source.ts';
import { afterCount, openAsk } from '../../../rulebook/ask.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { RulebookId } from '../../../rulebook/rulebooks.ts';
import type { FinishedGame } from '../../../rulebook/series.ts';
import { lessonOf } from '../state/lesson.ts';
import { clothView, storyOf } from '../state/story.ts';
import { dealerOf, inputsOf } from '../../record/seating.ts';
import { bookOf, endsAtOf, gameOf, playersOf, stateOf, scoresOf, type TableNow } from '../state/table-now.ts';

/** All that views are made of. The round gives its course and nothing behind it: no face can pass here (Secrecy 1). */
export interface Seen {
  readonly version: number;
  readonly at: number;
  readonly diskStatus: DiskStatus;
  readonly nightName: string;
  readonly sound: RoomSound | undefined;
  readonly now: TableNow;
  readonly course: Course;
  readonly corrections: readonly Correction[];
  readonly recalled: Recalled | undefined;
  readonly pads: ReturnType<PadSource['pads']>;
}

export function tableView(seen: Seen): TableView {
  const game = gameView(seen);
  const { version, at, diskStatus, nightName, sound } = seen;
  const night = { name: nightName };
  return { kind: 'table', version, now: at, diskStatus, night, ...(sound && { sound }), ...(game && { game }), ...clothIn(seen) };
}

function clothIn({ now, course }: Seen): Pick<TableView, 'cloth'> {
  const night = stateOf(now);
  const cloth = night === undefined || course.phase === 'shown' ? undefined : clothView(night, now.begunAt);
  return cloth === undefined ? {} : { cloth };
}

function gameView({ now, course, corrections, recalled, pads }: Seen): GameView | undefined {
  const night = stateOf(now);
  const game = night?.game;
  if (game === undefined) return undefined;
  const book = bookOf(game);
  const players = playersOf(now);
  return {
    rulebook: game.rulebook,
    state: game.state,
    seats: seatViews(now, players, pads),
    dealer: dealerOf(now.seating, players),
    choices: now.seating.choices,
    course,
    ...askIn(now, course),
    round: book.round(game.state),
    opened: night?.experience.rounds ?? 0,
    ...lessonIn(now),
    standings: book.standings(game.state),
    winners: book.winners(game.state),
    ...(book.sides && { sides: book.sides(game.state) }),
    series: seriesStandings(night?.finished ?? [], game.rulebook, players),
    game: game.number,
    ...(corrections.length > 0 && { corrections }),
    ...(recalled && { recalled }),
    ...(course.phase === 'over' && storyIn(now)),
  };
}

function askIn(now: TableNow, course: Course): Pick<GameView, 'ask' | 'endsAt'> {
  const game = gameOf(now);
  const ask = game && openAsk(bookOf(game).next(game.state));
  const endsAt = endsAtOf(now);
  const counted = course.phase === 'asking' && course.counted;
  return { ...(ask && { ask: counted ? afterCount(ask) : ask }), ...(endsAt !== undefined && { endsAt }) };
}

function storyIn({ night, lastAt }: TableNow): Pick<GameView, 'story'> {
  const story = storyOf(night.timeline.done);
  return story === undefined ? {} : { story: { since: lastAt, ...story } };
}

function lessonIn(now: TableNow): Pick<GameView, 'lesson'> {
  const lesson = lessonOf(now);
  return lesson === undefined ? {} : { lesson };
}

function seatViews(now: TableNow, players: readonly Player[], pads: Seen['pads']): readonly SeatView[] {
  const played = stateOf(now)?.experience.played;
  return inputsOf(now.seating, players).map((input, seat) => ({
    seat,
    player: players[seat] ?? { id: '', name: '' },
    played: played?.get(players[seat]?.id ?? '') ?? 0,
    input: input.kind,
    link: input.kind === 'pad' ? (pads.find(({ id }) => id === input.pad)?.link ?? 'lost') : 'none',
  }));
}

/** Everybody who played in a finished game, then the players who are new in this one. */
function seriesStandings(
  finished: readonly FinishedGame[],
  rulebook: RulebookId,
  players: readonly Player[],
): readonly SeriesStanding[] {
  const scores = scoresOf(finished, rulebook);
  const known = new Set(scores.map(({ player }) => player.id));
  return [
    ...scores.map(({ player, points, gamesWon }) => ({ player, before: points, gamesWon })),
    ...players.filter(({ id }) => !known.has(id)).map((player) => ({ player, before: 0, gamesWon: 0 })),
  ];
}
