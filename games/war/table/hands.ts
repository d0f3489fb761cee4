import { cardsHeld, isPending, turning, type Play, type State } from '../rules/play.ts';
import type { Language } from '../../../words/language.ts';
import { WAR_WORDS } from '../words/words.ts';

/** Who moves what with real cards before the next answer; nobody where the kiosk deals. */
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
  if (play.phase === 'over') return next?.what === 'won' ? [moved] : [];
  const out = outNow(play).map(nameOf);
  // WR-5: once the time is up nobody begins a battle any more.
  const lay = play.time === 'runs' ? [words.lay(house.variation)] : [];
  return [moved, ...(out.length > 0 ? [words.out(out)] : []), ...lay];
}

/** WR-7: who laid the last card in the battle before this one. */
function outNow(play: Play): readonly number[] {
  const held = cardsHeld(play);
  const { clashes = [] } = play.last?.battle ?? {};
  return [...held.keys()].filter((seat) => held[seat] === 0 && clashes.some(({ laid }) => laid[seat]?.length !== 0));
}
