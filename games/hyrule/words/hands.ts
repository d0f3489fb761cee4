import type { House } from '../rules/house.ts';
import type { Code } from '../rules/seen.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Goal } from '../rules/lesson.ts';
import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { mostCaptured } from '../rules/captures.ts';
import { HAND } from '../rules/house.ts';
import type { Laying, State } from '../rules/play.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { frenchCardName } from '../../../words/cards.ts';
import questions from '../../../words/generated/questions.js';
import words from '../../../words/generated/hyrule.js';
import { listIn, type Language } from '../../../words/language.ts';
import { inId, sayIn, type Ids, type InId } from '../../../words/say.ts';

/** Who moves what with real hands before the next card; while a turn is laid nobody does. */
export function handTasks(state: State, language: Language): readonly HandLine[] {
  const { play } = state;
  switch (play.phase) {
    case 'measuring':
      return begins(state, play.seats, language);
    case 'laying':
      return play.laid.length > 0 ? [] : [...moves(state, play, language), ...leads(state, play, language)];
    case 'swapping':
    case 'over':
      return [];
    case 'drawn': {
      const names = namesOf(state, mostCaptured(play.course.captures, play.course.seats), language);
      return [{ said: sayIn(language, words)('hyrule-hands-share', { names }) }];
    }
  }
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** HY-1, HY-7: a turn of the first hand, or of which run-off. Between two hands it is still the last one. */
export function roundName({ play }: State, round: number, language: Language): string {
  const before = Math.min(round, play.phase === 'drawn' ? play.turns.length : round) - 1;
  const say = sayIn(language, words);
  const [number, runOff] = [(before % HAND) + 1, Math.floor(before / HAND)];
  if (runOff > 1) return say('hyrule-turn.later-run-off', { number, runOff });
  return say(runOff === 1 ? 'hyrule-turn.run-off' : 'hyrule-turn', { number });
}

/** Beside the turn's number: how many are left, the stock (HY-5). */
export function headline({ play }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  if (play.phase !== 'laying' && play.phase !== 'swapping') return [];
  const { course } = play;
  const stock = course.manner.turns === 'strategy' ? [say('hyrule-stock', { cards: course.stock })] : [];
  return [say('hyrule-turns-left', { turns: HAND - course.turns }), ...stock];
}

/** HY-3: what the winner of this turn takes as well. */
export function notes({ play }: State, language: Language): readonly string[] {
  const waiting = play.phase === 'laying' || play.phase === 'swapping' ? play.course.captures.waiting : 0;
  return waiting === 0 ? [] : [sayIn(language, words)('hyrule-waiting', { cards: waiting })];
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
  const say = sayIn(language, words);
  const said = say('hyrule-hands-draw', { name: namesOf(state, [discarded.seat], language), discarded: card });
  return [{ said, to: [discarded.seat], you: say('hyrule-hands-draw.you', { discarded: card }) }];
}

/** HY-1, HY-7: a hand is dealt, to everybody or to those of a run-off. */
function begins(state: State, seats: readonly Seat[], language: Language): readonly HandLine[] {
  const { hand, house } = state.play;
  const say = sayIn(language, words);
  const names = namesOf(state, seats, language);
  const runOff = hand === 0 ? [] : [say('hyrule-hands-run-off', { names }), ...beforeRunOff(state, language)];
  const lines = runOff.map((said) => ({ said }));
  const dealt = say(hand === 0 ? 'hyrule-hands-deal' : 'hyrule-hands-deal.run-off');
  const said = house.turns === 'strategy' ? `${dealt} ${say('hyrule-hands-draw-deck')}` : dealt;
  const deal = { said, to: 'dealer' as const };
  return house.cards === 'dealt' ? lines : [...lines, deal];
}

/** HY-7: the captures that led to a run-off, the most first: in it they count no more. */
export function beforeRunOff({ play: { hand, before }, players }: State, language: Language): readonly string[] {
  if (hand === 0) return [];
  const seats = [...before.keys()]
    .filter((seat) => before[seat] !== 0)
    .sort((one, other) => (before[other] ?? 0) - (before[one] ?? 0));
  const counts = seats.map((seat) => `${players[seat]?.name ?? ''} ${before[seat] ?? 0}`);
  return [sayIn(language, words)('hyrule-hands-before', { counts: counts.join(', ') })];
}

function takes(state: State, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  return state.play.turns.slice(-1).map(({ judged: { winner }, taken }) => {
    if (winner === null) return { said: sayIn(language, questions)('questions-hands-wait') };
    const said = say('hyrule-hands-take', { name: namesOf(state, [winner], language), cards: taken });
    return { said, to: [winner], you: say('hyrule-hands-take.you', { cards: taken }) };
  });
}

/** On a phone the question to the leader says it. */
function leads(state: State, { lead, course }: Laying, language: Language): readonly HandLine[] {
  if (lead === undefined) return [];
  const say = sayIn(language, words);
  const maySwap = course.swapped === undefined && course.stock > 0;
  const name = namesOf(state, [lead.leader], language);
  const said = say(`hyrule-hands-lead-${inId(lead.reason)}`, { name });
  return [{ said: maySwap ? `${said} ${say('hyrule-hands-may-swap')}` : said, to: [] }];
}

function namesOf({ players }: State, seats: readonly Seat[], language: Language): string {
  return listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
}

// What the game's own codes are called is looked up by them: a code without words is a type error here.
type Worded = Ids['hyrule'];
true satisfies `hyrule-goals-${InId<Goal>}` extends Worded ? true : never;
true satisfies `hyrule-highlights-${Exclude<HighlightWhat, 'leadChanges'>}` extends Worded ? true : never;
true satisfies `hyrule-house-${Exclude<keyof House, 'cards'>}` extends Worded ? true : never;
true satisfies `hyrule-refused-${InId<Code>}` extends Worded ? true : never;
