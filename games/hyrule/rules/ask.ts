import type { Option, OpenQuestion } from '../../../rulebook/ask.ts';
import { refuseSwap } from './course.ts';
import type { Laying, Play } from './play.ts';

/** The screen draws the card; see `House.cards`. */
export const LAY = 'lay';
export const SWAP = 'swap';
/** The leader had second thoughts, before a card was named. */
export const NO_SWAP = 'no swap';
export const PLAY_OFF = 'play off';
const SHARE = 'share';

/** What the table waits for; undefined when the game is over. */
export function nextQuestion(play: Play): OpenQuestion | undefined {
  switch (play.phase) {
    case 'measuring':
      return {
        kind: 'option',
        what: play.hand === 0 ? 'tallest' : 'tallest in run-off',
        options: play.seats.map((seat) => ({ value: String(seat), seat })),
      };
    case 'laying':
      return laying(play);
    case 'swapping':
      return { kind: 'card', what: 'discard', seat: play.lead.leader, options: [option(NO_SWAP)] };
    case 'drawn':
      return { kind: 'option', what: 'run-off', options: [PLAY_OFF, SHARE].map(option) };
    case 'over':
      return undefined;
  }
}

/** HY-4, HY-5: whose card is next; the leader may swap instead. */
function laying({ house, lead, order, laid, course }: Laying): OpenQuestion {
  const first = laid.length === 0;
  const what = lead === undefined ? 'turned' : first ? 'lead' : 'follow';
  const swaps = first && refuseSwap(course) === undefined ? [option(SWAP)] : [];
  const counted = lead === undefined && first && { counted: true as const };
  const seat = order[laid.length];
  const whose = seat !== undefined && { seat };
  if (house.cards === 'entered') return { kind: 'card', what, ...whose, ...counted, options: swaps };
  // By chance one answer turns all cards; by strategy each is drawn when its turn comes.
  return { kind: 'option', what, ...(lead && whose), ...counted, options: [option(LAY), ...swaps], standard: LAY };
}

function option(value: string): Option {
  return { value };
}
