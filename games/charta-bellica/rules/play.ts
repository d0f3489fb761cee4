import type { AskedState } from '../../../rulebook/questions/game.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { AlliedPairs, CombinedOutcome, SimpleOutcome } from './battle.ts';
import type { TrickOutcome } from './bellum.ts';
import type { NationalCard, Nation } from './card.ts';
import type { House } from './house.ts';

/** What a seat still holds of its nation's cards: so many face down in a pile, so many in hand (CB-1). */
export interface Holding {
  readonly pile: number;
  readonly hand: number;
  /** The cards in the hand that everybody has seen: laid aside, and returned (CB-3, CB-9). */
  readonly back: readonly NationalCard[];
}

export interface Aside {
  readonly seat: Seat;
  readonly card: NationalCard;
}

/** By alliance, numbered 0 and 1. */
export type ByAlliance<T> = readonly [T, T];

interface Table {
  readonly house: House;
  /** By seat; while lots are drawn (CB-1), of the seats that have drawn. */
  readonly nations: readonly Nation[];
  readonly holdings: readonly Holding[];
  /** Points that the dealer gave against the count, by seat. */
  readonly given: readonly number[];
}

/** A battle that has been fought (CB-2, CB-3, CB-5, CB-6). */
export interface Fought {
  readonly kind: 'battle';
  readonly leaders: ByAlliance<Seat>;
  readonly allies: ByAlliance<Seat>;
  /** The leader's card first, then what was laid or drawn last beside it. */
  readonly pairs: AlliedPairs;
  /** CB-3: what was laid before, and lay aside. */
  readonly aside: readonly Aside[];
  /** Its winner is null where the hands were empty and each alliance keeps its cards (CB-3). */
  readonly outcome: SimpleOutcome | CombinedOutcome;
}

export interface AlliedTable extends Table {
  readonly kind: 'alliances';
  /** In each, the player who leads in the first battle comes first (CB-2). */
  readonly alliances: ByAlliance<readonly [Seat, Seat]>;
  readonly gathered: ByAlliance<readonly NationalCard[]>;
  readonly battles: number;
  readonly last: Fought | null;
}

/** The simple and the combined line (CB-1 to CB-6). */
export type AlliancePlay =
  /** CB-1: the chooser picks an ally once all have drawn. */
  | (Table & { readonly kind: 'no alliances yet'; readonly phase: 'lots'; readonly chooser: Seat })
  | (Table & { readonly kind: 'no alliances yet'; readonly phase: 'allying'; readonly chooser: Seat })
  /** The leaders show the top cards of their piles, in the order of the alliances. */
  | (AlliedTable & { readonly phase: 'leading'; readonly shown: readonly NationalCard[] })
  /** Their allies lay a card from the hand beside it. */
  | (AlliedTable & { readonly phase: 'aiding'; readonly shown: ByAlliance<NationalCard>; readonly laid: readonly NationalCard[] })
  /** CB-3: the allies have laid theirs aside, and draw from each other's hand. */
  | (AlliedTable & {
      readonly phase: 'drawing';
      readonly shown: ByAlliance<NationalCard>;
      readonly aside: readonly Aside[];
      readonly drawn: readonly NationalCard[];
    })
  | (AlliedTable & { readonly phase: 'won' });

/** One draw or horse fight: whose hands are drawn from, and which players drop a card meanwhile (CB-7, CB-9). */
export interface Fight {
  readonly owners: readonly Seat[];
  readonly droppers: readonly Seat[];
  /** As far as they are there, in the order of `owners` and `droppers`. */
  readonly drawn: readonly NationalCard[];
  readonly dropped: readonly NationalCard[];
}

/** A trick as far as it has been played. */
export interface TrickCourse {
  /** What all turned over together, by seat. */
  readonly turned: readonly NationalCard[];
  /** Cards in each hand after that. */
  readonly left: number;
  /** CB-9: the seat that laid a horse; the first fight is then about it. */
  readonly attacker: Seat | null;
  readonly fights: readonly Fight[];
}

/** A trick that is over (CB-7 to CB-9). */
export interface Played extends TrickCourse {
  readonly kind: 'trick';
  readonly outcome: TrickOutcome;
  /** What each seat scores of it. */
  readonly gains: readonly (readonly NationalCard[])[];
}

export interface BellumTable extends Table {
  readonly kind: 'bellum';
  readonly tricksOf: readonly (readonly NationalCard[])[];
  readonly tricks: number;
  readonly last: Played | null;
}

/** Bellum (CB-7 to CB-10). */
export type BellumPlay =
  | (BellumTable & { readonly phase: 'turning'; readonly turned: readonly NationalCard[] })
  /** CB-9: this seat holds a horse and may lay it. */
  | (BellumTable & { readonly phase: 'horse'; readonly turned: readonly NationalCard[]; readonly by: Seat })
  | (BellumTable & { readonly phase: 'fighting'; readonly trick: TrickCourse; readonly fight: Fight })
  | (BellumTable & { readonly phase: 'counted' });

export type Play = AlliancePlay | BellumPlay;
export type State = AskedState<Play>;
export type InPhase<Phase extends Play['phase']> = Extract<Play, { readonly phase: Phase }>;

export function lastOf(play: Play): Fought | Played | undefined {
  return play.kind === 'no alliances yet' ? undefined : (play.last ?? undefined);
}
