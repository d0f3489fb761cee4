import { pointsIn, type Play, type TurnPlayed } from '../rules/play.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import words from '../../../words/generated/hyrule.js';
import { sayIn } from '../../../words/say.ts';
import type { Language } from '../../../words/language.ts';
import type { CardShown, CardsShown, Heap, SeatShown } from '../../kit/table/shown.ts';
import { isPending, presenting, type Progress } from '../../../renderer/room/table/progress.ts';

/** HY-7: cards captured by seat, as far as they are shown. */
export function pointsAt(play: Play, progress: Progress): readonly number[] {
  const [points, turn] = [pointsIn(play), play.turns.at(-1)];
  // What a hand before this one brought lies in the deck again.
  if (!isPending(progress) || turn?.hand !== play.hand) return points;
  return points.map((count, seat) => (seat === turn.judged.winner ? count - turn.taken : count));
}

/** The table as it lies, or the last turn as far as it is shown. */
export function shownAt(play: Play, progress: Progress, language: Language): CardsShown {
  const turn = play.turns.at(-1);
  return progress.kind === 'presenting' && turn !== undefined
    ? turnPresented(play, turn, progress.shown > 0, language)
    : lying(play, language);
}

function turnPresented(play: Play, turn: TurnPlayed, told: boolean, language: Language): CardsShown {
  const { cards, judged, lead, waited } = turn;
  // What is taken lies on the table as long as it is shown.
  const piles = pointsAt(play, presenting(0));
  const seats = cards.map((card, seat): SeatShown => {
    const wins = told && seat === judged.winner;
    return {
      cards: card === null ? [] : [{ card, ...(told && (wins ? { lit: true } : { faded: true })) }],
      pile: pileOf(piles[seat]),
      ...(wins && { stamp: 'takes', lit: true }),
      label: lead?.leader === seat ? sayIn(language, words)('hyrule-leads') : undefined,
      presence: card === null ? 'out' : 'in',
    };
  });
  return { seats, middle: heapOf(waited), goesTo: told ? (judged.winner ?? undefined) : undefined };
}

function lying(play: Play, language: Language): CardsShown {
  const piles = pointsIn(play);
  const playing = play.phase === 'measuring' ? play.seats : play.course.seats;
  const leader = play.phase === 'laying' || play.phase === 'swapping' ? play.lead?.leader : undefined;
  const seats = play.before.map((_, seat): SeatShown => ({
    cards: before(play, seat),
    pile: pileOf(piles[seat]),
    label: leader === seat ? sayIn(language, words)('hyrule-leads') : undefined,
    presence: playing.includes(seat) ? 'in' : 'out',
  }));
  return { seats, middle: heapOf(play.phase === 'measuring' ? 0 : play.course.captures.waiting) };
}

/** HY-4: by chance the cards that are not typed yet lie face down. */
function before(play: Play, seat: Seat): readonly CardShown[] {
  if (play.phase !== 'laying') return [];
  const at = play.order.indexOf(seat);
  const card = play.laid[at];
  if (card !== undefined) return [{ card }];
  return at >= 0 && play.lead === undefined ? [{ card: 'back' }] : [];
}

function pileOf(count = 0): number | undefined {
  return count > 0 ? count : undefined;
}

/** HY-3 */
function heapOf(waiting: number): Heap | undefined {
  return waiting === 0 ? undefined : { cards: [{ card: 'back', count: waiting }] };
}
