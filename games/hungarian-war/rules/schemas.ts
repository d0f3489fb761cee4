import * as v from 'valibot';
import {
  cardCount,
  cardSchema,
  eachSeat,
  houseSchema,
  MOST_SEATS,
  playerSchema,
  points,
  reasonSchema,
  setupHouseSchema,
  timeUpSchema,
  whole,
  written,
  writtenPlayers,
} from '../../../rulebook/schemas.ts';
import { FACES, HOUSE_RULES, SEATS, type House } from './house.ts';

const place = v.union([v.literal('centre'), whole]);
/** The centre, and a card for each seat. */
const places = v.pipe(v.array(place), v.maxLength(MOST_SEATS + 1));
const faces = eachSeat(v.nullable(v.picklist(FACES)));
const laid = v.pipe(v.array(v.strictObject({ place, card: cardSchema })), v.maxLength(MOST_SEATS + 1));
const standing = v.picklist(['in', 'out']);

/** `deck`: the cards in the draw deck where it is not whole. */
export const setupSchema = v.strictObject({
  players: eachSeat(playerSchema),
  house: setupHouseSchema<House>(HOUSE_RULES),
  deck: v.exactOptional(whole),
});

/** Every command but `open`: a face reaches the rules through a sealed choice or a typed die, never from a window. */
export const commandSchema = v.variant('type', [
  /** `confirm` accepts a card that cannot be there. */
  v.strictObject({ type: v.literal('name'), id: whole, card: cardSchema, confirm: v.exactOptional(v.boolean()) }),
  /** A swap the dealer carried out by eye (HW-21). */
  v.strictObject({ type: v.literal('swap'), side: whole }),
  /** The real deck holds `left` cards; places the refill could not fill are `unfilled` (HW-17). */
  v.strictObject({ type: v.literal('countDeck'), left: whole, unfilled: places, reason: reasonSchema }),
  v.strictObject({ type: v.literal('countPile'), player: written.id, points: whole }),
  v.strictObject({ type: v.literal('adjustPoints'), player: written.id, by: points, reason: reasonSchema }),
  v.strictObject({ type: v.literal('setStanding'), seat: whole, standing, reason: reasonSchema }),
  v.strictObject({ type: v.literal('away'), seat: whole }),
  v.strictObject({ type: v.literal('back'), seat: whole }),
  /** The new seat gets number `seat`; the players from that seat on move up by one (HW-22). */
  v.strictObject({ type: v.literal('join'), seat: whole, player: playerSchema }),
  v.strictObject({ type: v.literal('leave'), seat: whole }),
  /** The seats were entered the wrong way round: number them the other way, seat 0 stays (HW-22). */
  v.strictObject({ type: v.literal('turnCircle') }),
  timeUpSchema,
]);

export const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('GameBegun'),
    rulebook: v.literal('hungarian-war'),
    version: whole,
    house: houseSchema<House>(HOUSE_RULES),
    players: writtenPlayers(SEATS),
    deck: cardCount,
  }),
  v.strictObject({ type: v.literal('CardsLaid'), cards: laid }),
  v.strictObject({ type: v.literal('CardsSwapped'), side: whole }),
  v.strictObject({ type: v.literal('FacesOpened'), faces }),
  v.strictObject({ type: v.literal('CardNamed'), id: whole, card: cardSchema, confirmed: v.exactOptional(v.literal(true)) }),
  v.strictObject({ type: v.literal('DeckCounted'), left: cardCount, unfilled: places, reason: written.reason }),
  v.strictObject({ type: v.literal('PileCounted'), player: written.id, points }),
  v.strictObject({ type: v.literal('PointsAdjusted'), player: written.id, by: points, reason: written.reason }),
  v.strictObject({ type: v.literal('StandingSet'), seat: whole, standing, reason: written.reason }),
  v.strictObject({ type: v.literal('PlayerWentAway'), seat: whole }),
  v.strictObject({ type: v.literal('PlayerCameBack'), seat: whole }),
  v.strictObject({ type: v.literal('SeatJoined'), seat: whole, player: written.player, card: cardSchema }),
  v.strictObject({ type: v.literal('SeatLeft'), seat: whole }),
  v.strictObject({ type: v.literal('CircleTurned') }),
  v.strictObject({ type: v.literal('TimeCalled') }),
]);
