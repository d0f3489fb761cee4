import type { Card, Suit } from '../../../rulebook/card.ts';
import type { Given } from '../../../rulebook/questions/game.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { advanceAppeal, NOBODY } from './appeal.ts';
import { cardEntered, nextPlace, withCard } from './armies.ts';
import { appealHand, beginDeal, charge, declare, entered, nextJoker, over } from './course.ts';
import { HANDS, isHandWord } from './hands.ts';
import type { House } from './house.ts';
import { commonOf, type Armies, type In, type Play } from './play.ts';
import { seatsIn, withHeads } from './score.ts';

/** A game begins; if Kings are played, the first question is who is King (HS-6). */
export function start(players: number, house: House): Play {
  const scores = Array.from({ length: players }, () => ({ heads: 0, disgraces: 0 }));
  const common = { house, scores, king: undefined, hands: [], battles: 0, last: undefined };
  return house.kings === 'yes' ? { ...common, phase: 'king' } : beginDeal(common);
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
    default:
      return play satisfies never;
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
  if (appeal.step === 'replacement') {
    const card = cardEntered(revealed, given);
    const replaced = [...play.replaced, { seat: place.seat, card }];
    return nextJoker({ ...play, revealed: withCard(revealed, place, card), replaced });
  }
  const drawn = appeal.step === 'drawn' ? [cardEntered(revealed, given)] : [];
  const heard = { ...play, revealed: { ...revealed, aside: [...revealed.aside, ...drawn] } };
  const next = advanceAppeal(appeal, given, place.seat);
  if (next === 'refused') return nextJoker(heard);
  if (next === 'granted') return { ...heard, appeal: { step: 'replacement', by: place.seat } };
  return { ...heard, appeal: next };
}

/** The dealer gives or takes heads: the end is looked at anew, and a game that is over may go on. */
export function adjust(play: Play, seat: Seat, by: number): Play {
  const scores = withHeads(
    play.scores,
    play.scores.map((_, other) => (other === seat ? by : 0)),
  );
  const corrected = { ...play, scores };
  if (corrected.phase === 'over') return over(corrected, corrected.contenders) ?? beginDeal(corrected);
  return over(corrected, seatsIn(play.scores, play.house)) ?? corrected;
}
