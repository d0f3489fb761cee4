import type { OptionQuestion, Option } from '../../../rulebook/ask.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { clash } from './battle.ts';
import type { FlipsJudged } from './flips.ts';
import { afterClash, dueNow, isUntold, turning, unknownCards, type Play, type Playing } from './play.ts';

/** Asks who takes the cards, or that it is war; and then among whom, where there are several ways. */
export function askTaker(play: Playing): OptionQuestion {
  const seats = turning(play);
  if (play.said.what === 'tied') {
    const { tied } = play.said;
    const others = seats.filter((seat) => !tied.includes(seat)).map(optionOf);
    const enough = tied.length > 1;
    return {
      kind: 'option',
      what: 'tied',
      options: [...others, ...(enough ? [{ value: 'done' }] : [])],
      ...(enough && { standard: 'done' }),
    };
  }
  const options = [
    ...seats.map(optionOf),
    ...(seats.length > 1 ? [{ value: 'war' }] : []),
    ...(play.time === 'up' && isUntold(play) ? [{ value: 'none' }] : []),
  ];
  const [only, other] = options;
  const standard = only !== undefined && other === undefined ? { standard: only.value } : {};
  return { kind: 'option', what: play.battle.clashes.length === 0 ? 'battle' : 'war', options, ...standard };
}

/** The game after an answer to `askTaker`. */
export function nameTaker(play: Playing, given: string): Play {
  const seats = turning(play);
  if (play.said.what === 'cards') {
    if (given !== 'war') return fought(play, { winner: Number(given), war: [] });
    return seats.length === 2 ? fought(play, { winner: null, war: seats }) : { ...play, said: { what: 'tied', tied: [] } };
  }
  if (given === 'done') return fought(play, { winner: null, war: play.said.tied });
  const tied = [...play.said.tied, Number(given)].sort((a, b) => a - b);
  return tied.length === seats.length ? fought(play, { winner: null, war: tied }) : { ...play, said: { what: 'tied', tied } };
}

function optionOf(seat: Seat): Option {
  return { value: String(seat), seat };
}

function fought(play: Playing, judged: FlipsJudged): Play {
  const due = dueNow(play);
  const laid = due.map(unknownCards);
  const stacks = play.table.stacks.map((stack, seat) => stack.slice(due[seat]));
  return afterClash(play, { ...play.table, stacks }, clash(play.battle, laid, judged));
}
