import type { ClothView } from '../../../host/contract/story.ts';
import type { GameView } from '../../../host/contract/view.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import { type PlayerId, type Seat, winTogether } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import questions from '../../../words/generated/questions.js';
import { inId, sayIn } from '../../../words/say.ts';
import { pairIn, roomSay, type RoomSay, sentenceIn } from '../../../words/room.ts';
import { TABLE_UIS } from '../table/ui.ts';

/** What is on while a game is over: who has won, how it came to that, and what people talk about. */
type Act = 'winner' | 'race' | 'figures';

/** Long enough to be read from the last row. */
export const ACT_MS = 10_000;

/**
 * The act at `now` (host time, ms since 1970): they follow one another, on every screen at once, from the winner on. While
 * it is not certain who has won nothing else is on.
 */
export function actAt({ winners, story }: Pick<GameView, 'winners' | 'story'>, now: number): Act {
  if (winners.length === 0 || story === undefined) return 'winner';
  // There is nothing to see if piles are only counted at the end.
  const isRace = story.race.some(({ points }) => points.slice(0, -1).some((each) => each !== 0));
  const acts: readonly Act[] = [
    'winner',
    ...(isRace ? (['race'] as const) : []),
    ...(story.highlights.length > 0 ? (['figures'] as const) : []),
  ];
  const turn = Math.floor(Math.max(0, now - story.since) / ACT_MS);
  return acts[turn % acts.length] ?? 'winner';
}

/** The standings of the players who have won, in the order of the standings. */
export function winnersOf({ standings, winners }: Pick<GameView, 'standings' | 'winners'>): readonly Standing[] {
  return standings.filter(({ player }) => winners.includes(player.id));
}

/** Undefined for a player who has left. */
export function seatOf({ standings }: Pick<GameView, 'standings'>, id: PlayerId): Seat | undefined {
  return standings.find(({ player }) => player.id === id)?.seat;
}

/** Whether open points may still change who has won. */
export function isOpen({ winners, standings }: Pick<GameView, 'winners' | 'standings'>): boolean {
  return winners.length === 0 && standings.some(({ open }) => open > 0);
}

/** What stands above the names of who has won: a player, a side as one, several who share it, or nobody. */
export function wonTitle({ winners, sides = [] }: Pick<GameView, 'winners' | 'sides'>, say: RoomSay): string {
  if (winners.length === 0) return say('room-nobody-won');
  if (winners.length === 1) return say('room-winner');
  return winTogether(winners, sides) ? say('room-winners') : say('room-shared-win');
}

/** A title with the game it is about, from the second of the night on. */
export function inGame({ game }: Pick<GameView, 'game'>, title: string, say: RoomSay): string {
  return game === 1 ? title : `${say('room-game', { game })} · ${title}`;
}

/** The title of the winners, with the game that they have won. */
export function wonLine(game: Pick<GameView, 'winners' | 'sides' | 'game'>, say: RoomSay): string {
  return inGame(game, wonTitle(game, say), say);
}

/** Which tablecloth of the night it is, from the second on, and how many flowers it has. */
export function clothSaid({ number, flowers: { length: flowers } }: ClothView, say: RoomSay): string {
  const said = say('room-cloth', { flowers });
  return number === 1 ? said : pairIn(say.language, say('room-cloth-number', { number }), said);
}

/** Why the game ended as it did, and what then counted, or why nobody has won; undefined where most points at its end say it all. */
export function endedTitle(game: GameView, language: Language): string | undefined {
  const ui = TABLE_UIS.of(game.rulebook);
  const unit = ui.unit?.(game, language) ?? sayIn(language, questions)('questions-end-points');
  const say = roomSay(language);
  if (game.endedBy === 'ended early' && game.winners.length === 0 && !isOpen(game)) return say('room-ended-for-nobody', { unit });
  const round = ui.round(game, game.round, language);
  const reason = game.endedBy && say(`room-ended-by-${inId(game.endedBy)}`, { unit, round });
  if (game.winners.length === 0 || game.standings.every(({ open }) => open === 0)) return reason;
  const provisional = say('room-provisional');
  return reason === undefined ? provisional : `${sentenceIn(language, reason)} ${provisional}`;
}
