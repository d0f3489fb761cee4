import * as v from 'valibot';
import { HOUSE_RULES, type House } from '../rules/house.ts';
import { FACES, type Command, type Event, type Setup } from '../rules/types.ts';
import { SEATS } from '../rules/seats.ts';
import {
  cardCount,
  cardSchema,
  cardsSchema,
  eachSeat,
  houseSchema,
  MOST_SEATS,
  nameSchema,
  playerSchema,
  points,
  reasonSchema,
  setupHouseSchema,
  someHouse,
  timeUpSchema,
  whole,
  written,
  writtenPlayers,
} from '../../../rulebook/schemas.ts';

const place = v.union([v.literal('centre'), whole]);
/** The centre, and a card for each seat. */
const places = v.pipe(v.array(place), v.maxLength(MOST_SEATS + 1));
const faces = eachSeat(v.nullable(v.picklist(FACES)));
const laid = v.pipe(v.array(v.strictObject({ place, card: cardSchema })), v.maxLength(MOST_SEATS + 1));
const standing = v.picklist(['in', 'out']);

export const setupSchema = v.strictObject({
  players: eachSeat(playerSchema),
  house: setupHouseSchema<House>(HOUSE_RULES),
  deck: v.exactOptional(whole),
});

/** Every command but `open`: a face reaches the rules through a sealed choice or a typed die, never from a window. */
export const commandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('name'), id: whole, card: cardSchema, confirm: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('swap'), side: whole }),
  v.strictObject({ type: v.literal('countDeck'), left: whole, unfilled: places, reason: reasonSchema }),
  v.strictObject({ type: v.literal('countPile'), player: written.id, points: whole }),
  v.strictObject({ type: v.literal('adjustPoints'), player: written.id, by: points, reason: reasonSchema }),
  v.strictObject({ type: v.literal('setStanding'), seat: whole, standing, reason: reasonSchema }),
  v.strictObject({ type: v.literal('away'), seat: whole }),
  v.strictObject({ type: v.literal('back'), seat: whole }),
  v.strictObject({ type: v.literal('join'), seat: whole, player: playerSchema }),
  v.strictObject({ type: v.literal('leave'), seat: whole }),
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

/** `referee resolve`; counts, seats and faces are judged after this. */
export const resolveSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: v.number(),
  eliminated: v.exactOptional(v.array(v.number()), () => []),
  away: v.exactOptional(v.array(v.number()), () => []),
  table: v.array(cardSchema),
  faces: v.array(v.nullable(v.number())),
});

const number = v.exactOptional(v.number());

/**
 * `referee play`, where every card is known and dealt. Values of house rules are checked by the rules; a round is checked
 * when it is played, since rounds left over are ignored.
 */
export const playSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  deck: cardsSchema,
  house: v.exactOptional(
    someHouse({
      decks: number,
      jokers: number,
      rulesCards: number,
      jokerValue: number,
      rulesCardValue: number,
      lastTable: v.exactOptional(v.picklist(['leave', 'play'])),
    }),
    () => ({}),
  ),
  rounds: v.array(v.unknown()),
});

/** One round's `faces` within a `play` request. */
export const facesSchema = v.array(v.nullable(v.number()));

type Typed<Schema extends v.GenericSchema, Type> = v.InferOutput<Schema> extends Type ? true : never;
// The schemas and the rules' own types are written apart (rules import nothing); this holds them together.
true satisfies Typed<typeof setupSchema, Setup>;
true satisfies Typed<typeof commandSchema, Command>;
true satisfies Typed<typeof eventSchema, Event>;
true satisfies Event['type'] extends v.InferOutput<typeof eventSchema>['type'] ? true : never;
true satisfies Exclude<Command['type'], 'open'> extends v.InferOutput<typeof commandSchema>['type'] ? true : never;
