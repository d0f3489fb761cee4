import { openAsk } from './ask.ts';
import type { Change, Effect, Rulebook, Standing } from './rulebook.ts';
import { rulebookOf } from './rulebooks.ts';
import { winTogether, type Player, type PlayerId } from './seat.ts';
import type { NightState } from './series.ts';

/**
 * What changes between two states of a night: of the game, or, where a game begins or its beginning is taken back, which
 * game lies on the table (its round is 0 and no points are listed).
 */
export function effectBetween(from: NightState | undefined, to: NightState | undefined): Effect {
  const round = roundBetween(from, to);
  if (from?.game === undefined || to?.game === undefined || from.game.number !== to.game.number)
    return { round, points: [], changes: from?.game === to?.game ? [] : [{ what: 'game', to: to?.game?.number ?? 0 }] };
  const [before, after] = [from.game.state, to.game.state];
  const book = rulebookOf(to.game.rulebook);
  return {
    round,
    points: pointsBetween(book.standings(before), book.standings(after)),
    changes: [...answerBetween(book, before, after), ...endingBetween(book, before, after), ...book.changes(before, after)],
  };
}

/**
 * The round that the step between two states belongs to; 0 where a game begins or its beginning is taken back. While questions
 * are answered one by one, it is the round they lead to.
 */
export function roundBetween(from: NightState | undefined, to: NightState | undefined): number {
  if (from?.game === undefined || to?.game === undefined || from.game.number !== to.game.number) return 0;
  const book = rulebookOf(to.game.rulebook);
  const states = [from.game.state, to.game.state];
  const rounds = states.map((state) => book.round(state));
  const answering = states.some((state) => openAsk(book.next(state)) !== undefined);
  return answering ? Math.min(...rounds) + 1 : Math.max(...rounds);
}

/** The players whose points have changed, in the order of the later standings; a player who is missing in one of them counts as 0. */
export function pointsBetween(before: readonly Standing[], after: readonly Standing[]): Effect['points'] {
  const change = new Map<PlayerId, { player: Player; from: number; to: number }>();
  for (const { player, points } of after) change.set(player.id, { player, from: 0, to: points });
  for (const { player, points } of before) {
    const to = change.get(player.id)?.to ?? 0;
    change.set(player.id, { player, from: points, to });
  }
  return [...change.values()].filter(({ from, to }) => from !== to);
}

/** In a round between two states of a night: the cards that were taken and whose points are still open. */
export function unnamedBetween(from: NightState | undefined, to: NightState | undefined): readonly Change[] {
  const [before = 0, after = 0] = [from, to].map((night) => standingsIn(night).reduce((sum, { open }) => sum + open, 0));
  return after > before ? [{ what: 'unnamed', cards: after - before }] : [];
}

function standingsIn(night: NightState | undefined): readonly Standing[] {
  return night?.game === undefined ? [] : rulebookOf(night.game.rulebook).standings(night.game.state);
}

/**
 * Whether a step corrects what was settled: points that were certain are others, or a card has another name. A card
 * that gets its first name, and an open pile that is counted, correct nothing.
 */
export function isCorrection(from: NightState | undefined, to: NightState | undefined): boolean {
  const { points, changes } = effectBetween(from, to);
  const openIn = (night: NightState | undefined, id: PlayerId) => standingsIn(night).find(({ player }) => player.id === id)?.open;
  return (
    points.some(({ player }) => openIn(from, player.id) === openIn(to, player.id)) ||
    changes.some((change) => change.what === 'card' && change.from !== '??' && change.from.charAt(0) !== change.to.charAt(0))
  );
}

/** The first question that one of the states has answered and the other has not. */
function answerBetween(book: Rulebook, from: unknown, to: unknown): readonly Change[] {
  const asks = [from, to].map((state) => openAsk(book.next(state)));
  const [first] = asks.filter((ask) => ask !== undefined).sort((a, b) => a.n - b.n);
  if (first === undefined || asks.every((ask) => ask?.n === first.n)) return [];
  const player = first.seat === undefined ? undefined : book.players(from)[first.seat];
  return [{ what: 'answer', ...(player && { player }) }];
}

/** Whether the game is over, and who has won where it is over. */
function endingBetween(book: Rulebook, from: unknown, to: unknown): readonly Change[] {
  const over = book.over(to);
  const [before, after] = [book.winners(from), book.winners(to)];
  const found: Change[] = over === book.over(from) ? [] : [{ what: 'over', over }];
  if (over && before.join() !== after.join()) {
    const players = book.standings(to).map(({ player }) => player);
    const together = winTogether(after, book.sides?.(to) ?? []);
    found.push({ what: 'winners', players: players.filter(({ id }) => after.includes(id)), ...(together && { together }) });
  }
  return found;
}
