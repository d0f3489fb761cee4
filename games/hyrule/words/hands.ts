import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { HYRULE_SEAT } from './seat.ts';
import { mostCaptured } from '../rules/captures.ts';
import { HAND } from '../rules/house.ts';
import type { Laying, State } from '../rules/play.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { frenchCardName } from '../../../words/cards/cards.ts';
import { HYRULE_WORDS } from './words.ts';
import { listIn, type Language } from '../../../words/language.ts';

/** Who moves what with real hands before the next card; while a turn is laid nobody does. */
export function handTasks(state: State, language: Language): readonly HandLine[] {
  const { play } = state;
  const words = HYRULE_WORDS[language].hands;
  switch (play.phase) {
    case 'measuring':
      return begins(state, play.seats, language);
    case 'laying':
      return play.laid.length > 0 ? [] : [...moves(state, play, language), ...leads(state, play, language)];
    case 'swapping':
    case 'over':
      return [];
    case 'drawn':
      return [{ said: words.share(namesOf(state, mostCaptured(play.course.captures, play.course.seats), language)) }];
  }
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** HY-1, HY-7: a turn of the first hand, or of which run-off. Between two hands it is still the last one. */
export function roundName({ play }: State, round: number, language: Language): string {
  const before = Math.min(round, play.phase === 'drawn' ? play.turns.length : round) - 1;
  return HYRULE_WORDS[language].turn((before % HAND) + 1, Math.floor(before / HAND));
}

/** Beside the turn's number: how many are left, the stock (HY-5). */
export function headline({ play }: State, language: Language): readonly string[] {
  const words = HYRULE_WORDS[language];
  if (play.phase !== 'laying' && play.phase !== 'swapping') return [];
  const { course } = play;
  const stock = course.manner.turns === 'strategy' ? [words.stock(course.stock)] : [];
  return [words.turnsLeft(HAND - course.turns), ...stock];
}

/** HY-3: what the winner of this turn takes as well. */
export function notes({ play }: State, language: Language): readonly string[] {
  const waiting = play.phase === 'laying' || play.phase === 'swapping' ? play.course.captures.waiting : 0;
  return waiting === 0 ? [] : [HYRULE_WORDS[language].waiting(waiting)];
}

/** Where the screen deals nobody moves a card. */
function moves(state: State, { course, discards, house, hand, lead }: Laying, language: Language): readonly HandLine[] {
  const begun = course.turns > 0 || course.swapped !== undefined;
  // The deal of the first hand was said when the tallest was to be named.
  if (!begun) return hand === 0 && lead !== undefined ? [] : begins(state, course.seats, language);
  if (house.cards === 'dealt') return [];
  const discarded = discards.at(-1);
  if (course.swapped === undefined || discarded === undefined) return takes(state, language);
  const card = frenchCardName(discarded.card, language);
  const said = HYRULE_WORDS[language].hands.draw(namesOf(state, [discarded.seat], language), card);
  return [{ said, to: [discarded.seat], you: HYRULE_SEAT[language].tasks.draw(card) }];
}

/** HY-1, HY-7: a hand is dealt, to everybody or to those of a run-off. */
function begins(state: State, seats: readonly Seat[], language: Language): readonly HandLine[] {
  const { hand, house } = state.play;
  const words = HYRULE_WORDS[language].hands;
  const runOff = hand === 0 ? [] : [words.runOff(namesOf(state, seats, language)), ...beforeRunOff(state, language)];
  const lines = runOff.map((said) => ({ said }));
  const deal = { said: words.deal(house.turns, hand === 0 ? 'all' : 'them'), to: 'dealer' as const };
  return house.cards === 'dealt' ? lines : [...lines, deal];
}

/** HY-7: the captures that led to a run-off, the most first: in it they count no more. */
export function beforeRunOff({ play: { hand, before }, players }: State, language: Language): readonly string[] {
  if (hand === 0) return [];
  const seats = [...before.keys()]
    .filter((seat) => before[seat] !== 0)
    .sort((one, other) => (before[other] ?? 0) - (before[one] ?? 0));
  const counts = seats.map((seat) => `${players[seat]?.name ?? ''} ${before[seat] ?? 0}`);
  return [HYRULE_WORDS[language].hands.before(counts.join(', '))];
}

function takes(state: State, language: Language): readonly HandLine[] {
  const words = HYRULE_WORDS[language].hands;
  return state.play.turns.slice(-1).map(({ judged: { winner }, taken }) => {
    if (winner === null) return { said: words.wait };
    const said = words.take(namesOf(state, [winner], language), taken);
    return { said, to: [winner], you: HYRULE_SEAT[language].tasks.take(taken) };
  });
}

/** On a phone the question to the leader says it. */
function leads(state: State, { lead, course }: Laying, language: Language): readonly HandLine[] {
  if (lead === undefined) return [];
  const maySwap = course.swapped === undefined && course.stock > 0;
  return [{ said: HYRULE_WORDS[language].hands.lead(namesOf(state, [lead.leader], language), lead.reason, maySwap), to: [] }];
}

function namesOf({ players }: State, seats: readonly Seat[], language: Language): string {
  return listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
}
