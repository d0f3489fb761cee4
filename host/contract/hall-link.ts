import * as v from 'valibot';
import { MOST_SEATS, playerSchema, safeWhole, type Fixed } from '../../rulebook/schemas.ts';
import type { PlayerId } from '../../rulebook/seat.ts';

/**
 * The id of a player whom a hall has seated: the person, and the game, which is no other seating's: hall, round, table and the
 * number of the seating (`p12.k7q2.r3.t7.s41`).
 */
export const SEATED = /^(p\d{1,5})\.([0-9a-z]{1,8})\.r([1-9]\d?)\.t([1-9]\d{0,3})\.s([1-9]\d{0,8})$/;

export function isSeatedByHall(player: PlayerId): boolean {
  return SEATED.test(player);
}

/** A hall that announces itself on the local network. */
export interface FoundHall {
  /** As its organiser has named it. */
  readonly name: string;
  /** Where its broker is, and which hall it is there: `mqtts://192.168.1.5:8883/k7q2`. */
  readonly address: string;
  /** SHA-256 of its certificate, hex, as it says. */
  readonly certificate?: string;
}

/** The people whom the hall would like to see at this table. The dealer takes them, or does not. */
export const hallOfferSchema = v.strictObject({
  /** Which round of the tournament, from 1. */
  round: safeWhole,
  rulebook: v.pipe(v.string(), v.maxLength(40)),
  /** Values of house rules, as in the command `begin`; those left out are the standard ones. */
  house: v.record(v.string(), v.union([v.string(), v.number()])),
  /** Clockwise from the dealer. Their ids name the game: the hall finds its result by them. */
  players: v.pipe(v.array(playerSchema), v.maxLength(MOST_SEATS)),
});
export type HallOffer = Fixed<v.InferOutput<typeof hallOfferSchema>>;

/** What became of joining a hall; each has a sentence in `words/`. */
export const JOIN_REFUSALS = [
  /** No broker at this address, or none that answers. */
  'no answer',
  /** Its broker does not accept the code, or the code belongs to another hall. */
  'wrong code',
  /** The broker there has another certificate than the card says: somebody may stand between. */
  'not this hall',
  /** It speaks another version. */
  'newer',
] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

/** How this table stands to a hall; only the dealer sees it. */
export interface HallLinkView {
  /** Halls on the local network, while they are looked for. */
  readonly found?: readonly FoundHall[];
  /** They can no longer be looked for, with the system's code; an address can still be typed. */
  readonly notSearched?: string;
  /** Why the last attempt to join failed. */
  readonly refused?: JoinRefusal;
  /** It is trying to join. */
  readonly joining?: true;
  /** Undefined until this table has joined. */
  readonly joined?: JoinedHall;
}

export interface JoinedHall {
  /** As its organiser has named it. */
  readonly name: string;
  /** The number of this table there. */
  readonly table: number;
  /**
   * `connecting` until the hall has said something or the first attempt has failed; `lost` also while it confirms nothing; `refused` if its
   * broker knows another code by now.
   */
  readonly link: 'connecting' | 'live' | 'lost' | 'refused';
  /** Lines of the record that the hall has not confirmed yet. */
  readonly behind: number;
  /**
   * The first line, counted from 1, that the hall does not take: it has another one there (`differs`), cannot read it
   * (`damaged`), or cannot write it (`disk`). It follows the night no further until its organiser says so, or its disk has room.
   */
  readonly refused?: { readonly line: number; readonly why: 'differs' | 'damaged' | 'disk' };
  readonly offer?: HallOffer;
  /** The tournament is over: nobody will be seated here any more. */
  readonly over?: true;
  /** From the organiser to the dealer, who has not confirmed it yet. */
  readonly message?: { readonly n: number; readonly text: string };
  /** The dealer calls the organiser. */
  readonly calls?: true;
}
