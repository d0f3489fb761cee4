import type { Ask } from '../ask.ts';
import { recordedHouse } from '../house.ts';
import type { Decision } from '../refusal.ts';
import type { Change, EndedBy, Rulebook, SetupBase, Standing } from '../rulebook.ts';
import { seatsWithMost, type Seat } from '../seat.ts';
import { beginAsked, decideAsked, isOver, type Decided } from './decide.ts';
import type { AskedCode, AskedCommand, AskedEvent, AskedGame, AskedPlay, AskedState } from './game.ts';

interface AskedRulebook<Play extends AskedPlay, Code extends string> extends Rulebook<
  string,
  Play['house'],
  SetupBase<Play['house']>,
  AskedState<Play>,
  AskedCommand,
  AskedEvent,
  AskedCode | Code
> {
  next(state: AskedState<Play>): Ask | undefined;
  bot(state: AskedState<Play>, ask: Ask, random: (below: number) => number): string;
}

/** The rulebook of a game whose questions are all answered in the open. */
export function askedRulebook<Play extends AskedPlay, Code extends string = never>(
  game: AskedGame<Play, Code>,
): AskedRulebook<Play, Code> {
  type State = AskedState<Play>;
  const { id, version, seats, house } = game;
  const over = (state: State) => isOver(game, state);
  return {
    id,
    version,
    seats,
    house,
    houseOf: ({ play }) => play.house,
    dealt: (rules) => game.dealt?.(rules) ?? false,
    faces: [],
    begin: (setup) => reached(game, undefined, beginAsked(game, setup)),
    decide: (state, command, chance) => reached(game, state, decideAsked(game, state, command, chance)),
    evolve: (state, event) => evolveAsked(game, state, event),
    over,
    standings: (state) => standingsAsked(game, state),
    winners: (state) => (over(state) ? winnersAsked(game, state).flatMap((seat) => state.players[seat]?.id ?? []) : []),
    endedBy: (state) => (over(state) ? endedBy(game, state) : undefined),
    players: ({ players }) => players,
    round: ({ play }) => game.round(play),
    changes: (from, to) => [...peopleBetween(game, from, to), ...(game.changes?.(from.play, to.play) ?? [])],
    next(state) {
      const question = over(state) ? undefined : game.next(state.play);
      return question && { ...question, n: state.asked };
    },
    answer(n, answer) {
      if (answer.kind === 'sealed') throw new TypeError('this game seals no faces');
      return { type: 'answer', n, given: answer.given, ...(answer.confirm && { confirm: true }) };
    },
    bot: ({ play }, ask, random) => game.bot(play, ask, random),
    outcomes: ({ play }) => game.outcomes?.(play) ?? Math.min(1, game.round(play)),
    verdicts: () => [],
    ...optionalParts(game),
  };
}

/** A decision with the state that its event leads to. */
function reached<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play> | undefined,
  decided: Decided<Code>,
): Decision<AskedState<Play>, AskedEvent, AskedCode | Code> {
  return decided.ok ? { ok: true, events: [decided.event], state: evolveAsked(game, state, decided.event) } : decided;
}

/** What only some games have: sides, a clock, a lesson, captures, highlights. */
function optionalParts<Play extends AskedPlay, Code extends string>(game: AskedGame<Play, Code>) {
  type State = AskedState<Play>;
  const { sides, timed, lesson, captures, highlights } = game;
  return {
    ...(sides && {
      sides: ({ play, players }: State) => sides(play).map((seats) => seats.flatMap((seat) => players[seat]?.id ?? [])),
    }),
    ...(timed && {
      timed: { minutes: ({ play }: State) => timed.minutes(play.house), timeUp: () => ({ type: 'timeUp' as const }) },
    }),
    ...(lesson && { lesson }),
    ...(captures && { captures }),
    ...(highlights && { review: { standingsThen: (then: State) => standingsAsked(game, then), highlights } }),
  };
}

