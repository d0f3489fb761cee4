import type { AskedCode, AskedEvent } from '../../rulebook/questions/game.ts';
import { type RefusalSentences, type RulebookConsoleWords, seatNumber } from '../rulebook.ts';
import type { Worded } from '../language.ts';

/** The keys of a game's own. */
export interface DeckKeys {
  /** Those that a card begins with, in short, and what those of them mean that do not say it. */
  readonly first: string;
  readonly legend: string;
  /** Undefined where no suit is ever asked for. */
  readonly suits?: { readonly keys: string; readonly legend: string };
  /** Those of answers that are no cards. */
  readonly options: string;
}

const refusals: RefusalSentences<AskedCode> = {
  seats: ({ least, most, given }) => `This game seats ${least} to ${most}, not ${given}.`,
  'same player twice': ({ name }) => `${name} is already at the table.`,
  'name missing': ({ seat }) => `Seat ${seatNumber(seat)} has no name.`,
  'house value': ({ key, given }) => `“${given}” is no value for the house rule “${key}”.`,
  'game over': () => 'The game is over.',
  'already answered': () => 'That question has been answered. The one on the screen is next.',
  'no such answer': ({ given }) => `“${given}” answers nothing that is asked now.`,
  'card cannot be there': ({ name }) =>
    `That card cannot be there: ${name ? `${name} has it` : 'it is somewhere else already'}. The same card once more, and it counts all the same.`,
  'no such player': () => 'Nobody of that name plays tonight.',
  points: ({ given }) => `${given} cannot be given or taken.`,
  'ends by itself': () => 'This game cannot end any earlier.',
  'reason missing': () => 'Say why: everybody can read the reason.',
};

/** What every game of questions and answers says alike on the dealer's console. */
export const ASKED_EN = {
  players: (least: number, most: number) => `${least} to ${most} players`,
  steps: {
    GameBegun: 'the beginning of the game',
    Answered: 'the last answer',
    PointsAdjusted: 'the correction of the score',
    TimeCalled: 'the end of the game',
  } satisfies Record<AskedEvent['type'], string>,
  refusals,
  absence: { out: 'out', away: 'away' } satisfies RulebookConsoleWords['absence'],
  strip: {
    suitOf: (rank: string) => `${rank} of which suit?`,
    /** Before the keys that were typed while an answer was on its way. */
    kept: 'Then:',
    thinking: (name: string) => `${name} is playing …`,
    alone: 'The bots play.',
    mayCount: 'Space counts, and all turn their cards at once. Or type them.',
    /** Accepts the card that all seen so far say must come, without naming it. */
    asExpected: 'the card that must come',
  },
  corrections: {
    adjust: 'Correct the score',
    by: 'By how much',
    reason: 'Why?',
    reasonHint: 'Everybody can read the reason; it can be undone.',
    give: (name: string, by: number) => (by < 0 ? `Take ${-by} from ${name}` : `Give ${by} to ${name}`),
    reasons: ['Miscounted', 'A card was typed wrongly', 'A card was misplaced', 'All agree'],
  },
  end: {
    title: 'End the game',
    question: 'End the game now? Whatever is under way is finished first.',
    yes: 'Yes, end it',
    no: 'Play on',
    help: { keys: 'F6', does: 'End the game before the rules do' },
  },
  help: ({ first, legend, suits, options }: DeckKeys) => [
    { keys: 'Space', does: 'The big button: count, the likeliest answer, skip the outcomes, next game' },
    { keys: first, does: `The rank of the card asked for${legend === '' ? '' : `: ${legend}`}` },
    ...(suits === undefined
      ? []
      : [{ keys: suits.keys, does: `Its suit, where one is asked for: ${suits.legend}; or its place` }]),
    { keys: options, does: 'The other answers: every button shows its key' },
    { keys: 'Backspace', does: 'Take the last key back' },
    { keys: 'Esc', does: 'Halt the count; erase what is half typed; close a panel' },
    { keys: 'F3 F6 F8 F9', does: 'Seats, corrections, record, the table for the room' },
  ],
};
export type AskedWords = Worded<typeof ASKED_EN>;
