import type { Suit } from '../../../../rulebook/card.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { AskWords } from '../../../../words/rulebook.ts';

/** A language's questions and answers. */
interface AsksSaid {
  /** Of the seat that is asked; an empty name where it is the table. */
  readonly questions: Readonly<Record<AskWhat, (name: string) => string>>;
  readonly hands: Readonly<Record<HandWord, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly yes: string;
  readonly no: string;
  readonly nobody: string;
  /** Nobody has won a game before this one (HS-6). */
  readonly noKing: string;
  readonly turn: string;
}

export function asksOf({ questions, hands, suits, yes, no, nobody, noKing, turn }: AsksSaid): AskWords {
  const plain: Readonly<Partial<Record<string, string>>> = { ...hands, ...suits, yes, no, nobody, turn };
  return {
    // A question of this rulebook has one of its words; before the count it is everybody's.
    ask: ({ what, seat, counted }, names) =>
      questions[what as AskWhat](seat === undefined || counted === true ? '' : (names[seat] ?? '')),
    option({ value, seat }, { what }, names) {
      if (what === 'king' && seat === undefined) return noKing;
      return seat === undefined ? (plain[value] ?? value) : (names[seat] ?? '');
    },
  };
}
