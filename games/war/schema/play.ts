import type { Card } from '../../../rulebook/card.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { laidIn, warsIn, type Battle } from '../rules/battle.ts';
import { endingOf, fight, type FromTheTop, DECK, SEATS, countsOf, type Table } from '../rules/table.ts';
import { placed, refuseNames, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import { refusedField, type HeadlessAnswer } from '../../../host/games/headless.ts';
import { refused } from './resolve.ts';
import { playSchema } from './schema.ts';

/** `referee play`: a whole game with known stacks, until it ends or `battles` have been fought. */
export function play(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(playSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { players, stacks, house, battles } = checked.value;
  const { variation = 'classic' } = house;
  const refusal =
    refuseSeats('players', players.length, SEATS, 'WR-1') ?? refuseNames(players) ?? refuseStacks(stacks, players.length);
  if (refusal !== undefined) return refused(refusal.refusal);
  if (variation === 'suicide') return refused(refuse('cards are chosen', {}, 'WR-6').refusal);
  return playBattles({ stacks, waiting: [] }, variation, battles, reasons);
}

function playBattles(first: Table, variation: FromTheTop, most: number, reasons: boolean): HeadlessAnswer {
  let table = first;
  let ending = endingOf(table, undefined);
  const told: object[] = [];
  while (ending === undefined && told.length < most) {
    const fought = fight(table, variation);
    told.push(battleJson(fought.battle, table, fought.table, reasons));
    table = fought.table;
    ending = endingOf(table, fought.battle);
  }
  const why = reasons && ending !== undefined ? { clause: ending.clause } : {};
  return { battles: told, winners: ending?.winners ?? [], ended: ending !== undefined, ...why };
}

/** `cards` is what the winner takes; nobody takes what waits (WR-4). */
function battleJson(battle: Battle, before: Table, after: Table, reasons: boolean): object {
  const { next, clashes } = battle;
  if (next.what === 'lay') throw new Error('a battle is fought to its end');
  const winner = next.what === 'won' ? next.winner : null;
  const cards = winner === null ? 0 : before.waiting.length + laidIn(battle).flat().length;
  const why = reasons ? { clause: next.clause, clashes: clashes.map(({ judged, ...rest }) => ({ ...rest, ...judged })) } : {};
  return { winner, cards, wars: warsIn(battle), counts: countsOf(after), ...why };
}

/** WR-1: stacks may be short or empty, but no card is there twice, and somebody has one. */
function refuseStacks(stacks: readonly (readonly Card[])[], seats: number) {
  if (stacks.length !== seats) return refuse('stacks count', { given: stacks.length, seats }, 'WR-1');
  const cards = placed('stacks', stacks);
  if (cards.length === 0) return refuse('no cards', {}, 'WR-1');
  return refuseUnknown(cards, 'WR-1') ?? refuseSurplus(cards, DECK, 'WR-1');
}
