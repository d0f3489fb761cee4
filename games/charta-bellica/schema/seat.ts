import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { handTasks } from '../words/hands.ts';
import { CHARTA_BELLICA_SEAT } from '../words/seat.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';

export const chartaBellicaSeats: SeatParts<State> = {
  asks: (language) => CHARTA_BELLICA_WORDS[language].asks,
  own: (language) => CHARTA_BELLICA_SEAT[language],
  hands: handTasks,
};
