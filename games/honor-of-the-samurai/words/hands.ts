import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { SAMURAI_SEAT } from './seat.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { isFirst } from '../rules/armies.ts';
import { seatsWhere } from '../rules/battle.ts';
import type { HandReport, Play, State } from '../rules/play.ts';
import { isOut, pointsOf, seatsIn } from '../rules/score.ts';
import { headsWorth } from '../rules/stake.ts';
import { SAMURAI_WORDS } from './words.ts';
import { listIn, type Language } from '../../../words/language.ts';

/** Who moves what with real cards before the next answer; nobody where the screen deals. */
export function handTasks({ play, players }: State, language: Language): readonly HandLine[] {
  const words = SAMURAI_WORDS[language].hands;
  if (play.house.cards === 'dealt') return [];
  const seats = seatsIn(play.scores, play.house);
  const replace = { said: words.replace, to: seats };
  switch (play.phase) {
    case 'hands': {
      const last = play.hands.at(-1);
      if (last === undefined) return [{ said: words.deal, to: 'dealer' }];
      if (!last.redrawn || !seats.includes(last.seat)) return [];
      return [{ said: words.redraw(players[last.seat]?.name ?? ''), to: [last.seat], you: SAMURAI_SEAT[language].tasks.redraw }];
    }
    case 'charges': {
      const charge = { said: words.charge, to: seats, you: SAMURAI_SEAT[language].tasks.charge };
      return play.charging.length === 0 && play.seat === seats[0] ? [replace, charge] : [charge];
    }
    case 'armies':
      return isBeforeArmies(play) ? [replace] : [];
    case 'king':
    case 'illegal suit':
    case 'hand appeal':
    case 'army appeal':
    case 'over':
      return [];
  }
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** The armies follow the last hand, and nothing of them is turned up yet. */
function isBeforeArmies(play: Play): boolean {
  return play.phase === 'armies' && isFirst(play.revealed) && play.house.charges === 'no';
}

/** HS-1: whose heads are worth what, where that is a sum. */
export function settlement({ play: { scores, house }, players }: State, language: Language): readonly string[] {
  const sums = players.flatMap(({ name }, seat) => {
    const worth = scores[seat] && headsWorth(pointsOf(scores[seat], house), house.stake);
    return worth === undefined ? [] : [`${name} ${worth}`];
  });
  return sums.length === 0 ? [] : [SAMURAI_WORDS[language].hands.settle(sums.join(', '))];
}

/** What everybody should know before the next answer: what the last hand costs and gives, and who plays again (HS-2, HS-9). */
export function notes({ play, players }: State, language: Language): readonly string[] {
  const words = SAMURAI_WORDS[language];
  const hand = handReport(play);
  const begins = play.phase === 'hands' && play.hands.length === 0;
  const name = (seat: Seat) => players[seat]?.name ?? '';
  const list = listIn(language);
  if (hand !== undefined) {
    const said = words.hand({ ...hand, name: name(hand.seat), jokers: hand.jokers - hand.annulled });
    const out = 'out' in hand && hand.out.length > 0 ? `${words.spoken.out(list(hand.out.map(name)))}.` : '';
    return [said, out, begins ? words.allOut : ''].filter((line) => line !== '');
  }
  if (!begins || play.house.out === 'game') return [];
  const back = seatsWhere(play.last?.scores ?? [], (score) => isOut(score, play.house));
  return back.length === 0 ? [] : [words.back(list(back.map(name)))];
}

function handReport(play: Play): HandReport | Omit<HandReport, 'disgraces' | 'out'> | undefined {
  if (play.phase === 'hand appeal') return { ...play.declared, annulled: play.annulled };
  if (play.phase === 'hands') return play.hands.at(-1) ?? play.unfought.at(-1);
  return play.phase === 'charges' || play.phase === 'over' || isBeforeArmies(play) ? play.hands.at(-1) : undefined;
}

/**
 * Beside the round's number: the illegal suit (HS-6), and how a game ended by a hand (HS-5). An end by a battle is told
 * with it.
 */
export function headline({ play }: State, language: Language): readonly string[] {
  const { illegal, endings } = SAMURAI_WORDS[language];
  if (play.phase === 'over' && play.hands.length > 0 && play.ending.reason !== 'ten heads') return [endings[play.ending.reason]];
  return play.king === undefined ? [] : [illegal(play.king.illegal)];
}
