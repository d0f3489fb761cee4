import type { AskedWords } from './words.ts';

const seatNumber = (seat: string | number | undefined) => Number(seat ?? 0) + 1;

/** Where a card is known to be; `name` is whose it is. */
function lies(name: string | number | undefined): string {
  return name === undefined || name === '' ? 'it is somewhere else already' : `${name} has it`;
}

export const ASKED_EN: AskedWords = {
  steps: {
    GameBegun: 'the beginning of the game',
    Answered: 'the last answer',
    PointsAdjusted: 'the correction of the score',
    TimeCalled: 'the end of the time',
  },
  refusals: {
    seats: ({ least, most, given }) => `This game seats ${least} to ${most}, not ${given}.`,
    'same player twice': ({ name }) => `${name} is already at the table.`,
    'name missing': ({ seat }) => `Seat ${seatNumber(seat)} has no name.`,
    'house value': ({ key, given }) => `“${given}” is no value for the house rule “${key}”.`,
    'game over': () => 'The game is over.',
    'already answered': () => 'That question has been answered. The one on the screen is next.',
    'no such answer': ({ given }) => `“${given}” answers nothing that is asked now.`,
    'card cannot be there': ({ name }) =>
      `That card cannot be there: ${lies(name)}. The same card once more, and it counts all the same.`,
    'no such player': () => 'Nobody of that name plays tonight.',
    points: ({ given }) => `${given} cannot be given or taken.`,
    'no clock': () => 'This game is played without a clock.',
    'reason missing': () => 'Say why: everybody can read the reason.',
  },
  absence: { out: 'out', away: 'away' },
  strip: {
    suitOf: (rank) => `${rank} of which suit?`,
    kept: 'Then:',
    thinking: (name) => `${name} is playing …`,
    alone: 'The bots play.',
    mayCount: 'Space counts, and all turn their cards at once. Or type them.',
    asExpected: 'the card that must come',
  },
  corrections: {
    adjust: 'Correct the score',
    by: 'By how much',
    reason: 'Why?',
    reasonHint: 'Everybody can read the reason; it can be undone.',
    give: (name, by) => (by < 0 ? `Take ${-by} from ${name}` : `Give ${by} to ${name}`),
    reasons: ['Miscounted', 'A card was typed wrongly', 'A card was misplaced', 'All agree'],
  },
  help: ({ first, legend, suits, options }) => [
    { keys: 'Space', does: 'The big button: count, the likeliest answer, skip the presented, next game' },
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
