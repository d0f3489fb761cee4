import { expect, test } from 'vitest';
import type { Ask, CardQuestion } from '../../rulebook/ask.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';
import { BEGINNING, reduce } from './reduce.ts';
import type { RoundEvent } from './state.ts';

/** What the host does by itself, event by event, for a counted question to seat 0. */
function doneAt(kinds: readonly ('bot' | 'die')[], events: readonly RoundEvent[]) {
  const question: Ask<CardQuestion> = { kind: 'card', what: 'turned', n: 0, seat: 0, counted: true, options: [] };
  const inputs = kinds.map((kind) => ({ kind }));
  const table = { question, circle: ['a', 'b'], inputs, dealer: 0, choices: STANDARD_CHOICES, verdicts: [] };
  const context = { now: 0, table, keysRest: false, letters: () => [] };
  let state = BEGINNING;
  return events.map((event) => {
    const next = reduce(state, event, context);
    state = next.state;
    const waits = next.effects.some((effect) => effect.type === 'timer');
    return next.effects.some(({ type }) => type === 'answerForBot')
      ? 'answers'
      : `${state.phase.kind}${waits ? ', then acts' : ''}`;
  });
}
const THOUGHT = { type: 'time', of: 'phase' } as const;

test('a bot waits for the people’s count before a question that is counted', () => {
  const done = doneAt(['bot', 'die'], [{ type: 'begin' }, { type: 'count', step: 2 }, THOUGHT, THOUGHT]);
  expect(done).toEqual(['asking', 'counting, then acts', 'asking, then acts', 'answers']);
});

test('among bots alone the count begins by itself', () => {
  expect(doneAt(['bot', 'bot'], [{ type: 'begin' }, THOUGHT])).toEqual(['asking, then acts', 'counting, then acts']);
});
