import { advanceAppeal, appellants, jokersToHear, KEEP, NOBODY } from './appeal.ts';
import { cardEntered, nextPlace, unrevealed, withCard } from './armies.ts';
import { disgracesOf, judgeBattle, type Battle } from './battle.ts';
import { countHand, HANDS, isHandWord } from './hands.ts';
import { commonOf, type Armies, type Common, type Declared, type In, type Play, type Replaced } from './play.ts';
import { backIn, endingOf, seatsIn, wentOut, withDisgraces, withHeads } from './score.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Card, Suit } from '../../../rulebook/card.ts';
import type { Given } from '../../../rulebook/questions/game.ts';
import type { House } from './house.ts';

/** HS-6: the last winner at this table is King; if there are none or several, nobody is. */
export function start(players: number, house: House, lastWinners: readonly Seat[] | undefined): Play {
  const scores = Array.from({ length: players }, () => ({ heads: 0, disgraces: 0 }));
  const common = { house, scores, king: undefined, hands: [], unfought: [], battles: 0, last: undefined };
  if (house.kings === 'no') return beginDeal(common);
  if (lastWinners === undefined) return { ...common, phase: 'king' };
  const [seat, ...others] = lastWinners;
  return seat === undefined || others.length > 0 ? beginDeal(common) : { ...common, phase: 'illegal suit', seat };
}

/** The play after an answer whose form has been checked; `drawn` are the cards that the host turned up with it. */
export function advance(play: Play, { given }: Given, drawn: readonly Card[]): Play {
  const [card = given] = drawn;
  switch (play.phase) {
    case 'king':
      return given === NOBODY ? beginDeal(play) : { ...commonOf(play), phase: 'illegal suit', seat: Number(given) };
    case 'illegal suit':
      return beginDeal({ ...play, king: { seat: play.seat, illegal: given as Suit } });
    case 'hands':
      if (!isHandWord(given)) throw new RangeError(`no hand is declared as ${given}`);
      return declare(play, { seat: play.seat, ...HANDS[given] });
    case 'hand appeal':
      return appealHand(play, card);
    case 'charges':
      return charge(play, given === 'yes');
    case 'armies':
      return entered(
        play,
        [card, ...drawn.slice(1)].reduce<Armies>((so, next) => laid(so, next, play.king?.illegal), play.revealed),
      );
    case 'army appeal':
      return appealJoker(play, card);
    case 'over':
      throw new RangeError('nothing is asked when the game is over');
  }
}

function laid(revealed: Armies, written: string, illegal: Suit | undefined): Armies {
  const place = nextPlace(revealed, illegal);
  if (place === undefined) throw new RangeError('every card has been entered');
  return withCard(revealed, place, cardEntered(revealed, written));
}

/** HS-9: a step in the appeal of a Joker in an army. */
function appealJoker(play: In<'army appeal'>, given: string): Play {
  const { revealed, appeal, jokers } = play;
  const [place] = jokers;
  if (place === undefined) throw new RangeError('no Joker is heard');
  if (given === KEEP) return nextJoker(play);
  if (appeal === 'replacement') {
    const card = cardEntered(revealed, given);
    const replaced = [...play.replaced, { seat: place.seat, card }];
    return nextJoker({ ...play, revealed: withCard(revealed, place, card), replaced });
  }
  const drawn = appeal === 'drawn' ? [cardEntered(revealed, given)] : [];
  const heard = { ...play, revealed: { ...revealed, aside: [...revealed.aside, ...drawn] } };
  const next = advanceAppeal(appeal, given);
  if (next === 'refused') return nextJoker(heard);
  return { ...heard, appeal: next === 'granted' ? 'replacement' : next };
}

