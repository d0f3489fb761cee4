import { suitOf, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { frenchCardName } from '../../../words/cards.ts';
import type { StampKind } from '../../../words/room.ts';
import type { Say } from '../../../words/say.ts';
import { presenting, type Progress } from '../../../renderer/room/table/progress.ts';
import type { Mark } from '../../../renderer/room/table/ui.ts';
import type { CardShown, CardsShown, LastShown, SeatShown } from '../../kit/table/shown.ts';
import { isFaceCard, isJoker } from '../rules/battle.ts';
import { ARMY, type House } from '../rules/house.ts';
import { presentationOf, type Presented, type PresentedStep } from '../rules/lesson.ts';
import type { Armies, Fought, Play } from '../rules/play.ts';
import { DISGRACED, headsWorth, isOut, pointsOf, seatsIn, type Score } from '../rules/score.ts';

type SamuraiSay = Say<'honor-of-the-samurai'>;

type PresentedBattle = NonNullable<ReturnType<typeof presentedBattle>>;

/** The steps of the last battle that have been shown, and those to come; undefined where the table is drawn as it lies. */
function presentedBattle({ last }: Play, progress: Progress) {
  if (progress.kind === 'none' || last === undefined) return undefined;
  const steps = presentationOf(last);
  return { last, shown: steps.slice(0, progress.shown), pending: steps.slice(progress.shown) };
}

function holds(steps: readonly Presented[], step: PresentedStep, seat: Seat): boolean {
  return steps.some((one) => one.step === step && one.seats.includes(seat));
}

/** Heads and disgraces without those of the last battle that are still to be shown. */
function scoresAt(play: Play, progress: Progress): readonly Score[] {
  const told = presentedBattle(play, progress);
  if (told === undefined) return play.scores;
  const { last, pending } = told;
  return last.scores.map(({ heads, disgraces, ...score }, seat) => ({
    ...score,
    heads: heads - (holds(pending, 'battle', seat) ? last.outcome.heads : 0),
    disgraces: disgraces - Number(holds(pending, 'illegal suit', seat)) - Number(holds(pending, 'lost charges', seat)),
  }));
}

export function pointsAt(play: Play, progress: Progress): readonly number[] {
  return scoresAt(play, progress).map((score) => pointsOf(score, play.house));
}

/** HS-1: heads, times what each is worth where that was agreed. */
export function unitOf({ stake }: House, say: SamuraiSay): string | undefined {
  return stake.trim() === '' ? undefined : say('honor-of-the-samurai-staked', { stake: stake.trim() });
}

/** The armies as far as they are revealed, and what has been shown of each seat. */
export function shownAt(play: Play, progress: Progress, say: SamuraiSay): CardsShown {
  const told = presentedBattle(play, progress);
  // Heads lie in their armies as long as they are shown.
  const kept = told === undefined ? play.scores : scoresAt(play, presenting(0));
  const now = told?.shown.at(-1);
  return {
    seats: scoresAt(play, progress).map((score, seat): SeatShown => {
      const heads = kept[seat]?.heads ?? 0;
      return {
        cards: told === undefined ? cardsNow(play, seat) : cardsPresented(told.last, seat, now),
        pile: heads > 0 ? heads : undefined,
        marks: [disgracesOf(score, play.house, say)],
        ...(told && now?.seats.includes(seat) && { stamp: stampOf(told.last, now.step), lit: true as const }),
        total: told === undefined ? totalNow(play, seat) : totalPresented(told, seat, say),
        label:
          score.away === 'next deal'
            ? say('honor-of-the-samurai-next-deal')
            : labelOf(play, seat, pointsOf(score, play.house), say),
        presence:
          score.away === 'next deal'
            ? 'away'
            : isOut(score, play.house) && !(told && holds(told.pending, 'out', seat))
              ? 'out'
              : 'in',
      };
    }),
  };
}

/** HS-1, HS-6: the King, and what the heads are worth. */
function labelOf({ king, house }: Play, seat: Seat, heads: number, say: SamuraiSay): string | undefined {
  const parts = [king?.seat === seat ? say('honor-of-the-samurai-king') : '', headsWorth(heads, house.stake) ?? ''];
  return parts.filter((part) => part !== '').join(' · ') || undefined;
}

const STAMPS = {
  jokers: 'loses',
  battle: 'head',
  'illegal suit': 'disgrace',
  'lost charges': 'disgrace',
  out: 'out',
} as const satisfies Record<PresentedStep, StampKind>;

function stampOf({ outcome }: Fought, step: PresentedStep): StampKind {
  return step === 'battle' && outcome.winner === null ? 'tie' : STAMPS[step];
}

/**
 * The battle that ended a game, the highest total first and armies with a Joker last. Undefined if a hand ended it (HS-5), or
 * if the sums to be settled (HS-1) need its room: with both, names would be cut.
 */
export function lastShown(play: Play, say: SamuraiSay): LastShown | undefined {
  const { last } = play;
  if (play.phase !== 'over' || play.hands.length > 0 || last === undefined) return undefined;
  if (play.scores.some((score) => headsWorth(pointsOf(score, play.house), play.house.stake) !== undefined)) return undefined;
  const { totals } = last.outcome;
  const rows = last.revealed.fighting
    .toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0))
    .map((seat) => ({ seat, cards: cardsRevealed(last.revealed, seat), total: totalIn(last, seat, say) }));
  return { title: say('honor-of-the-samurai-last-battle'), rows };
}

