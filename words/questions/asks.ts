import type { Ask } from '../../rulebook/ask.ts';
import type { AskWords } from '../rulebook.ts';

/** A sentence, or how to say it of what is asked. */
type Sentence<Given extends readonly unknown[]> = string | ((...given: Given) => string);

type Answers = Readonly<Partial<Record<string, Sentence<[ask: Ask]>>>>;

/**
 * What a game asks, from a sentence for each of its questions, by the rulebook's own word for it, and one for each answer
 * that is neither a card nor a seat. `name` is that of the seat which is asked; empty where it is the table.
 */
export function asksOf<What extends string, Value extends string = never>(
  questions: Readonly<Record<What, Sentence<[name: string, ask: Ask]>>>,
  options?: Answers & Readonly<Record<Value, Sentence<[ask: Ask]>>>,
): AskWords {
  return {
    // A question of a rulebook has one of its words.
    ask: (ask, names) => said(questions[ask.what as What], names[ask.seat ?? -1] ?? '', ask),
    option: ({ value, seat }, ask, names) => (seat === undefined ? said(options?.[value] ?? value, ask) : (names[seat] ?? '')),
  };
}

function said<Given extends readonly unknown[]>(sentence: Sentence<Given>, ...given: Given): string {
  return typeof sentence === 'string' ? sentence : sentence(...given);
}

/** Whether an answer of that value may be given. */
export function offers({ options }: Ask, answer: string): boolean {
  return options.some(({ value }) => value === answer);
}
