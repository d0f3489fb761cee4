import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { laidIn, winnerOf, type Clash } from '../rules/battle.ts';
import { cardsHeld, dueNow, named, takenIn, type Play, type Playing } from '../rules/play.ts';
import words from '../../../words/generated/war.js';
import { sayIn } from '../../../words/say.ts';
import type { Language } from '../../../words/language.ts';
import type { StampKind } from '../../../words/room.ts';
import type { CardShown, CardsShown, Heap, SeatShown } from '../../kit/table/shown.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

type PresentedBattle = NonNullable<ReturnType<typeof presentedBattle>>;

/**
 * The last battle as far as it is shown: how many of its clashes lie on the table, and whether its end has come. Undefined
 * while no battle is shown. Before the first outcome its first cards lie there.
 */
function presentedBattle({ last }: Play, progress: Progress) {
  if (progress.kind === 'none' || last === undefined) return undefined;
  const { clashes } = last.battle;
  const { shown } = progress;
  return {
    fought: last,
    clashes: clashes.slice(0, Math.max(shown, 1)),
    ended: shown >= clashes.length,
    /** The clash shown now; undefined before the first. */
    now: clashes[shown - 1],
    /** The clash of the war that is shown now: its cards lie there, all face down. */
    next: shown > 0 ? clashes[shown] : undefined,
  };
}

/** WR-5, by seat: cards held as far as it is shown; those on the table still count for whom they came from. */
export function heldAt(play: Play, progress: Progress): readonly number[] {
  const held = cardsHeld(play);
  const told = presentedBattle(play, progress);
  if (told === undefined || told.ended) return held;
  const { battle } = told.fought;
  const laid = laidIn(battle);
  return held.map((count, seat) => count + (laid[seat]?.length ?? 0) - (winnerOf(battle) === seat ? takenIn(told.fought) : 0));
}

/** The table with the presentation at `progress`: stacks, what lies before each seat, what waits in the middle. */
export function shownAt(play: Play, progress: Progress, language: Language): CardsShown {
  const told = presentedBattle(play, progress);
  const held = heldAt(play, progress);
  const waiting = told === undefined ? play.table.waiting.length : told.fought.waiting;
  const goesTo = told?.ended === true ? winnerOf(told.fought.battle) : undefined;
  const seats = held.map((count, seat): SeatShown => {
    const cards = told === undefined ? lyingNow(play, seat) : lyingPresented(told, seat);
    const stamp = told && stampOf(told, seat);
    return {
      cards,
      pile: count - notInStack(cards, told, seat),
      presence: count === 0 ? 'out' : 'in',
      stamp,
      ...((stamp !== undefined || isNamedTied(play, progress, seat)) && { lit: true as const }),
    };
  });
  return { seats, middle: heapOf(waiting, language), goesTo };
}

/**
 * Of the cards a seat holds, those that are not in its stack: what lies before it; once a battle is shown to its end what its
 * winner takes, which stays on the table as long as it is shown.
 */
function notInStack(cards: readonly CardShown[], told: PresentedBattle | undefined, seat: Seat): number {
  if (told?.ended === true) return winnerOf(told.fought.battle) === seat ? takenIn(told.fought) : 0;
  return cards.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** WR-3: who ties, as far as the dealer has said so. */
function isNamedTied(play: Play, { kind }: Progress, seat: Seat): boolean {
  return kind === 'none' && play.phase === 'playing' && play.said.what === 'tied' && play.said.tied.includes(seat);
}

function heapOf(count: number, language: Language): Heap | undefined {
  return count === 0
    ? undefined
    : { cards: [{ card: 'back', count }], label: sayIn(language, words)('war-waiting', { cards: count }) };
}

function lyingNow(play: Play, seat: Seat): readonly CardShown[] {
  if (play.phase === 'over') return [];
  const before = play.battle.clashes.flatMap(({ laid }) => lying(laid[seat] ?? []));
  return [...before.map((card) => ({ ...card, faded: true as const })), ...turnedNow(play, seat)];
}

/** WR-3, WR-6: what is laid face down lies under the card that is named; in a war it lies there before. */
function turnedNow(play: Playing, seat: Seat): readonly CardShown[] {
  const laid = play.table.stacks[seat]?.slice(0, dueNow(play)[seat]) ?? [];
  if (named(play).includes(seat)) return lying(laid);
  return play.battle.clashes.length > 0 ? unturned(laid) : [];
}

/** WR-3: as many cards face down as a house rule or a short stack has it, one partly over the other; the last is flipped. */
function lying(cards: readonly Card[]): readonly CardShown[] {
  const open = cards.at(-1);
  if (open === undefined) return [];
  const below = cards.slice(1).map((): CardShown => ({ card: 'back', under: true }));
  return [...below, { card: open === UNKNOWN ? 'back' : open }];
}

function unturned(cards: readonly Card[]): readonly CardShown[] {
  return lying(cards.map(() => UNKNOWN));
}

function lyingPresented({ clashes, now, next }: PresentedBattle, seat: Seat): readonly CardShown[] {
  const laid = clashes.flatMap((clash) => {
    const cards = lying(clash.laid[seat] ?? []);
    if (now === undefined) return cards;
    const mark = clash === now && isHighest(clash, seat) ? { lit: true as const } : { faded: true as const };
    return cards.map((card, i) => (i === cards.length - 1 ? { ...card, ...mark } : card));
  });
  return [...laid, ...unturned(next?.laid[seat] ?? [])];
}

function isHighest({ judged }: Clash, seat: Seat): boolean {
  const tied: readonly Seat[] = judged.war;
  return judged.winner === seat || tied.includes(seat);
}

function stampOf({ fought: { battle }, now, ended }: PresentedBattle, seat: Seat): StampKind | undefined {
  if (now === undefined) return undefined;
  if (ended && winnerOf(battle) === seat) return 'takes';
  if (!isHighest(now, seat) || (ended && battle.next.what === 'won')) return undefined;
  return ended ? 'waits' : 'tie';
}
