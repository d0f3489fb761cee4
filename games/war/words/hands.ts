import type { Seat } from '../../../rulebook/seat.ts';
import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { WAR_SEAT } from './seat.ts';
import { cardsHeld, isPending, turning, type Play, type State } from '../rules/play.ts';
import { battlesLeft, minutesOf } from '../rules/house.ts';
import type { Language } from '../../../words/language.ts';
import { WAR_WORDS } from './words.ts';

/** Who moves what with real cards before the next answer; nobody where the screen deals. */
export function handTasks({ play, players }: State, language: Language): readonly HandLine[] {
  const words = WAR_WORDS[language].hands;
  const { tasks } = WAR_SEAT[language];
  const { house } = play;
  if (house.cards === 'dealt') return [];
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  if (play.phase === 'playing' && !isPending(play)) {
    const begins = play.said.what === 'cards' && play.said.named === 0;
    const to = turning(play);
    return begins ? [{ said: words.war(to.map(nameOf), house.variation), to, you: tasks.war[house.variation] }] : [];
  }
  const out = outNow(play);
  // WR-5: once the time is up nobody begins a battle any more.
  const lay = play.phase === 'playing' && play.time === 'runs' ? [{ said: words.lay(house.variation), to: turning(play) }] : [];
  return [moved(play, nameOf, language), ...(out.length > 0 ? [{ said: words.out(out.map(nameOf)), to: [] }] : []), ...lay];
}

/** Where the cards go: dealt, to the winner of the last battle, or nowhere. */
function moved({ last }: Play, nameOf: (seat: Seat) => string, language: Language): HandLine {
  const words = WAR_WORDS[language].hands;
  const next = last?.battle.next;
  if (next === undefined) return { said: words.deal(nameOf(0)), to: 'dealer' };
  if (next.what !== 'won') return { said: words.wait };
  return { said: words.take(nameOf(next.winner)), to: [next.winner], you: WAR_SEAT[language].tasks.take };
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** Beside the battle's number: when the game ends, but for a clock that runs, and the variation. */
export function headline({ play, asked }: State, language: Language): readonly string[] {
  const words = WAR_WORDS[language];
  const { house, brought } = play;
  const minutes = minutesOf(house);
  const left = battlesLeft(house, brought.length);
  // The clock begins to run with the first answer.
  const clock = minutes !== undefined && asked === 0 ? [words.ends.minutes(minutes)] : [];
  const limit = left === undefined ? clock : [...clock, words.ends.battlesLeft(left)];
  const end = minutes === undefined && left === undefined ? [words.ends.total] : limit;
  const over = play.phase === 'over' || play.time === 'up';
  return [...(over ? [] : end), ...(house.variation === 'classic' ? [] : [words.variations[house.variation]])];
}

/** WR-5 */
export function notes({ play }: State, language: Language): readonly string[] {
  return play.phase === 'playing' && play.time === 'up' ? [WAR_WORDS[language].ends.called] : [];
}

/** WR-7: who laid the last card in the battle before this one. */
function outNow(play: Play): readonly number[] {
  const held = cardsHeld(play);
  const { clashes = [] } = play.last?.battle ?? {};
  return [...held.keys()].filter((seat) => held[seat] === 0 && clashes.some(({ laid }) => laid[seat]?.length !== 0));
}
