import type { HighlightWhat } from '../rules/highlights.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Goal } from '../rules/lesson/asks.ts';
import type { CentreReason, Face, Judgement, SideReason } from '../rules/types.ts';
import type { Taught } from '../../../words/rulebook.ts';

/** Who aimed at a side card, as lists of names; empty where nobody did. */
interface SideAims {
  readonly takers: string;
  readonly blockers: string;
}

/** Who aimed at the centre card and how the block was counted (HW-10). */
export interface CentreAims extends SideAims {
  readonly blocked: number;
  readonly needed: number;
}

/** Which card a player's hand goes for: the centre card, the one shared with a neighbour, or with two seats a side. */
export type HandTarget =
  { readonly at: 'centre' } | { readonly at: 'between'; readonly neighbour: string } | { readonly at: 'left' | 'right' };

/** A place as everybody sees it: a side card by the two names it lies between, with two seats by whose left card it is. */
export type PlaceSaid =
  | { readonly at: 'centre' }
  | { readonly at: 'between'; readonly names: readonly [string, string] }
  | { readonly at: 'left'; readonly name: string };

/** What the dealer lays: the first table of a game, or cards into places that have emptied (HW-3). */
export type Lay =
  | { readonly what: 'table'; readonly seats: number }
  | { readonly what: 'refill'; readonly cards: number; readonly centreFirst: boolean };

/** What the dealer does before a choice. `swap` is the card that goes into the centre, `??` where it is found by eye (HW-21). */
export interface DealerHands {
  readonly discard: readonly PlaceSaid[];
  readonly lay: Lay | undefined;
  readonly swap: Card | undefined;
}

/** A card as it is spoken of in passing: by its rank where that is known, else by where it lies, and seen from whom. */
export type CardSpoken =
  | { readonly at: 'known'; readonly card: Card }
  | { readonly at: 'centre' }
  | { readonly at: 'next to'; readonly neighbour: string }
  | { readonly at: 'somewhere' };

/** What an outcome changes, as it is spoken. */
export interface SpokenWords {
  /** "Anna takes the ten" */
  takes(name: string, card: CardSpoken): string;
  /** The same by blocking it (HW-9). */
  blocks(name: string, card: CardSpoken): string;
  discarded(card: CardSpoken): string;
  /** "Béla and Cili are out" */
  out(names: readonly string[]): string;
  /** The same where the names would take too long. */
  manyOut(players: number): string;
  back(names: readonly string[]): string;
  manyBack(players: number): string;
}

/** The card that was taken, and whose hand it slipped from. */
interface Theft {
  readonly card: Card;
  readonly from: string;
}

/** What follows the figure; whose it is stands beside it. */
type HighlightWords = Readonly<Record<Exclude<HighlightWhat, 'stolen'>, string>> & { stolen(theft: Theft): string };

/** What Hungarian War says on the table display. Names stand as they are, never with an ending. */
export interface HungarianWarWords {
  readonly faces: Readonly<Record<Face, string>>;
  /** What a face does to the card it aims at. */
  readonly aims: Readonly<Record<'take' | 'block', string>>;
  readonly left: string;
  readonly right: string;
  readonly centre: string;
  /** By its code, as far as it is known. */
  card(code: string): string;
  place(place: PlaceSaid): string;
  deck(left: number): string;
  readonly lastRound: string;
  /** HW-17: the deck may not last beyond this round's refill. */
  readonly mayBeLast: string;
  /** HW-10: how many blockers a card needs. */
  needed(blockers: number): string;

  /** Why a side card's outcome is what it is (HW-9). */
  readonly side: Readonly<Record<SideReason, (aims: SideAims) => string>>;
  /** Why the centre card's outcome is what it is (HW-10 to HW-13). */
  readonly centreCard: Readonly<Record<CentreReason, (aims: CentreAims) => string>>;
  /** Why who was out rejoins, or not (HW-14). */
  readonly rejoin: Readonly<Record<Judgement['rejoin'], string>>;

  readonly spoken: SpokenWords;

  /** "Anna: take the centre card." */
  take(name: string, target: HandTarget): string;
  /** "Dealer: lay 2, centre first; then swap the king of spades into the centre." Empty where there is nothing to do. */
  dealer(hands: DealerHands): string;
  readonly highlights: HighlightWords;
}

/** The card that is asked for: as a hand goes for it, or the one that two neighbours share, told to both at once. */
export type AskTarget = HandTarget | { readonly at: 'shared' };

/** What the lesson of Hungarian War says. An ask follows the names of whom it is put to; `many`: to several at once. */
export interface HungarianWarLessonWords {
  readonly goals: Readonly<Record<Goal, Taught>>;
  take(target: AskTarget, many: boolean): string;
  block(target: AskTarget, many: boolean): string;
  leave(target: AskTarget, many: boolean): string;
  notBlockCentre(many: boolean): string;
  chooseFreely(many: boolean): string;
}
