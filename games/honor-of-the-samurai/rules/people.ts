import { appellants, jokersToHear } from './appeal.ts';
import { beginDeal, charge, counted, entered, fought, nextHand, over, reveal } from './course.ts';
import type { Armies, Common, Play } from './play.ts';
import { seatsIn, type Score } from './score.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** HS-2: the army and the hand of a player who leaves are laid aside, as those of a player who is out; heads and disgraces stay. */
export function leave(play: Play, seat: Seat): Play {
  const next = withScore(play, seat, { ...scoreOf(play, seat), away: 'gone' });
  const ended = over(next, seatsIn(play.scores, play.house));
  if (ended !== undefined) return ended;
  switch (next.phase) {
    case 'king':
    case 'over':
      return next;
    case 'illegal suit':
      return next.seat === seat ? beginDeal(next) : next;
    case 'hands':
      return next.seat === seat ? nextHand(next, { seat, redrawn: false, jokers: 0 }) : next;
    case 'hand appeal': {
      const { declared, annulled } = next;
      if (declared.seat === seat) return nextHand(next, { ...declared, redrawn: false });
      return appellants(next, declared).length === 0 ? counted(next, declared, annulled) : next;
    }
    case 'charges': {
      const charging = next.charging.filter((other) => other !== seat);
      return next.seat === seat ? charge({ ...next, charging }, false) : { ...next, charging };
    }
    case 'armies':
      return onlyAside(next) ? reveal(next, []) : entered(next, without(next.revealed, seat));
    case 'army appeal': {
      const revealed = without(next.revealed, seat);
      const heard = jokersToHear(next, revealed);
      const jokers = next.jokers.filter((joker) => heard.some((other) => other.seat === joker.seat && other.at === joker.at));
      const replaced = next.replaced.filter((other) => other.seat !== seat);
      if (onlyAside(next)) return reveal(next, []);
      if (jokers.length === 0) return fought(next, revealed, replaced);
      return { ...next, revealed, jokers, replaced, appeal: jokers[0] === next.jokers[0] ? next.appeal : 'appeal' };
    }
  }
}

/** A new player plays from the next deal on, without heads or disgraces. */
export function join(play: Play): Play {
  return withScore(play, play.scores.length, { heads: 0, disgraces: 0, away: 'next deal' });
}

/** A player who left plays again from the next deal on. */
export function back(play: Play, seat: Seat): Play {
  return withScore(play, seat, { ...scoreOf(play, seat), away: 'next deal' });
}

function scoreOf({ scores }: Common, seat: Seat): Score {
  return scores[seat] ?? { heads: 0, disgraces: 0 };
}

/** The play with this score in a seat, which may be a new one; the last battle is shown without it. */
function withScore(play: Play, seat: Seat, score: Score): Play {
  const scores = [...play.scores.slice(0, seat), score, ...play.scores.slice(seat + 1)];
  const last = play.last && { ...play.last, scores: scores.map((now, at) => play.last?.scores[at] ?? now) };
  return 'revealed' in play
    ? { ...play, scores, last, revealed: widened(play.revealed, scores.length) }
    : { ...play, scores, last };
}

function widened(revealed: Armies, seats: number): Armies {
  const bySeat = <Entry>(entries: readonly (Entry | null)[]) => Array.from({ length: seats }, (_, seat) => entries[seat] ?? null);
  return { ...revealed, armies: bySeat(revealed.armies), charges: bySeat(revealed.charges) };
}

function onlyAside({ scores, house }: Common): boolean {
  return seatsIn(scores, house).length === 0;
}

function without(revealed: Armies, seat: Seat): Armies {
  const { fighting, charging, armies, charges, aside } = revealed;
  const cards = [...(armies[seat] ?? []), ...[charges[seat] ?? []].flat()];
  return {
    fighting: fighting.filter((other) => other !== seat),
    charging: charging.filter((other) => other !== seat),
    armies: armies.with(seat, null),
    charges: charges.with(seat, null),
    aside: [...aside, ...cards],
  };
}
