import type { CombinedOutcome } from '../rules/battle.ts';
import type { TrickOutcome } from '../rules/bellum.ts';
import type { Nation, Rank } from '../rules/card.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Line } from '../rules/house.ts';
import type { Kind } from '../rules/kind.ts';
import type { Goal } from '../rules/lesson.ts';
import type { AskWords, Taught } from '../../../words/rulebook.ts';

/** What decided a battle, for the alliance that took it first: its kind and total, then the other's. */
export interface BattleSaid {
  readonly kinds: readonly [Kind, Kind];
  readonly totals: readonly [number, number];
}

/** The card that decided a trick, in words, and the one it was measured against. */
interface TrickSaid {
  readonly card: string;
  readonly against: string;
}

type BattleReason = 'higher sum' | CombinedOutcome['reason'];
type TrickReason = Extract<TrickOutcome, { readonly outcome: 'taken' }>['reason'];

/** A card with no nation known is said by its rank. */
interface CardWords {
  readonly ranks: Readonly<Record<Rank, string>>;
  /** As a button or the map says it. */
  readonly nations: Readonly<Record<Nation, string>>;
  of(rank: string, nation: Nation): string;
  /** To who types a letter that begins more than one card. */
  unclear(key: string): string;
}

/** What people do with real hands. Names stand as they are, never with an ending. */
export interface HandsWords {
  /** Whose cards are whose, before the first one. */
  nations(whose: readonly { readonly name: string; readonly nation: string }[]): string;
  /** CB-1: before the packs are shuffled. */
  readonly drawLots: string;
  readonly sevenAndSeven: string;
  readonly allInHand: string;
  /** CB-2: both leaders; they turn together. */
  lead(names: readonly string[]): string;
  aid(names: readonly string[]): string;
  /** CB-3: both partners. */
  drawFromEachOther(names: readonly string[]): string;
  mayAttack(name: string): string;
  /** CB-9: the attacker, and whose hand is drawn from. */
  drawFrom(name: string, from: string): string;
  /** CB-7: those who are equal, in seat order. */
  drawFromNext(names: readonly string[]): string;
  drop(names: readonly string[]): string;
  take(names: readonly string[]): string;
  readonly takeOwn: string;
}

/** What Charta Bellica says on the table display. */
export interface ChartaBellicaWords {
  readonly card: CardWords;
  /** What a round is called: in bellum a trick, between alliances a battle. */
  round(line: Line, number: number): string;
  readonly asks: AskWords;
  readonly lines: Readonly<Record<Line, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** What an alliance's pair is, and what it counts. */
  weighed(kind: Kind, total: number): string;
  /** Above a battle or a trick. */
  takes(points: number): string;
  readonly equal: string;
  /** Spoken: who gets how much. */
  spoken(names: string, points: number): string;
  readonly battle: Readonly<Record<BattleReason, (said: BattleSaid) => string>>;
  /** CB-3: before the reason, where cards were drawn. */
  readonly drawn: string;
  readonly trick: Readonly<Record<TrickReason, (said: TrickSaid) => string>>;
  /** CB-7: equal to the end. */
  readonly ownCards: string;
  readonly leads: string;
  readonly aids: string;
  battlesLeft(battles: number): string;
  inHand(cards: number): string;
  readonly lastBattle: string;
  readonly lastTrick: string;
  readonly hands: HandsWords;
  readonly highlights: Readonly<Record<HighlightWhat, string>>;
  readonly goals: Readonly<Record<Goal, Taught>>;
}

/** A card in words, as far as it is known: `9?` is a nine. */
export function nameCard(card: string, { ranks, nations, of }: CardWords): string {
  // Looked up by the code's letters: what the view holds has passed the rulebook.
  const rank = ranks[card.charAt(0) as Rank];
  const nation = card.charAt(1) as Nation;
  return nation in nations ? of(rank, nation) : rank;
}

/** The letter on a court card: that of who stands on it, without an accent. Also its key. */
export function letterOf(rank: Rank, { ranks }: CardWords): string {
  return ranks[rank].normalize('NFD').charAt(0).toUpperCase();
}
