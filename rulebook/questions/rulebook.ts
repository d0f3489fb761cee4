import type { Asking, Rulebook, Standing } from '../rulebook.ts';
import { beginAsked, decideAsked } from './decide.ts';
import type { AskedGame } from './game.ts';
import type { AskedCode, AskedCommand, AskedEvent, AskedSetup, AskedState } from './types.ts';

type AskedRulebook<Id extends string, House, Play, Code extends string> = Rulebook<
  Id,
  House,
  AskedSetup<House>,
  AskedState<House, Play>,
  AskedCommand,
  AskedEvent<Id, House>,
  AskedCode | Code
>;

/** The rulebook of a game whose course is questions and answers. */
export function askedRulebook<Id extends string, House, Play, Code extends string>(
  game: AskedGame<Id, House, Play, Code>,
): AskedRulebook<Id, House, Play, Code> {
  type State = AskedState<House, Play>;
  const { id, version, seats, house, sides, timed, changes, lesson, spoils, feats } = game;
  const over = ({ play }: State) => game.next(play) === undefined;
  return {
    id,
    version,
    seats,
    house,
    begin: (setup) => beginAsked(game, setup),
    decide: (state, command, chance) => decideAsked(game, state, command, chance),
    evolve: (state, event) => evolveAsked(game, state, event),
    over,
    standings: (state) => standingsAsked(game, state),
    winners: (state) => (over(state) ? game.winners(state.play).flatMap((seat) => state.players[seat]?.id ?? []) : []),
    players: ({ players }) => players,
    ...(sides && {
      sides: ({ play, players }: State) => sides(play).map((seats) => seats.flatMap((seat) => players[seat]?.id ?? [])),
    }),
    round: ({ play }) => game.round(play),
    changes: (from, to) => changes?.(from.play, to.play, to.players) ?? [],
    asking: askingOf(game),
    ...(timed && { timed: { minutes: ({ house }: State) => timed.minutes(house), timeUp: () => ({ type: 'timeUp' as const }) } }),
    ...(lesson && { lesson }),
    ...(spoils && { spoils }),
    ...(feats && { retelling: { standingsThen: (then: State) => standingsAsked(game, then), feats } }),
  };
}

function askingOf<House, Play>({
  next,
  bot,
  tellings,
}: Pick<AskedGame<string, House, Play, string>, 'next' | 'bot' | 'tellings'>): Asking<AskedState<House, Play>, AskedCommand> {
  return {
    next({ play, asked }) {
      const question = next(play);
      return question && { ...question, n: asked };
    },
    answer: (n, given, confirm) => ({ type: 'answer', n, given, ...(confirm && { confirm }) }),
    bot({ play }, random) {
      const question = next(play);
      if (question === undefined) throw new Error('nothing is asked when the game is over');
      return bot(play, question, random);
    },
    tellings: ({ play }) => tellings(play),
  };
}

/** Points in seat order. */
function standingsAsked<Id extends string, House, Play, Code extends string>(
  game: AskedGame<Id, House, Play, Code>,
  { players, play }: AskedState<House, Play>,
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

function evolveAsked<Id extends string, House, Play, Code extends string>(
  game: AskedGame<Id, House, Play, Code>,
  state: AskedState<House, Play> | undefined,
  event: AskedEvent<Id, House>,
): AskedState<House, Play> {
  if (event.type === 'GameBegun') {
    const { players, house } = event;
    return { house, players, asked: 0, play: game.start(players.length, house) };
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
