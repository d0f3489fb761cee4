import type { Card } from '../card.ts';
import type { Player, PlayerId } from '../seat.ts';

export interface AskedSetup<House> {
  readonly players: readonly Player[];
  readonly house: Partial<House>;
}

/** A game whose course is questions and answers; `play` is the rulebook's own. */
export interface AskedState<House, Play> {
  readonly house: House;
  readonly players: readonly Player[];
  /** Questions answered so far: the number of the present one. */
  readonly asked: number;
  readonly play: Play;
}

export type AskedCommand =
  /** `confirm` accepts a card that cannot be there. */
  | { readonly type: 'answer'; readonly n: number; readonly given: string; readonly confirm?: boolean }
  | { readonly type: 'adjustPoints'; readonly player: PlayerId; readonly by: number; readonly reason: string }
  | { readonly type: 'timeUp' };

export type AskedEvent<Id extends string, House> =
  | {
      readonly type: 'GameBegun';
      readonly rulebook: Id;
      readonly version: number;
      readonly house: House;
      readonly players: readonly Player[];
    }
  /** `drawn`: the cards that the kiosk turned up with this answer, in order. */
  | { readonly type: 'Answered'; readonly given: string; readonly confirmed?: true; readonly drawn?: readonly Card[] }
  | { readonly type: 'PointsAdjusted'; readonly player: PlayerId; readonly by: number; readonly reason: string }
  | { readonly type: 'TimeCalled' };

export type AskedCode =
  | 'seats' // { least, most, given }
  | 'same player twice' // { name }
  | 'name missing' // { seat }
  | 'house value' // { key, given }
  | 'game over'
  | 'already answered' // { n, now }
  | 'no such answer' // { given }
  | 'card cannot be there' // { card, where, name }: taken back by giving the same card again
  | 'no such player' // { player }
  | 'points' // { given }
  | 'no clock'
  | 'reason missing';
