import { inPlay } from '../../../kit/testing/in-play.ts';
import { HOUSE_RULES, type House } from '../house.ts';
import type { State } from '../play.ts';
import { honorOfTheSamurai as book } from '../rulebook.ts';

/* For tests in every folder: games of Honor of the Samurai answered one question after the other. */

const play = inPlay(book);
export const { on, answerTo, adjusted, asked } = play;

const [{ values: CARDS }, { values: OUT }, , { values: PLAYED }] = HOUSE_RULES;

/** A game of this many players, or of these names, before its first question; these seats won the last one. */
export function begun(who: number | readonly string[], house: Partial<House> = {}, lastWinners: readonly number[] = [0]): State {
  const { players } = play.begun(who);
  return play.begun(who, house, { lastWinners: lastWinners.map((seat) => players[seat]?.id ?? 'gone home') });
}

/** A game of bots before it is played. `random` gives a whole number from 0 to below its argument. */
interface BotsGame {
  /** How many, or their names. */
  readonly players: number | readonly string[];
  readonly house: Partial<House>;
  readonly random: (below: number) => number;
}

/** Any possible game, including one with all variations. */
export function anyBotsGame(random: BotsGame['random']): BotsGame & { readonly house: House } {
  const played = () => PLAYED[random(PLAYED.length)] ?? 'no';
  const { least, most } = book.seats;
  const kings = played();
  const house = {
    cards: CARDS[random(CARDS.length)] ?? 'entered',
    out: OUT[random(OUT.length)] ?? 'hand',
    stake: '',
    kings,
    diplomacy: kings === 'yes' ? played() : 'no',
    charges: played(),
    disgracesAsHeads: played(),
  } as const;
  return { players: least + random(most - least + 1), house, random };
}

/** The states of a game that bots play to its end, the first before any answer. */
export function botsPlaying({ players, house, random }: BotsGame): Generator<State> {
  const seats = typeof players === 'number' ? players : players.length;
  return play.botsPlaying(begun(players, house, [random(seats + 1)]), random);
}
