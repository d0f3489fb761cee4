import type { Ask } from '../ask.ts';
import { recordedHouse } from '../house.ts';
import type { Decision } from '../refusal.ts';
import type { Change, Rulebook, SetupBase, Standing } from '../rulebook.ts';
import { seatsWithMost } from '../seat.ts';
import { beginAsked, decideAsked, type Decided } from './decide.ts';
import type { AskedCode, AskedCommand, AskedEvent, AskedGame, AskedPlay, AskedState } from './game.ts';

interface AskedRulebook<Play extends AskedPlay, Code extends string> extends Rulebook<
  string,
  Play['house'],
  SetupBase<Play['house']>,
  AskedState<Play>,
  AskedCommand,
  AskedEvent<Play['house']>,
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
  const over = ({ play }: State) => game.next(play) === undefined;
  const winners = game.winners ?? ((play: Play) => seatsWithMost(game.points(play)));
  return {
    id,
    version,
    seats,
    house,
    faces: [],
    begin: (setup) => reached(game, undefined, beginAsked(game, setup)),
    decide: (state, command, chance) => reached(game, state, decideAsked(game, state, command, chance)),
    evolve: (state, event) => evolveAsked(game, state, event),
    over,
    standings: (state) => standingsAsked(game, state),
    winners: (state) => (over(state) ? winners(state.play).flatMap((seat) => state.players[seat]?.id ?? []) : []),
    players: ({ players }) => players,
    round: ({ play }) => game.round(play),
    changes: (from, to) => [...outBetween(game, from, to), ...(game.changes?.(from.play, to.play) ?? [])],
    next({ play, asked }) {
      const question = game.next(play);
      return question && { ...question, n: asked };
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
  decided: Decided<Play, Code>,
): Decision<AskedState<Play>, AskedEvent<Play['house']>, AskedCode | Code> {
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

/** The players who went out or came back in. */
function outBetween<Play extends AskedPlay, Code extends string>(
  { out }: AskedGame<Play, Code>,
  from: AskedState<Play>,
  to: AskedState<Play>,
): readonly Change[] {
  if (out === undefined) return [];
  const [before, after] = [out(from.play), out(to.play)];
  return to.players.flatMap((player, seat): readonly Change[] =>
    before[seat] === after[seat] ? [] : [{ what: 'player', player, becomes: after[seat] === true ? 'out' : 'in' }],
  );
}

/** Points in seat order. */
function standingsAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  { players, play }: AskedState<Play>,
): readonly Standing[] {
  const [points, earlier] = [game.points(play), game.earlier?.(play)];
  return players.map((player, seat) => ({
    player,
    seat,
    points: points[seat] ?? 0,
    open: 0,
    ...(earlier && { earlier: earlier[seat] ?? 0 }),
  }));
}

function evolveAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play> | undefined,
  event: AskedEvent<Play['house']>,
): AskedState<Play> {
  if (event.type === 'GameBegun') {
    const { players, dealer = 0 } = event;
    const house = recordedHouse(game.house, event.house);
    const last = event.lastWinners && players.flatMap(({ id }, seat) => (event.lastWinners?.includes(id) ? [seat] : []));
    return { players, asked: 0, play: game.start(players.length, house, last, dealer) };
  }
  if (state === undefined) throw new Error(`${event.type} before the game has begun`);
  const { play, asked } = state;
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
    case 'TimeCalled':
      return { ...state, play: game.timed?.timeUp(play) ?? play };
    default:
      return event satisfies never;
  }
}
