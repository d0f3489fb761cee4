import { advanceAppeal, appellants, jokersToHear } from './appeal.ts';
import { nextPlace, unrevealed } from './armies.ts';
import { disgracesOf, judgeBattle, type Battle } from './battle.ts';
import { countHand } from './hands.ts';
import { commonOf, type Armies, type Common, type Declared, type In, type Play, type Replaced } from './play.ts';
import { endingOf, seatsIn, wentOut, withDisgraces, withHeads } from './score.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** HS-5: a new deal begins, its setup phase with the first seat in the game. */
export function beginDeal(common: Common): Play {
  const [seat] = seatsIn(common.scores, common.house);
  if (seat === undefined) throw new RangeError('everybody is out');
  return { ...commonOf(common), hands: [], phase: 'hands', seat };
}

/** HS-2: a hand has been declared; its Jokers may be appealed before they count (HS-9). */
export function declare(common: Common, declared: Declared): Play {
  if (declared.jokers === 0 || appellants(common, declared).length === 0) return counted(common, declared, 0);
  return { ...commonOf(common), phase: 'hand appeal', declared, heard: 0, annulled: 0, appeal: { step: 'appeal' } };
}

/** HS-9: a step in the appeal of a hand's Jokers, one after the other. */
export function appealHand(play: In<'hand appeal'>, given: string): Play {
  const appeal = advanceAppeal(play.appeal, given);
  if (typeof appeal !== 'string') return { ...play, appeal };
  const annulled = play.annulled + Number(appeal === 'granted');
  const heard = play.heard + 1;
  if (heard === play.declared.jokers) return counted(play, play.declared, annulled);
  return { ...play, heard, annulled, appeal: { step: 'appeal' } };
}

function counted(common: Common, declared: Declared, annulled: number): Play {
  const contenders = seatsIn(common.scores, common.house);
  const after = countHand(common, declared, annulled);
  return over(after, contenders) ?? nextHand(after, declared);
}

/** HS-2: a hand that was not clean is drawn anew, if its player is still in the game. */
function nextHand(common: Common, { seat, redrawn }: Declared): Play {
  const left = seatsIn(common.scores, common.house);
  const next = redrawn && left.includes(seat) ? seat : left.find((other) => other > seat);
  if (next !== undefined) return { ...commonOf(common), phase: 'hands', seat: next };
  const [first] = left;
  if (common.house.charges === 'no' || first === undefined) return reveal(common, []);
  return { ...commonOf(common), phase: 'charges', seat: first, charging: [] };
}

/** HS-8: one after the other says whether to add a card. */
export function charge(play: In<'charges'>, added: boolean): Play {
  const charging = added ? [...play.charging, play.seat] : play.charging;
  const next = seatsIn(play.scores, play.house).find((seat) => seat > play.seat);
  return next === undefined ? reveal(play, charging) : { ...play, seat: next, charging };
}

function reveal(common: Common, charging: readonly Seat[]): Play {
  const revealed = unrevealed(common.scores.length, seatsIn(common.scores, common.house), charging);
  return { ...commonOf(common), phase: 'armies', revealed };
}

/** A card has been entered; after the last one Jokers are appealed (HS-9), then the battle is judged. */
export function entered(common: Common, revealed: Armies): Play {
  if (nextPlace(revealed, common.king?.illegal) !== undefined) return { ...commonOf(common), phase: 'armies', revealed };
  const jokers = jokersToHear(common, revealed);
  if (jokers.length === 0) return fought(common, revealed, []);
  return { ...commonOf(common), phase: 'army appeal', revealed, jokers, appeal: { step: 'appeal' }, replaced: [] };
}

/** HS-9: the next Joker is heard, or the battle is judged. */
export function nextJoker(play: In<'army appeal'>): Play {
  const jokers = play.jokers.slice(1);
  if (jokers.length === 0) return fought(play, play.revealed, play.replaced);
  return { ...play, jokers, appeal: { step: 'appeal' } };
}

/** HS-5: heads are counted first, then disgraces, then the end is checked. */
function fought(common: Common, revealed: Armies, replaced: readonly Replaced[]): Play {
  const { house, scores, king, hands, battles } = common;
  const outcome = judgeBattle(battleOf(revealed, common));
  const gained = scores.map((_, seat) => (seat === outcome.winner ? outcome.heads : 0));
  const after = withDisgraces(withHeads(scores, gained), disgracesOf(outcome));
  const out = wentOut(scores, after, house);
  const last = { revealed, illegal: king?.illegal, outcome, hands, replaced, out };
  const next: Common = { ...commonOf(common), scores: after, hands: [], battles: battles + 1, last };
  return over(next, revealed.fighting) ?? beginDeal(next);
}

function battleOf({ armies, charges, charging }: Armies, { king }: Common): Battle {
  // A charge that nobody had to enter was added all the same (HS-8).
  const added = charges.map((card, seat) => card ?? (charging.includes(seat) ? '??' : null));
  return { armies, charges: added, illegal: king?.illegal ?? null };
}

/** The end, where the game has come to it (HS-5). */
export function over(common: Common, contenders: readonly Seat[]): Play | undefined {
  const ending = endingOf(common.scores, common.house, contenders);
  return ending && { ...commonOf(common), phase: 'over', ending, contenders };
}
