import type { SeatParts } from '../../kit/schema/seat-report.ts';
import { cardsHeld, type State } from '../rules/play.ts';
import { askValues, handTasks } from '../words/hands.ts';
import words from '../../../words/generated/war.js';
import { sayIn } from '../../../words/say.ts';

export const warSeats: SeatParts<State> = {
  askValues,
  hands: handTasks,
  rests: ({ play }, seat, language) => (cardsHeld(play)[seat] === 0 ? sayIn(language, words)('war-seat-out') : undefined),
};
