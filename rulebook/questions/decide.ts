import type { OpenQuestion } from '../ask.ts';
import { completeHouse, refuseSetup } from '../house.ts';
import { refuse, type Refused } from '../refusal.ts';
import type { Chance, SetupBase } from '../rulebook.ts';
import type { Player, Seat } from '../seat.ts';
import type { AskedCode, AskedCommand, AskedEvent, AskedGame, AskedPlay, AskedState } from './game.ts';

/** The one event of a command, or why it is refused. */
export type Decided<Code extends string> = { readonly ok: true; readonly event: AskedEvent } | Refused<AskedCode | Code>;

/** A game begun; refused are players or house rules that cannot be. */
export function beginAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  setup: SetupBase<Play['house']>,
): Decided<Code> {
  const wrong = refuseSetup(game, setup);
  if (wrong !== undefined) return wrong;
  const chosen = completeHouse<Play['house']>(game.house, setup.house);
  const house = game.settled?.(chosen) ?? chosen;
  const refused = game.refuseHouse?.(house, setup.players.length);
  if (refused !== undefined) return refused;
  const { id: rulebook, version } = game;
  const { players, lastWinners = [], dealer = 0 } = setup;
  const last = game.followsOn?.(house) === true && { lastWinners };
  const deals = game.dealerCounts && { dealer };
  return { ok: true, event: { type: 'GameBegun', rulebook, version, house, players, ...last, ...deals } };
}

/** The event of a command, or why it is refused. */
export function decideAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play>,
  command: AskedCommand,
  chance: Chance,
): Decided<Code> {
  switch (command.type) {
    case 'answer':
      return answer(game, state, command, chance);
    case 'adjustPoints': {
      const { player, by, reason } = command;
      const seat = state.players.findIndex(({ id }) => id === player);
      if (seat < 0) return refuse('no such player', { player });
      if (!Number.isInteger(by) || by === 0) return refuse('points', { given: by });
      return game.refuseAdjust?.(state.play, seat, by) ?? { ok: true, event: { type: 'PointsAdjusted', player, by, reason } };
    }
    case 'leave':
      return leave(game, state, command.seat);
    case 'join':
      return join(game, state, command.player);
    case 'timeUp':
      if (isOver(game, state)) return refuse('game over');
      if (game.timed?.timeUp(state.play) === state.play) return refuse('is ending');
      return { ok: true, event: { type: 'TimeCalled', ...(command.early && { early: true as const }) } };
  }
}

/** A game that was ended early is over, unless it finishes what is under way first. */
export function isOver<Play extends AskedPlay, Code extends string>(
  { next, timed }: Pick<AskedGame<Play, Code>, 'next' | 'timed'>,
  { play, stopped }: AskedState<Play>,
): boolean {
  return (stopped === true && timed === undefined) || next(play) === undefined;
}

function leave<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play>,
  seat: Seat,
): Decided<Code> {
  const { players, gone = [], play } = state;
  if (isOver(game, state)) return refuse('game over');
  if (players[seat] === undefined || gone.includes(seat)) return refuse('no such player', { player: seat });
  const least = game.least?.(play) ?? game.seats.least;
  if (players.length - gone.length <= least) return refuse('too few seats', { least }, game.clause);
  return { ok: true, event: { type: 'SeatLeft', seat } };
}

function join<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play>,
  player: Player,
): Decided<Code> {
  const { players, gone = [] } = state;
  const { id, name } = player;
  const seat = players.findIndex((other) => other.id === id);
  if (isOver(game, state)) return refuse('game over');
  if (seat >= 0 && !gone.includes(seat)) return refuse('same player twice', { name });
  if ((seat < 0 ? game.join : game.back) === undefined) return refuse('next game', { name }, game.clause);
  const { most } = game.seats;
  if (seat < 0 && players.length >= most) return refuse('table full', { most }, game.clause);
  return { ok: true, event: { type: 'SeatJoined', player } };
}

function answer<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  state: AskedState<Play>,
  { n, given, confirm = false }: Extract<AskedCommand, { readonly type: 'answer' }>,
  chance: Chance,
): Decided<Code> {
  const { play, asked, players } = state;
  const question = game.next(play);
  if (question === undefined || isOver(game, state)) return refuse('game over');
  if (n !== asked) return refuse('already answered', { n, now: asked });
  if (!answers(question, given, (text) => game.isCard(text))) return refuse('no such answer', { given });
  const refused = game.refuse?.(play, { question, given, confirm }, players);
  if (refused !== undefined) return refused;
  const drawn = game.draws?.(play, { question, given, confirm }, (from) => chance.draw(from)) ?? [];
  const confirmed = confirm && { confirmed: true as const };
  return { ok: true, event: { type: 'Answered', given, ...confirmed, ...(drawn.length > 0 && { drawn }) } };
}

function answers(question: OpenQuestion, given: string, isCard: (text: string) => boolean): boolean {
  if (question.options.some(({ value }) => value === given)) return true;
  return question.kind === 'card' && isCard(given) && (question.rankOnly === true || !given.endsWith('?'));
}