/** What a seat has of disgraces, of those that put it out; as heads (HS-7) they are lost without a limit of their own. */
function disgracesOf({ disgraces }: Score, house: House, say: SamuraiSay): Mark {
  const name = say('honor-of-the-samurai-disgrace');
  if (house.disgracesAsHeads === 'yes')
    return { kind: 'disgrace', count: disgraces, name, label: say('honor-of-the-samurai-disgraces', { count: disgraces }) };
  // A battle may bring more than the last one.
  const count = Math.min(disgraces, DISGRACED);
  const label = say('honor-of-the-samurai-disgraces.of', { count, of: DISGRACED });
  return { kind: 'disgrace', count, of: DISGRACED, name, label };
}

/** Where armies are being revealed the place of a total is kept free. */
function totalNow(play: Play, seat: Seat): string | undefined {
  return play.phase === 'armies' && play.revealed.fighting.includes(seat) ? '' : undefined;
}

/** What an army comes to once it is shown; empty until then. */
function totalPresented({ last, shown }: PresentedBattle, seat: Seat, say: SamuraiSay): string | undefined {
  if (!last.revealed.fighting.includes(seat)) return undefined;
  return shown.some(({ step }) => step === 'battle') ? totalIn(last, seat, say) : '';
}

/** HS-4: an army with a Joker has none. */
function totalIn({ outcome }: Fought, seat: Seat, say: SamuraiSay): string {
  return String(outcome.totals[seat] ?? frenchCardName('X1', say.language));
}

/** All cards count for what is shown, and lie as they are; those it is about are lit. */
function cardsPresented(last: Fought, seat: Seat, now: Presented | undefined): readonly CardShown[] {
  const cards = cardsRevealed(last.revealed, seat);
  if (now === undefined) return cards;
  return cards.map((shown) => (isPresented(shown, last, seat)[now.step] ? { ...shown, lit: true } : shown));
}

/** Whether a step is about this card: a Joker, a head that is taken, an illegal card, a charge. */
function isPresented({ card: code, extra }: CardShown, last: Fought, seat: Seat): Readonly<Record<PresentedStep, boolean>> {
  const card = code as Card;
  return {
    jokers: isJoker(card),
    battle: last.outcome.winner !== null && isFaceCard(card),
    'illegal suit': suitOf(card) === last.illegal,
    'lost charges': extra === true && last.outcome.lostCharges.includes(seat),
    out: false,
  };
}

/** HS-1, HS-8: three cards face down, a charge beside them, and face up whatever has been entered. */
function cardsNow(play: Play, seat: Seat): readonly CardShown[] {
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
  }
}

const BACKS: readonly CardShown[] = Array.from({ length: ARMY }, () => ({ card: 'back' }));

/** HS-8: an army as far as it is revealed, its charge last. */
function cardsRevealed({ fighting, armies, charges, charging }: Armies, seat: Seat): readonly CardShown[] {
  if (!fighting.includes(seat)) return [];
  const army = armies[seat] ?? [];
  const shown = BACKS.map((back, at): CardShown => ({ card: army[at] ?? back.card }));
  return charging.includes(seat) ? [...shown, { card: charges[seat] ?? 'back', extra: true }] : shown;
}
