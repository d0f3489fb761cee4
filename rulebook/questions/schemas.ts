import * as v from 'valibot';
import type { Rulebook } from '../rulebook.ts';
import {
  cardsSchema,
  houseSchema,
  playerSchema,
  points,
  reasonSchema,
  timeUpSchema,
  whole,
  written,
  writtenPlayers,
} from '../schemas.ts';

/** A card's code or an option's value; which of them is an answer now is the rules' to say. */
const given = written.id;

export const askedCommandSchema = v.variant('type', [
  /** `confirm` accepts a card that cannot be there. */
  v.strictObject({ type: v.literal('answer'), n: whole, given, confirm: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('adjustPoints'), player: written.id, by: points, reason: reasonSchema }),
  v.strictObject({ type: v.literal('leave'), seat: whole }),
  /** Somebody new, or somebody who left. */
  v.strictObject({ type: v.literal('join'), player: playerSchema }),
  timeUpSchema,
]);

export const askedEventSchema = ({ id, house, seats }: Pick<Rulebook, 'id' | 'house' | 'seats'>) =>
  v.variant('type', [
    v.strictObject({
      type: v.literal('GameBegun'),
      rulebook: v.literal(id),
      version: whole,
      house: houseSchema<Readonly<Record<string, string | number>>>(house),
      players: writtenPlayers(seats),
      /** Of a game that follows on the one before (see `AskedGame.followsOn`). */
      lastWinners: v.exactOptional(v.pipe(v.array(written.id), v.maxLength(seats.most))),
      /** Of a game whose `dealerCounts`. */
      dealer: v.exactOptional(whole),
    }),
    /** `drawn`: the cards that the screen turned up with this answer, in order. */
    v.strictObject({
      type: v.literal('Answered'),
      given,
      confirmed: v.exactOptional(v.literal(true)),
      drawn: v.exactOptional(cardsSchema),
    }),
    v.strictObject({ type: v.literal('PointsAdjusted'), player: written.id, by: points, reason: written.reason }),
    v.strictObject({ type: v.literal('SeatLeft'), seat: whole }),
    v.strictObject({ type: v.literal('SeatJoined'), player: written.player }),
    v.strictObject({ type: v.literal('TimeCalled'), early: v.exactOptional(v.literal(true)) }),
  ]);
