import type { AskedState } from '../../../rules/asked/types.ts';
import { laidIn } from '../../../rules/war/battle.ts';
import type { WarHouse } from '../../../rules/war/house.ts';
import { cardsHeld, type Play } from '../../../rules/war/play.ts';
import type { RoundTold } from '../door.ts';

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