/** Nobody wins a game that was ended early before anybody had anything; a run-off that was not played to its end is a draw so far. */
function winnersAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  { play, players, gone = [], stopped }: AskedState<Play>,
): readonly Seat[] {
  const points = game.points(play);
  const here = [...players.keys()].filter((seat) => !gone.includes(seat));
  if (stopped && game.earlier?.(play) === undefined && here.every((seat) => (points[seat] ?? 0) <= 0)) return [];
  return game.winners?.(play) ?? seatsWithMost(points, here);
}

function endedBy<Play extends AskedPlay, Code extends string>(
  { timed, endedBy: by }: AskedGame<Play, Code>,
  { play, stopped }: AskedState<Play>,
): EndedBy | undefined {
  const ended = by?.(play);
  return stopped && (timed === undefined || ended === 'time up') ? 'ended early' : ended;
}

/** The players who came or left, went out or came back in. */
function peopleBetween<Play extends AskedPlay, Code extends string>(
  { out }: AskedGame<Play, Code>,
  from: AskedState<Play>,
  to: AskedState<Play>,
): readonly Change[] {
  const [before, after] = [out?.(from.play), out?.(to.play)];
  const isThere = ({ players, gone = [] }: AskedState<Play>, seat: Seat) => seat < players.length && !gone.includes(seat);
  const longer = to.players.length > from.players.length ? to.players : from.players;
  return longer.flatMap((player, seat): readonly Change[] => {
    const becomes = isThere(to, seat) ? 'seated' : 'gone';
    if (isThere(from, seat) !== isThere(to, seat)) return [{ what: 'player', player, becomes }];
    return before?.[seat] === after?.[seat] ? [] : [{ what: 'player', player, becomes: after?.[seat] === true ? 'out' : 'in' }];
  });
}

/** Points in seat order. */
function standingsAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  { players, play, gone = [] }: AskedState<Play>,
): readonly Standing[] {
  const [points, earlier] = [game.points(play), game.earlier?.(play)];
  return players.map((player, seat) => ({
    player,
    seat: gone.includes(seat) ? undefined : seat,
    points: points[seat] ?? 0,
    open: 0,
    ...(earlier && { earlier: earlier[seat] ?? 0 }),
  }));
}

function evolveAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play> | undefined,
  event: AskedEvent,
): AskedState<Play> {
  if (event.type === 'GameBegun') {
    const { players, dealer = 0 } = event;
    const house = recordedHouse<Play['house']>(game.house, event.house);
    const last = event.lastWinners && players.flatMap(({ id }, seat) => (event.lastWinners?.includes(id) ? [seat] : []));
    return { players, asked: 0, play: game.start(players.length, house, last, dealer) };
  }
  if (state === undefined) throw new Error(`${event.type} before the game has begun`);
  const { play, asked, gone = [] } = state;
  switch (event.type) {
    case 'Answered': {
      const question = game.next(play);
      if (question === undefined) throw new Error('an answer after the end of the game');
      const answer = { question, given: event.given, confirm: event.confirmed === true };
      return { ...state, asked: asked + 1, play: game.advance(play, answer, event.drawn ?? []) };
    }
    case 'PointsAdjusted': {
      const seat = state.players.findIndex(({ id }) => id === event.player);
      if (seat < 0) throw new Error(`no such player: ${event.player}`);
      return { ...state, play: game.adjust(play, seat, event.by) };
    }
    case 'SeatLeft':
      return { ...state, gone: [...gone, event.seat], play: game.leave(play, event.seat) };
    case 'SeatJoined': {
      const seat = state.players.findIndex(({ id }) => id === event.player.id);
      if (seat >= 0) return { ...state, gone: gone.filter((other) => other !== seat), play: game.back?.(play, seat) ?? play };
      return { ...state, players: [...state.players, event.player], play: game.join?.(play) ?? play };
    }
    case 'TimeCalled': {
      const stopped = event.early === true || game.timed === undefined;
      return { ...state, play: game.timed?.timeUp(play) ?? play, ...(stopped && { stopped }) };
    }
  }
}
