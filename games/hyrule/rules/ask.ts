import type { Option, OpenQuestion } from '../../../rulebook/ask.ts';
import { refuseSwap } from './course.ts';
import type { Laying, Play } from './play.ts';

/** The kiosk draws the card; see `House.cards`. */
export const LAY = 'lay';
export const SWAP = 'swap';
/** The leader had second thoughts, before a card was named. */
export const NO_SWAP = 'no swap';
export const PLAY_OFF = 'play off';
export const SHARE = 'share';

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
      return play.house.cards === 'dealt' ? dealing(play) : laying(play);
    case 'swapping':
      return { kind: 'card', what: 'discard', seat: play.lead.leader, options: [option(NO_SWAP)] };
    case 'drawn':
      return { kind: 'option', what: 'run-off', options: [PLAY_OFF, SHARE].map(option) };
    case 'over':
      return undefined;
    default:
      return play satisfies never;
  }
}

/** HY-4, HY-5: whose card is next; the leader may swap instead. */
function laying(play: Laying): OpenQuestion {
  const seat = play.order[play.laid.length];
  const first = play.laid.length === 0;
  const whose = seat === undefined ? {} : { seat };
  if (play.lead === undefined) return { kind: 'card', what: 'turned', ...whose, ...(first && { counted: true }), options: [] };
  return first
    ? { kind: 'card', what: 'lead', ...whose, options: swapOptions(play) }
    : { kind: 'card', what: 'follow', ...whose, options: [] };
}

/** By chance one answer turns all cards; by strategy each is drawn when its turn comes. */
function dealing(play: Laying): OpenQuestion {
  const lay = [option(LAY)];
  if (play.lead === undefined) return { kind: 'option', what: 'turned', counted: true, options: lay, standard: LAY };
  const seat = play.order[play.laid.length];
  const first = play.laid.length === 0;
  const options = first ? [...lay, ...swapOptions(play)] : lay;
  return { kind: 'option', what: first ? 'lead' : 'follow', ...(seat !== undefined && { seat }), options, standard: LAY };
}

function swapOptions({ course }: Laying): readonly Option[] {
  return refuseSwap(course) === undefined ? [option(SWAP)] : [];
}

function option(value: string): Option {
  return { value };
}
