import type { AskedState } from '../../../rulebook/questions/game.ts';
import type { Card, Suit } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { BattleOutcome } from './battle.ts';
import type { House } from './house.ts';
import type { Ending, Score } from './score.ts';

/** HS-6 */
export interface King {
  readonly seat: Seat;
  readonly illegal: Suit;
}

/** HS-2: a hand as its player declares it. */
export interface Declared {
  readonly seat: Seat;
  /** It holds a king, queen or jack: it costs a disgrace and is drawn anew. */
  readonly redrawn: boolean;
  readonly jokers: number;
}

export interface HandReport extends Declared {
  /** HS-9: Jokers whose effect the King annulled. */
  readonly annulled: number;
  readonly disgraces: readonly number[];
  /** The seats that went out by it, ascending. */
  readonly out: readonly Seat[];
}

/** HS-9: what the appeal of one Joker waits for: that somebody appeals, that the King responds, the card he draws. */
export type Appeal = 'appeal' | 'response' | 'drawn';

/** Where a card of an army lies: one of its three, or the charge. */
export interface Place {
  readonly seat: Seat;
  readonly at: number | 'charge';
}

/** What lies revealed, as far as it has been entered. By seat; null for a seat that does not fight. */
export interface Armies {
  readonly fighting: readonly Seat[];
  /** HS-8: the seats that added a card, ascending. */
  readonly charging: readonly Seat[];
  readonly armies: readonly (readonly Card[] | null)[];
  /** Null for none, and for one that has not been entered. */
  readonly charges: readonly (Card | null)[];
  /** HS-9: cards no longer in an army, or never: Jokers replaced, cards the King drew. */
  readonly aside: readonly Card[];
}

/** HS-9: a Joker in an army that was appealed with success, and what replaced it. */
export interface Replaced {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Fought {
  readonly revealed: Armies;
  readonly illegal: Suit | undefined;
  readonly outcome: BattleOutcome;
  /** The hands declared before it. */
  readonly hands: readonly HandReport[];
  readonly replaced: readonly Replaced[];
  /** As the battle left them: nobody who went out has come back yet (HS-2). */
  readonly scores: readonly Score[];
  /** The seats that went out by the battle itself, ascending. */
  readonly out: readonly Seat[];
}

export interface Common {
  readonly house: House;
  readonly scores: readonly Score[];
  /** HS-6: undefined without one. */
  readonly king: King | undefined;
  /** Declared since the deal. */
  readonly hands: readonly HandReport[];
  /** Declared before it, in deals since the last battle in which everybody went out. */
  readonly unfought: readonly HandReport[];
  readonly battles: number;
  readonly last: Fought | undefined;
}

/** HS-9: the Jokers of revealed armies that may be appealed, one after the other. */
interface Hearing {
  readonly revealed: Armies;
  /** Still to be heard; the first is heard now. */
  readonly jokers: readonly Place[];
  readonly appeal: Appeal | 'replacement';
  readonly replaced: readonly Replaced[];
}

export type Now =
  /** HS-6: who won the last game? Asked in games begun before the record answered it. */
  | { readonly phase: 'king' }
  | { readonly phase: 'illegal suit'; readonly seat: Seat }
  | { readonly phase: 'hands'; readonly seat: Seat }
  /** HS-9: `heard` Jokers of the declared hand have been heard, `annulled` of them with success. */
  | {
      readonly phase: 'hand appeal';
      readonly declared: Declared;
      readonly heard: number;
      readonly annulled: number;
      readonly appeal: Appeal;
    }
  | { readonly phase: 'charges'; readonly seat: Seat; readonly charging: readonly Seat[] }
  | { readonly phase: 'armies'; readonly revealed: Armies }
  | ({ readonly phase: 'army appeal' } & Hearing)
  /** `contenders` were in the game before it ended. */
  | { readonly phase: 'over'; readonly ending: Ending; readonly contenders: readonly Seat[] };

/** A game under way. Everything follows from the answers given. */
export type Play = Common & Now;
export type State = AskedState<Play>;

export type In<Phase extends Now['phase']> = Common & Extract<Now, { readonly phase: Phase }>;

export function commonOf({ house, scores, king, hands, unfought, battles, last }: Common): Common {
  return { house, scores, king, hands, unfought, battles, last };
}

/** The armies that lie revealed now; undefined before the battle. */
export function revealedIn(play: Play): Armies | undefined {
  return play.phase === 'armies' || play.phase === 'army appeal' ? play.revealed : undefined;
}
