import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { handTasks } from '../words/hands.ts';
import { HYRULE_SEAT } from '../words/seat.ts';
import { HYRULE_WORDS } from '../words/words.ts';

export const hyruleSeats: SeatParts<State> = {
  asks: (language) => HYRULE_WORDS[language].asks,
  own: (language) => HYRULE_SEAT[language],
  hands: handTasks,
  rests({ play }, seat, language) {
    const { seats } = play.phase === 'measuring' ? play : play.course;
    return play.hand === 0 || seats.includes(seat) ? undefined : HYRULE_SEAT[language].notInRunOff;
  },
};
