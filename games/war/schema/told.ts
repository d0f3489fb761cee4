import type { AskedState } from '../../../rulebook/questions/types.ts';
import { laidIn } from '../rules/battle.ts';
import type { WarHouse } from '../rules/house.ts';
import { cardsHeld, type Play } from '../rules/play.ts';
import type { RoundTold } from '../../../host/games/door.ts';

/** The last battle as an export tells it: what each laid, and what its winner took, the cards that waited not named again. */
export function told({ play, players }: AskedState<WarHouse, Play>): RoundTold | undefined {
  const { last } = play;
  if (last === undefined) return undefined;
  const laid = laidIn(last.battle);
  const { next } = last.battle;
  const held = cardsHeld(play);
  return {
    table: [],
    seats: players.map((player, seat) => ({
      player,
      laid: laid[seat] ?? [],
      took: next.what === 'won' && next.winner === seat ? laid.flat() : [],
      standing: held[seat] === 0 ? 'out' : 'in',
    })),
  };
}
