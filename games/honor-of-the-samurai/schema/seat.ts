import words from '../../../words/generated/honor-of-the-samurai.js';
import { sayIn } from '../../../words/say.ts';
import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { isOut } from '../rules/score.ts';
import { handTasks, samuraiAskValues } from '../words/hands.ts';

export const samuraiSeats: SeatParts<State> = {
  askValues: samuraiAskValues,
  hands: handTasks,
  rests({ play: { scores, house } }, seat, language) {
    const score = scores[seat];
    if (score === undefined || !isOut(score, house)) return undefined;
    const until = score.away === 'next deal' ? 'next' : house.out;
    return sayIn(language, words)(`honor-of-the-samurai-seat-rests-${until}`);
  },
};
