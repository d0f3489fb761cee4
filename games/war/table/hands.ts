import { cardsHeld, isPending, turning, type Play, type State } from '../rules/play.ts';
import { battlesLeft, minutesOf } from '../rules/house.ts';
import type { Language } from '../../../words/language.ts';
import { WAR_WORDS } from '../words/words.ts';

/** Who moves what with real cards before the next answer; nobody where the screen deals. */
export function handLines({ play, players }: State, language: Language): readonly string[] {
  const words = WAR_WORDS[language].hands;
  const { house } = play;
  if (house.cards === 'dealt') return [];
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  if (play.phase === 'playing' && !isPending(play)) {
    const begins = play.said.what === 'cards' && play.said.named === 0;
    return begins ? [words.war(turning(play).map(nameOf), house.variation)] : [];
  }
  const next = play.last?.battle.next;
  const moved = next === undefined ? words.deal(nameOf(0)) : next.what === 'won' ? words.take(nameOf(next.winner)) : words.wait;
  const out = outNow(play).map(nameOf);
  // WR-5: once the time is up nobody begins a battle any more.
  const lay = play.phase === 'playing' && play.time === 'runs' ? [words.lay(house.variation)] : [];
  return [moved, ...(out.length > 0 ? [words.out(out)] : []), ...lay];
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
