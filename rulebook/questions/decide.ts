import type { OpenQuestion } from '../ask.ts';
import { completeHouse, refuseSetup } from '../house.ts';
import { refuse, type Refused } from '../refusal.ts';
import type { Chance, SetupBase } from '../rulebook.ts';
import type { AskedCode, AskedCommand, AskedEvent, AskedGame, AskedPlay, AskedState } from './game.ts';

/** The one event of a command, or why it is refused. */
export type Decided<Play extends AskedPlay, Code extends string> =
  { readonly ok: true; readonly event: AskedEvent<Play['house']> } | Refused<AskedCode | Code>;

/** A game begun; refused are players or house rules that cannot be. */
export function beginAsked<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  setup: SetupBase<Play['house']>,
): Decided<Play, Code> {
  const wrong = refuseSetup(game, setup);
  if (wrong !== undefined) return wrong;
  const house = completeHouse<Play['house']>(game.house, setup.house);
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
): Decided<Play, Code> {
  switch (command.type) {
    case 'answer':
      return answer(game, state, command, chance);
    case 'adjustPoints': {
      const { player, by, reason } = command;
      const seat = state.players.findIndex(({ id }) => id === player);
      if (seat < 0) return refuse('no such player', { player });
      if (!Number.isInteger(by) || by === 0) return refuse('points', { given: by });
      if (reason.trim() === '') return refuse('reason missing');
      return game.refuseAdjust?.(state.play, seat, by) ?? { ok: true, event: { type: 'PointsAdjusted', player, by, reason } };
    }
    case 'timeUp':
      if (game.next(state.play) === undefined) return refuse('game over');
      if (game.timed === undefined || game.timed.timeUp(state.play) === state.play) return refuse('ends by itself');
      return { ok: true, event: { type: 'TimeCalled' } };
    default:
      return command satisfies never;
  }
}

function answer<Play extends AskedPlay, Code extends string>(
  game: AskedGame<Play, Code>,
  { play, asked, players }: AskedState<Play>,
  { n, given, confirm = false }: Extract<AskedCommand, { readonly type: 'answer' }>,
  chance: Chance,
): Decided<Play, Code> {
  const question = game.next(play);
  if (question === undefined) return refuse('game over');
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
