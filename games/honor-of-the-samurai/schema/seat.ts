import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { isOut } from '../rules/score.ts';
import { handTasks } from '../words/hands.ts';
import { SAMURAI_SEAT } from '../words/seat.ts';
import { SAMURAI_WORDS } from '../words/words.ts';

export const samuraiSeats: SeatParts<State> = {
  asks: (language) => SAMURAI_WORDS[language].asks,
  own: (language) => SAMURAI_SEAT[language],
  hands: handTasks,
  rests({ play: { scores, house } }, seat, language) {
    const score = scores[seat];
    if (score === undefined || !isOut(score, house)) return undefined;
    return SAMURAI_SEAT[language].rests[score.away === 'next deal' ? 'next' : house.out];
  },
};
