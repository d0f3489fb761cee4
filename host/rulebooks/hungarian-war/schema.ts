import * as v from 'valibot';
import { FACES, type Command, type Event, type House, type Setup } from '../../../rules/hungarian-war/types.ts';
import { playerSchema } from '../../contract/command.ts';
import { cardSchema, someHouse, whole } from '../schemas.ts';

const points = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
);
const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'should say why'), v.maxLength(120, 'is longer than 120 characters'));

const place = v.union([v.literal('centre'), whole]);
const faces = v.array(v.nullable(v.picklist(FACES)));
const standing = v.picklist(['in', 'out']);

const houseEntries = {
  decks: whole,
  jokers: whole,
  rulesCards: whole,
  jokerValue: whole,
  rulesCardValue: whole,
  lastTable: v.picklist(['leave', 'play']),
  cards: v.picklist(['taken', 'entered', 'dealt', 'untracked']),
} satisfies Record<keyof House, v.GenericSchema>;
const houseSchema = v.strictObject(houseEntries);

export const setupSchema = v.strictObject({
  players: v.array(playerSchema),
  house: someHouse({
    decks: v.exactOptional(houseEntries.decks),
    jokers: v.exactOptional(houseEntries.jokers),
    rulesCards: v.exactOptional(houseEntries.rulesCards),
    jokerValue: v.exactOptional(houseEntries.jokerValue),
    rulesCardValue: v.exactOptional(houseEntries.rulesCardValue),
    lastTable: v.exactOptional(houseEntries.lastTable),
    cards: v.exactOptional(houseEntries.cards),
  }),
  deck: v.exactOptional(whole),
});

/** Every command but `open`: a face reaches the rules through a sealed choice or a typed die, never from a window. */
export const commandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('name'), id: whole, card: cardSchema, confirm: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('swap'), side: whole }),
  v.strictObject({ type: v.literal('countDeck'), left: whole, unfilled: v.array(place), reason }),
  v.strictObject({ type: v.literal('countPile'), player: v.string(), points: whole }),
  v.strictObject({ type: v.literal('adjustPoints'), player: v.string(), by: points, reason }),
  v.strictObject({ type: v.literal('setStanding'), seat: whole, standing, reason }),
  v.strictObject({ type: v.literal('away'), seat: whole }),
  v.strictObject({ type: v.literal('back'), seat: whole }),
  v.strictObject({ type: v.literal('join'), seat: whole, player: playerSchema }),
  v.strictObject({ type: v.literal('leave'), seat: whole }),
  v.strictObject({ type: v.literal('turnCircle') }),
]);

const player = v.strictObject({ id: v.string(), name: v.string() });

export const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('GameBegun'),
    rulebook: v.literal('hungarian-war'),
    version: whole,
    house: houseSchema,
    players: v.array(player),
    deck: whole,
  }),
  v.strictObject({ type: v.literal('CardsLaid'), cards: v.array(v.strictObject({ place, card: cardSchema })) }),
  v.strictObject({ type: v.literal('CardsSwapped'), side: whole }),
  v.strictObject({ type: v.literal('FacesOpened'), faces }),
  v.strictObject({ type: v.literal('CardNamed'), id: whole, card: cardSchema, confirmed: v.exactOptional(v.literal(true)) }),
  v.strictObject({ type: v.literal('DeckCounted'), left: whole, unfilled: v.array(place), reason: v.string() }),
  v.strictObject({ type: v.literal('PileCounted'), player: v.string(), points }),
  v.strictObject({ type: v.literal('PointsAdjusted'), player: v.string(), by: points, reason: v.string() }),
  v.strictObject({ type: v.literal('StandingSet'), seat: whole, standing, reason: v.string() }),
  v.strictObject({ type: v.literal('PlayerWentAway'), seat: whole }),
  v.strictObject({ type: v.literal('PlayerCameBack'), seat: whole }),
  v.strictObject({ type: v.literal('SeatJoined'), seat: whole, player, card: cardSchema }),
  v.strictObject({ type: v.literal('SeatLeft'), seat: whole }),
  v.strictObject({ type: v.literal('CircleTurned') }),
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

/**
 * `referee play`, where every card is known and dealt. Values of house rules are checked by the rules; a round is checked
 * when it is played, since rounds left over are ignored.
 */
export const playSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: v.array(v.string()),
  deck: v.array(cardSchema),
  house: v.exactOptional(
    someHouse({
      decks: v.exactOptional(v.number()),
      jokers: v.exactOptional(v.number()),
      rulesCards: v.exactOptional(v.number()),
      jokerValue: v.exactOptional(v.number()),
      rulesCardValue: v.exactOptional(v.number()),
      lastTable: v.exactOptional(houseEntries.lastTable),
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
