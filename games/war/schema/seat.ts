import type { SeatParts } from '../../kit/schema/seat-report.ts';
import { cardsHeld, type State } from '../rules/play.ts';
import { handTasks } from '../words/hands.ts';
import { WAR_SEAT } from '../words/seat.ts';
import { WAR_WORDS } from '../words/words.ts';

export const warSeats: SeatParts<State> = {
  asks: (language) => WAR_WORDS[language].asks,
  own: (language) => WAR_SEAT[language],
  hands: handTasks,
  rests: ({ play }, seat, language) => (cardsHeld(play)[seat] === 0 ? WAR_SEAT[language].out : undefined),
};
