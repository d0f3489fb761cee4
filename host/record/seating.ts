import * as v from 'valibot';
import { running, type Line, type SettingsLine } from './line.ts';
import type { Player, PlayerId, Seat } from '../../rulebook/seat.ts';
import type { RoundChoices, SeatInput } from '../contract/view.ts';
import { sameThing } from '../contract/keys.ts';

/**
 * How the table is run, kept by player: seats may be numbered anew (joining, leaving, turning the circle, undo), and
 * everybody keeps their own input.
 */
export interface Seating {
  readonly inputs: ReadonlyMap<PlayerId, SeatInput>;
  readonly dealer: { readonly player: PlayerId | undefined; readonly seat: Seat };
  readonly choices: RoundChoices;
}

export const STANDARD_CHOICES: RoundChoices = { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' };
export const EMPTY_SEATING: Seating = { inputs: new Map(), dealer: { player: undefined, seat: 0 }, choices: STANDARD_CHOICES };

/** The seating after a settings line, with the players who sat there when it was written. */
export function seatedBy(
  seating: Seating,
  { inputs, dealer, choices }: Omit<SettingsLine, 'kind'>,
  players: readonly Player[],
): Seating {
  const byPlayer = new Map(seating.inputs);
  for (const [seat, { id }] of players.entries()) byPlayer.set(id, inputs[seat] ?? { kind: 'die' });
  return { inputs: byPlayer, dealer: { player: players[dealer]?.id, seat: dealer }, choices };
}

/** The inputs by seat. A new player has a real die, and so has the second of two players with the same input. */
export function inputsOf({ inputs }: Seating, players: readonly Player[]): readonly SeatInput[] {
  const bySeat: SeatInput[] = [];
  for (const { id } of players) {
    const input = inputs.get(id) ?? { kind: 'die' };
    bySeat.push(bySeat.some((other) => sameThing(other, input)) ? { kind: 'die' } : input);
  }
  return bySeat;
}

/** The dealer's seat; if the dealer has left, whoever sits there now deals. */
export function dealerOf({ dealer }: Seating, players: readonly Player[]): Seat {
  const seat = players.findIndex(({ id }) => id === dealer.player);
  return seat >= 0 ? seat : Math.max(0, Math.min(dealer.seat, players.length - 1));
}

const begunWithSchema = v.object({ type: v.literal('begin'), ...running });

/**
 * How the table is run from this line on, if the line says so. The line that begins a game does; in older nights a settings
 * line follows it.
 */
export function runFrom(line: Line): Omit<SettingsLine, 'kind'> | undefined {
  if (line.kind === 'settings') return line;
  if (line.kind !== 'step' || !isBegin(line.command)) return undefined;
  const begun = v.safeParse(begunWithSchema, line.command);
  return begun.success ? begun.output : undefined;
}

/** Checked first, because the schema takes much longer to refuse thousands of other steps, and the games of an older night. */
function isBegin(command: unknown): boolean {
  return typeof command === 'object' && command !== null && 'inputs' in command && 'type' in command && command.type === 'begin';
}
