import type { House } from '../rules/house.ts';
import type { RefusalCode } from '../rules/types.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Goal } from '../rules/lesson/asks.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { handMoves } from '../rules/hands.ts';
import type { State } from '../rules/types.ts';
import { sayPlace, sayTarget } from './said.ts';
import words from '../../../words/generated/hungarian-war.js';
import { frenchCardName } from '../../../words/cards.ts';
import { sayIn, type Ids, type InId, type Say } from '../../../words/say.ts';

/**
 * What people move, a sentence for each player who takes, or one for all where those are longer than `room` letters, and one for
 * the dealer. The first deal is included where hands deal.
 */
export function sayHands(state: State, language: Language, room = Infinity): readonly string[] {
  const say = sayIn(language, words);
  const takes = takesOf(state, language).map(({ seat, target }) =>
    say('hungarian-war-take', { name: state.opening?.players[seat]?.name ?? '', target }),
  );
  return [...(takes.join('').length > room ? [say('hungarian-war-take.many')] : takes), ...dealerLines(state, language)];
}

/** Which cards go to whom, by the seats of the last opening; `target` as it is named to that player. */
export function takesOf(state: State, language: Language): readonly { readonly seat: Seat; readonly target: string }[] {
  const players = state.opening?.players ?? [];
  return handMoves(state).takes.map(({ seat, place }) => ({ seat, target: sayTarget(players, seat, place, language) }));
}

/** What the dealer moves, in one sentence; none where there is nothing to do. */
export function dealerLines(state: State, language: Language): readonly string[] {
  const { opening } = state;
  if (opening === undefined && state.house.cards === 'dealt') return [];
  const say = sayIn(language, words);
  const { discards, lays, swap, leavers } = handMoves(state);
  const players = opening?.players ?? [];
  const discard = (places: readonly string[]) => say('hungarian-war-dealer-discard', { places: places.join(', ') });
  const largest = swap === '??' ? undefined : swap && frenchCardName(swap, language);
  const centreFirst = lays.length > 1 && lays[0] === 'centre';
  const steps = [
    discards.length > 0 && discard(discards.map((place) => sayPlace(players, place, language, 'discarded'))),
    lays.length > 0 &&
      (opening === undefined
        ? sayTable(lays.length, say)
        : say(centreFirst ? 'hungarian-war-dealer-lay.centre-first' : 'hungarian-war-dealer-lay', { cards: lays.length })),
    swap !== undefined &&
      (largest === undefined ? say('hungarian-war-dealer-swap') : say('hungarian-war-dealer-swap.known', { card: largest })),
    leavers.length > 0 && discard(leavers.map(({ name }) => say('hungarian-war-place-discarded-left', { name }))),
  ].filter((step) => step !== false);
  if (steps.length === 0) return [];
  const all = steps.reduce((first, second) => say('hungarian-war-dealer-then', { first, second }));
  return [say('hungarian-war-dealer-all', { steps: all })];
}

/** HW-2: two players have three cards between them. */
function sayTable(cards: number, say: Say<'hungarian-war'>): string {
  return cards === 3 ? say('hungarian-war-dealer-lay-table.two') : say('hungarian-war-dealer-lay-table', { cards });
}

// What the game's own codes are called is looked up by them: a code without words is a type error here.
type Worded = Ids['hungarian-war'];
true satisfies `hungarian-war-goals-${InId<Goal>}` extends Worded ? true : never;
true satisfies `hungarian-war-highlights-${HighlightWhat}` extends Worded ? true : never;
true satisfies `hungarian-war-house-${keyof House}` extends Worded ? true : never;
type Refused = `${'hungarian-war-' | 'questions-' | ''}refused-${InId<RefusalCode>}`;
true satisfies `-${InId<RefusalCode>}` extends (
  Refused & (Worded | Ids['questions' | 'refused']) extends `${string}refused${infer Code}` ? Code : never
)
  ? true
  : never;
