import { inPlay } from '../../../kit/testing/in-play.ts';
import type { State } from '../play.ts';
import type { Card } from '../../../../rulebook/card.ts';
import type { House } from '../house.ts';
import { hyrule } from '../rulebook.ts';

/* A game of Hyrule for tests and pictures: answered one by one, or by bots. */

export type HyruleState = State;
export const { begun, answered, answer, refusalOf, botsPlaying: botGame } = inPlay(hyrule);

/** The cards of a turn, seat by seat: "KH QD 2C". */
export function cards(text: string): Card[] {
  return text.split(' ') as Card[];
}

/** HY-7: a hand of three that Anna and Cili share with nine cards each; Béla, the tallest, has three. */
export function drawnHand(turns: House['turns']): State {
  const first = turns === 'chance' ? begun(3) : answered(begun(3, { turns }), '1');
  return ['2D 2C 2S', '3S 3C 3D', '4D 4C 4S', '6S 6C 6D', '7D 7C 7S', '8S 8C 8D', '9S 9C 9H'].reduce((now, turn) => {
    const { play } = now;
    const order = play.phase === 'laying' ? play.order : [];
    return answered(now, ...order.map((seat) => cards(turn)[seat] ?? ''));
  }, first);
}

/** Seven turns in which seat 0 of `players` wins everything with diamonds. */
export function turnsOfDiamonds(players: number): readonly string[] {
  return [...'A234678'].flatMap((rank) => ['D', 'C', 'S', 'H'].slice(0, players).map((suit) => `${rank}${suit}`));
}
