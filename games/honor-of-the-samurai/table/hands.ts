import { isFirst } from '../rules/armies.ts';
import type { HandReport, Play } from '../rules/play.ts';
import type { State } from '../rules/play.ts';
import { seatsIn } from '../rules/score.ts';
import { SAMURAI_WORDS } from '../words/words.ts';
import type { Language } from '../../../words/language.ts';

export function handLines({ play, players }: State, language: Language): readonly string[] {
  const words = SAMURAI_WORDS[language].hands;
  if (play.house.cards === 'dealt') return [];
  switch (play.phase) {
    case 'hands': {
      const last = play.hands.at(-1);
      if (last === undefined) return [words.deal];
      const redraws = last.redrawn && seatsIn(play.scores, play.house).includes(last.seat);
      return redraws ? [words.redraw(players[last.seat]?.name ?? '')] : [];
    }
    case 'charges':
      return play.charging.length === 0 && play.seat === seatsIn(play.scores, play.house)[0]
        ? [words.replace, words.charge]
        : [words.charge];
    case 'armies':
      return isFirst(play.revealed) && play.house.charges === 'no' ? [words.replace] : [];
    case 'king':
    case 'illegal suit':
    case 'hand appeal':
    case 'army appeal':
    case 'over':
      return [];
    default:
      return play satisfies never;
  }
}

/** What everybody should know before the next answer: what the last hand costs and gives, appealed or not (HS-2, HS-9). */
export function notes({ play, players }: State, language: Language): readonly string[] {
  const hand = handReport(play);
  if (hand === undefined) return [];
  const { seat, redrawn, jokers, annulled } = hand;
  const said = { name: players[seat]?.name ?? '', redrawn, jokers: jokers - annulled, annulled };
  const sentence = SAMURAI_WORDS[language].hand(said);
  return sentence === '' ? [] : [sentence];
}

function handReport(play: Play): Omit<HandReport, 'disgraces' | 'out'> | undefined {
  if (play.phase === 'hand appeal') return { ...play.declared, annulled: play.annulled };
  return play.phase === 'hands' || play.phase === 'charges' || play.phase === 'over' ? play.hands.at(-1) : undefined;
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