/** The dealer gives or takes heads: the end is looked at anew, and a game that is over may go on. */
export function adjust(play: Play, seat: Seat, by: number): Play {
  const { last } = play;
  const shown = last && { ...last, scores: withHeads(last.scores, seat, by) };
  const corrected = { ...play, scores: withHeads(play.scores, seat, by), last: shown };
  if (corrected.phase === 'over') return over(corrected, corrected.contenders) ?? beginDeal(corrected);
  return over(corrected, seatsIn(play.scores, play.house)) ?? corrected;
}

/** HS-5: a new deal begins, its setup phase with the first seat in the game. */
export function beginDeal(common: Common): Play {
  const scores = backIn(common.scores, common.house);
  const [seat] = seatsIn(scores, common.house);
  if (seat === undefined) throw new RangeError('everybody is out');
  return { ...commonOf(common), scores, hands: [], phase: 'hands', seat };
}

/** HS-2: a hand has been declared; its Jokers may be appealed before they count (HS-9). */
function declare(common: Common, declared: Declared): Play {
  if (declared.jokers === 0 || appellants(common, declared).length === 0) return counted(common, declared, 0);
  return { ...commonOf(common), phase: 'hand appeal', declared, heard: 0, annulled: 0, appeal: 'appeal' };
}

/** HS-9: a step in the appeal of a hand's Jokers, one after the other. */
function appealHand(play: In<'hand appeal'>, given: string): Play {
  const appeal = advanceAppeal(play.appeal, given);
  if (appeal !== 'granted' && appeal !== 'refused') return { ...play, appeal };
  const annulled = play.annulled + Number(appeal === 'granted');
  const heard = play.heard + 1;
  if (heard === play.declared.jokers) return counted(play, play.declared, annulled);
  return { ...play, heard, annulled, appeal: 'appeal' };
}

export function counted(common: Common, declared: Declared, annulled: number): Play {
  const contenders = seatsIn(common.scores, common.house);
  const after = countHand(common, declared, annulled);
  return over(after, contenders) ?? nextHand(after, declared);
}

/** HS-2: a hand that was not clean is drawn anew, if its player is still in the game. */
export function nextHand(common: Common, { seat, redrawn }: Declared): Play {
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

export function reveal(common: Common, charging: readonly Seat[]): Play {
  const fighting = seatsIn(common.scores, common.house);
  // HS-5: everybody is out, the hand has no winner, and the next one follows.
  if (fighting.length === 0) return beginDeal({ ...common, unfought: [...common.unfought, ...common.hands] });
  const revealed = unrevealed(common.scores.length, fighting, charging);
  return { ...commonOf(common), phase: 'armies', revealed };
}

/** A card has been entered; after the last one Jokers are appealed (HS-9), then the battle is judged. */
export function entered(common: Common, revealed: Armies): Play {
  if (nextPlace(revealed, common.king?.illegal) !== undefined) return { ...commonOf(common), phase: 'armies', revealed };
  const jokers = jokersToHear(common, revealed);
  if (jokers.length === 0) return fought(common, revealed, []);
  return { ...commonOf(common), phase: 'army appeal', revealed, jokers, appeal: 'appeal', replaced: [] };
}

/** HS-9: the next Joker is heard, or the battle is judged. */
function nextJoker(play: In<'army appeal'>): Play {
  const jokers = play.jokers.slice(1);
  if (jokers.length === 0) return fought(play, play.revealed, play.replaced);
  return { ...play, jokers, appeal: 'appeal' };
}

/** HS-5: heads are counted first, then disgraces, then the end is checked. */
export function fought(common: Common, revealed: Armies, replaced: readonly Replaced[]): Play {
  const { house, scores, king, battles } = common;
  const outcome = judgeBattle(battleOf(revealed, common));
  const after = withDisgraces(withHeads(scores, outcome.winner, outcome.heads), disgracesOf(outcome));
  const out = wentOut(scores, after, house);
  const hands = [...common.unfought, ...common.hands];
  const last = { revealed, illegal: king?.illegal, outcome, hands, replaced, scores: after, out };
  const next: Common = { ...commonOf(common), scores: after, hands: [], unfought: [], battles: battles + 1, last };
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
