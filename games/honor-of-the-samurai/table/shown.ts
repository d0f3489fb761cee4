import { suitOf, type Card } from '../../../rulebook/card.ts';
import type { Armies, Fought, Play } from '../rules/play.ts';
import { ARMY, type House } from '../rules/house.ts';
import { DISGRACED, isOut, seatsIn, type Score } from '../rules/score.ts';
import type { PresentedStep } from '../rules/lesson.ts';
import { isFaceCard, isJoker } from '../rules/battle.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { SamuraiWords } from '../words/table/en.ts';
import type { CardShown, CardsShown, LastShown, SeatShown } from '../../kit/table/shown.ts';
import { presenting, type Progress } from '../../../renderer/room/table/progress.ts';
import type { StampKind } from '../../../renderer/ui/stamps.ts';
import type { Mark } from '../../../renderer/room/table/ui.ts';
import { presentationAt, scoresAt, seatsPresented } from './presented.ts';

const STAMPS: Readonly<Record<PresentedStep, StampKind>> = {
  jokers: 'loses',
  battle: 'head',
  'illegal suit': 'disgrace',
  'lost charges': 'disgrace',
  out: 'out',
};

/** The armies as far as they are revealed, and what has been shown of each seat. */
export function shownAt(play: Play, progress: Progress, words: SamuraiWords): CardsShown {
  const told = presentationAt(play, progress);
  const scores = scoresAt(play, progress);
  // Heads lie in their armies as long as they are shown.
  const kept = scoresAt(play, told === undefined ? progress : presenting(0));
  return {
    seats: scores.map((score, seat): SeatShown => {
      const out = isOut(score, play.house) && (told === undefined || told.includes('out') || !play.last?.out.includes(seat));
      const total = totalOf(play, seat, told, words);
      const now = told?.at(-1);
      const stamp =
        now !== undefined && play.last && seatsPresented(play.last, now).includes(seat) ? stampOf(play.last, now) : undefined;
      return {
        cards: told !== undefined && play.last ? cardsPresented(play.last, seat, told) : cardsNow(play, seat),
        ...pileOf(kept[seat]),
        marks: [disgracesOf(score, play.house, words)],
        ...(stamp !== undefined && { stamp, lit: true as const }),
        ...(total !== undefined && { total }),
        ...(play.king?.seat === seat && { label: words.king }),
        presence: out ? 'out' : 'in',
      };
    }),
  };
}

function stampOf({ outcome }: Fought, step: PresentedStep): StampKind {
  return step === 'battle' && outcome.winner === null ? 'tie' : STAMPS[step];
}

function pileOf(score: Score | undefined): Pick<SeatShown, 'pile'> {
  return score !== undefined && score.heads > 0 ? { pile: score.heads } : {};
}

/** The battle that ended a game, the highest total first and armies with a Joker last; undefined where a hand ended it (HS-5). */
export function lastShown(play: Play, words: SamuraiWords): LastShown | undefined {
  const { last } = play;
  if (play.phase !== 'over' || play.hands.length > 0 || last === undefined) return undefined;
  const { totals } = last.outcome;
  const rows = last.revealed.fighting
    .toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0))
    .map((seat) => ({ seat, cards: cardsRevealed(last.revealed, seat), total: totalIn(last, seat, words) }));
  return { title: words.lastBattle, rows };
}

/** What a seat has of disgraces, of those that put it out; as heads (HS-7) they are lost without a limit of their own. */
export function disgracesOf({ disgraces }: Score, house: House, words: SamuraiWords): Mark {
  const { disgrace: name, disgraces: say } = words;
  if (house.disgracesAsHeads === 'yes') return { kind: 'disgrace', count: disgraces, name, label: say(disgraces) };
  // A battle may bring more than the last one.
  const count = Math.min(disgraces, DISGRACED);
  return { kind: 'disgrace', count, of: DISGRACED, name, label: say(count, DISGRACED) };
}

/** What an army comes to once it is shown; empty from its reveal until then. */
function totalOf(play: Play, seat: Seat, told: readonly PresentedStep[] | undefined, words: SamuraiWords): string | undefined {
  if (told === undefined) return play.phase === 'armies' && play.revealed.fighting.includes(seat) ? '' : undefined;
  if (play.last?.revealed.fighting.includes(seat) !== true) return undefined;
  return told.includes('battle') ? totalIn(play.last, seat, words) : '';
}

/** HS-4: an army with a Joker has none. */
function totalIn({ outcome }: Fought, seat: Seat, words: SamuraiWords): string {
  const total = outcome.totals[seat] ?? null;
  return total === null ? words.joker : String(total);
}

/** All cards count for what is shown, and lie as they are; those it is about are lit. */
function cardsPresented(last: Fought, seat: Seat, told: readonly PresentedStep[]): readonly CardShown[] {
  const now = told.at(-1);
  return cardsRevealed(last.revealed, seat).map((shown): CardShown => {
    const isLit = now !== undefined && isPresented(shown, { last, seat, now });
    return isLit ? { ...shown, lit: true } : shown;
  });
}

/** Whether an outcome is about this card: a Joker, a head that is taken, an illegal card, a charge. */
function isPresented(shown: CardShown, of: { readonly last: Fought; readonly seat: Seat; readonly now: PresentedStep }): boolean {
  const { last, seat, now } = of;
  const card = shown.card as Card;
  switch (now) {
    case 'jokers':
      return isJoker(card);
    case 'battle':
      return last.outcome.winner !== null && isFaceCard(card);
    case 'illegal suit':
      return suitOf(card) === last.illegal;
    case 'lost charges':
      return shown.extra === true && last.outcome.lostCharges.includes(seat);
    case 'out':
      return false;
    default:
      return now satisfies never;
  }
}

/** HS-1, HS-8: three cards face down, a charge beside them, and face up whatever has been entered. */
export function cardsNow(play: Play, seat: Seat): readonly CardShown[] {
  switch (play.phase) {
    case 'armies':
      return cardsRevealed(play.revealed, seat);
    case 'army appeal': {
      const heard = play.jokers[0];
      const place = heard?.at === 'charge' ? ARMY : heard?.at;
      return cardsRevealed(play.revealed, seat).map((card, at) =>
        heard?.seat === seat && place === at ? { ...card, lit: true } : card,
      );
    }
    case 'over':
      return play.last === undefined ? [] : cardsRevealed(play.last.revealed, seat);
    case 'charges': {
      const army = seatsIn(play.scores, play.house).includes(seat) ? BACKS : [];
      return play.charging.includes(seat) ? [...army, { card: 'back', extra: true }] : army;
    }
    case 'hands':
    case 'hand appeal':
      return seatsIn(play.scores, play.house).includes(seat) ? BACKS : [];
    case 'king':
    case 'illegal suit':
      return [];
    default:
      return play satisfies never;
  }
}

const BACKS: readonly CardShown[] = Array.from({ length: ARMY }, () => ({ card: 'back' }));

/** HS-8: an army as far as it is revealed, its charge last. */
export function cardsRevealed({ fighting, armies, charges, charging }: Armies, seat: Seat): readonly CardShown[] {
  if (!fighting.includes(seat)) return [];
  const army = armies[seat] ?? [];
  const shown = BACKS.map((back, at): CardShown => ({ card: army[at] ?? back.card }));
  return charging.includes(seat) ? [...shown, { card: charges[seat] ?? 'back', extra: true }] : shown;
}
