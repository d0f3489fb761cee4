import type {
  Correction,
  Course,
  GameView,
  DiskStatus,
  Recalled,
  RoomSettings,
  SeatView,
  SeriesStanding,
  TableView,
} from '../../contract/view.ts';
import type { HallClock } from '../../contract/hall-clock.ts';
import type { JoiningView, PhoneView } from '../../contract/phones.ts';
import type { ClothView, StoryView } from '../../contract/story.ts';
import type { PadSource } from '../../sealing/pads/source.ts';
import { afterCount, openAsk, type Ask } from '../../../rulebook/ask.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { RulebookId } from '../../../rulebook/rulebooks.ts';
import type { FinishedGame, NightGame } from '../../../rulebook/series.ts';
import { lessonOf, bookOf, playersOf, stateOf, scoresOf, type TableNow, type TableState } from '../state/table-now.ts';
import { clothView, storyOf } from '../state/story.ts';

/** Everything that views are made from. Of the round it holds only the course, so no face can get into a view (Secrecy 1). */
export interface Seen {
  readonly version: number;
  readonly at: number;
  readonly diskStatus: DiskStatus;
  readonly nightName: string;
  readonly room: RoomSettings;
  readonly now: TableNow;
  readonly state: TableState;
  /** Host time in ms since 1970: since when the state is the present one, and when a game by the clock ends. */
  readonly adoptedAt: number;
  readonly endsAt: number | undefined;
  readonly course: Course;
  readonly corrections: readonly Correction[];
  readonly recalled: Recalled | undefined;
  readonly pads: ReturnType<PadSource['pads']>;
  readonly phones: readonly Pick<PhoneView, 'id' | 'link'>[];
  readonly joining: JoiningView | undefined;
  readonly hallClock: HallClock | undefined;
}

export function tableView(seen: Seen): TableView {
  const { version, at: now, diskStatus, nightName, room, hallClock } = seen;
  const night = { name: nightName };
  const [game, cloth] = [gameView(seen), clothIn(seen)];
  const joining = seen.joining?.joining === 'closed' && game !== undefined ? undefined : seen.joining;
  return defined({ kind: 'table' as const, version, now, diskStatus, night, ...room, game, cloth, joining, hallClock });
}

function clothIn({ now, course }: Seen): ClothView | undefined {
  const night = stateOf(now);
  return night === undefined || course.phase === 'shown' ? undefined : clothView(night, now.begunAt);
}

function gameView({ now, state, course, corrections, recalled, pads, phones, adoptedAt, endsAt }: Seen): GameView | undefined {
  const night = stateOf(now);
  const game = night?.game;
  if (game === undefined) return undefined;
  const book = bookOf(game);
  const players = playersOf(now);
  return {
    rulebook: game.rulebook,
    state: game.state,
    seats: seatViews(now, state, [...pads, ...phones]),
    dealer: state.dealer,
    choices: state.choices,
    course,
    round: state.round,
    outcomes: state.outcomes,
    opened: night?.experience.rounds ?? 0,
    standings: book.standings(game.state),
    winners: book.winners(game.state),
    series: seriesStandings(night?.finished ?? [], game.rulebook, players),
    game: game.number,
    ...defined({
      ask: askIn(game, course),
      endsAt,
      lesson: lessonOf(now),
      sides: book.sides?.(game.state),
      endedBy: book.endedBy?.(game.state),
      corrections: corrections.length > 0 ? corrections : undefined,
      recalled,
      story: course.phase === 'over' ? storyIn(now, adoptedAt) : undefined,
    }),
  };
}

function askIn(game: NightGame, course: Course): Ask | undefined {
  const ask = openAsk(bookOf(game).next(game.state));
  return ask !== undefined && course.phase === 'asking' && course.counted ? afterCount(ask) : ask;
}

function storyIn({ night }: TableNow, since: number): StoryView | undefined {
  const story = storyOf(night.timeline.done);
  return story && { since, ...story };
}

function seatViews(now: TableNow, { inputs }: TableState, devices: Seen['phones']): readonly SeatView[] {
  const { experience, flowers } = stateOf(now) ?? {};
  const players = playersOf(now);
  return inputs.map((input, seat) => ({
    seat,
    player: players[seat] ?? { id: '', name: '' },
    played: experience?.played.get(players[seat]?.id ?? '') ?? 0,
    flower: flowers?.get(players[seat]?.id ?? '') ?? seat,
    input: input.kind,
    link: input.kind === 'pad' ? (devices.find(({ id }) => id === input.pad)?.link ?? 'lost') : 'none',
  }));
}

/** Everyone who played in a finished game, then the players who are new in this one. */
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

type Defined<Parts> = {
  [Key in keyof Parts as undefined extends Parts[Key] ? never : Key]: Parts[Key];
} & {
  [Key in keyof Parts as undefined extends Parts[Key] ? Key : never]?: Exclude<Parts[Key], undefined>;
};

/** The parts that are not undefined. */
export function defined<Parts extends object>(parts: Parts): Defined<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Defined<Parts>;
}
