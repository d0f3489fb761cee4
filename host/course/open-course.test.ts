import { expect, test } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';
import { OpenCourse } from './open-course.ts';
import type { QuestionRound } from './question-course.ts';

const THINKING = 800;

/** A counted question to seat 0, and what the host did by itself. */
function counted(...kinds: readonly ('bot' | 'die')[]) {
  const done: string[] = [];
  const clock = new FakeClock();
  const question = { kind: 'card', what: 'turned', n: 0, seat: 0, counted: true, options: [] };
  const state = { question, inputs: kinds.map((kind) => ({ kind })), choices: STANDARD_CHOICES };
  const table = { clock, state, answerForBot: () => Promise.resolve(done.push('answer') > 0) };
  const round = { table, phase: () => undefined, enter: () => undefined, count: () => done.push('count') };
  return { done, clock, course: new OpenCourse(round as unknown as QuestionRound) };
}

test('a bot waits for the people’s count before a question that is counted', async () => {
  const { done, clock, course } = counted('bot', 'die');
  course.put();
  await clock.pass(60_000);
  expect(done).toEqual([]);
  course.countEnded();
  await clock.pass(THINKING);
  expect(done).toEqual(['answer']);
});

test('among bots alone the count begins by itself', async () => {
  const { done, clock, course } = counted('bot', 'bot');
  course.put();
  await clock.pass(THINKING);
  expect(done).toEqual(['count']);
});
