import { inEach, listIn, sentenceOf, titled, type Language } from '../../../words/language.ts';
import type { StampKind } from '../../../words/room.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { Said } from './said.ts';

interface SeatWords {
  /** To a player who has left. */
  readonly gone: string;
  /** What became of this seat, by its stamp. */
  readonly stamps: Readonly<Partial<Record<StampKind, string>>>;
  /** Without a stamp. */
  readonly wins: string;
}

const EN: SeatWords = {
  gone: 'You have left this game.',
  stamps: {
    takes: 'You take the cards.',
    tie: 'You are tied.',
    head: 'You win the battle.',
    disgrace: 'You get a disgrace.',
    out: 'You are out.',
    loses: 'Your army loses.',
  },
  wins: 'You win.',
};
const HU: SeatWords = {
  gone: 'Ebből a játékból kiszálltál.',
  stamps: {
    takes: 'Te viszed a lapokat.',
    tie: 'Holtversenyben vagy.',
    head: 'Megnyered a csatát.',
    disgrace: 'Szégyen ér.',
    out: 'Kiestél.',
    loses: 'A sereged veszít.',
  },
  wins: 'Nyersz.',
};
const DE: SeatWords = {
  gone: 'Du hast dieses Spiel verlassen.',
  stamps: {
    takes: 'Du nimmst die Karten.',
    tie: 'Du liegst gleichauf.',
    head: 'Du gewinnst die Schlacht.',
    disgrace: 'Du bekommst eine Schande.',
    out: 'Du bist raus.',
    loses: 'Dein Heer verliert.',
  },
  wins: 'Du gewinnst.',
};

/** What every game of questions says to one player. */
export const SEAT_WORDS = inEach(EN, HU, DE);

/** One outcome to the player of a seat: whose it was, what was weighed, and what decided. */
export function sayToSeat(
  { stamp, verdict, seats, weighed = [], why }: Said,
  seat: Seat,
  players: readonly Player[],
  language: Language,
): readonly string[] {
  const { stamps, wins } = SEAT_WORDS[language];
  const names = (of: readonly Seat[]) => listIn(language)(of.map((one) => players[one]?.name ?? ''));
  const fate = seats.length === 0 ? titled(verdict) : `${names(seats)}: ${verdict}`;
  const mine = seats.includes(seat) ? ((stamp && stamps[stamp]) ?? wins) : sentenceOf(fate);
  return [mine, ...weighed.map((each) => `${names(each.seats)}: ${each.what}.`), why].filter((sentence) => sentence !== '');
}
