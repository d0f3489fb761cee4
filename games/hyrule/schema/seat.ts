import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { handTasks } from '../words/hands.ts';
import words from '../../../words/generated/hyrule.js';
import { sayIn } from '../../../words/say.ts';

export const hyruleSeats: SeatParts<State> = {
  hands: handTasks,
  rests({ play }, seat, language) {
    const { seats } = play.phase === 'measuring' ? play : play.course;
    return play.hand === 0 || seats.includes(seat) ? undefined : sayIn(language, words)('hyrule-seat-not-in-run-off');
  },
};
