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
  'house value': ({ key, given }) => `“${given}” is not a value of the house rule “${key}”.`,
  'game over': () => 'The game is over.',
  'already answered': () => 'That question has been answered. The one on the screen is next.',
  'no such answer': ({ given }) => `“${given}” does not answer this question.`,
  'card cannot be there': ({ name }) =>
    `That card cannot be there: ${name ? `${name} has it` : 'it is somewhere else already'}. Type it again to accept it anyway.`,
  'no such player': () => 'Nobody by that name is playing tonight.',
  points: ({ given }) => `${given} cannot be added or deducted.`,
  'is ending': () => 'The game ends as soon as what is under way is finished.',
  'too few seats': ({ least }) => `At least ${least} players are needed. End the game instead (F6): what has been scored counts.`,
  'table full': ({ most }) => `The table is full: ${most} seats.`,
  'next game': ({ name }) =>
    `All cards are dealt, so ${name} plays from the next game on: press “Other players” (N) when this one is over.`,
  'reason missing': () => 'Give a reason: everybody can read it.',
};

/** What every game of questions and answers says alike on the dealer's console. */
export const ASKED_EN = {
  players: (least: number, most: number) => `${least} to ${most} players`,
  steps: {
    GameBegun: 'the start of the game',
    PointsAdjusted: 'the score correction',
    SeatJoined: 'the new seat',
    SeatLeft: 'the departure',
    TimeCalled: 'the end of the game',
  } satisfies Record<Exclude<AskedEvent['type'], 'Answered'>, string>,
  refusals,
  absence: { out: 'out', away: 'away', gone: 'has left', next: 'next hand' } satisfies RulebookConsoleWords['absence'],
  strip: {
    suitOf: (rank: string) => `${rank} of which suit?`,
    /** Before the keys that were typed while an answer was on its way. */
    kept: 'Then:',
    thinking: (name: string) => `${name} is playing …`,
    alone: 'The bots are playing.',
    /** `button` is what the big button says. */
    mayCount: (button: string) => `“${button}”: all turn their cards at once. Or type the cards.`,
  },
  corrections: {
    adjust: 'Correct the score',
    by: 'By how much',
    reason: 'Why?',
    reasonHint: 'Everybody can read the reason. You can undo this.',
    give: (name: string, by: number) => (by < 0 ? `Deduct ${-by} from ${name}` : `Add ${by} to ${name}`),
    reasons: ['Miscounted', 'Wrong card typed', 'Card misplaced', 'Everybody agrees'],
  },
  end: {
    title: 'End the game',
    question: 'End the game now?',
    /** What then counts; in some games what is under way is finished first. */
    counts: (unit: string, finishes: boolean) =>
      `${finishes ? 'What is under way is finished first.' : 'What is under way does not count.'} The most ${unit} win; equal ${unit} share the win. Nobody wins if nobody has any yet.`,
    points: 'points',
    yes: 'Yes, end it',
    no: 'Play on',
    help: { keys: 'F6', does: 'End the game early' },
  },
  help: ({ first, legend, suits, options }: DeckKeys) => [
    { keys: 'Space', does: 'The big button: count, the likeliest answer, skip the outcomes, next game' },
    { keys: first, does: `The rank of the card asked for${legend === '' ? '' : `: ${legend}`}` },
    ...(suits === undefined ? [] : [{ keys: suits.keys, does: `Its suit, if asked for: ${suits.legend}; or its number` }]),
    { keys: options, does: 'The other answers: every button shows its key' },
    { keys: 'Backspace', does: 'Take back the last key, or the last answer if nothing is half typed' },
    { keys: 'Escape', does: 'Halt the count; erase a half-typed card; close a panel' },
    { keys: 'F3 F6 F8 F9', does: 'Seats, corrections, record, sharing the table' },
  ],
};
export type AskedWords = Worded<typeof ASKED_EN>;
