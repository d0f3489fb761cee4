import type { Random } from '../../rulebook/random.ts';
import type { ConsoleView, SeatInput } from '../../host/contract/view.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import { ASKED, askedDeed, plainHouse } from './asked-deed.ts';
import type { Deed } from './deed.ts';

const NAMES = ['Anna', 'Béla Kiss', 'Cili', 'Dóra', 'Őszi Emma'];
const INPUTS: readonly SeatInput[] = [{ kind: 'die' }, { kind: 'die' }, { kind: 'keys', cluster: 0 }, { kind: 'bot' }];
const CARDS = ['A?', '7?', 'K?', '9C', 'KD', '2H', 'TS', '4D', 'QC'];
type Begin = Extract<Deed, { type: 'begin' }>;

const CHOICES = { ...STANDARD_CHOICES, count: 2, pace: 'quick' } as const;

function playersNamed(count: number) {
  return NAMES.slice(0, count).map((name, seat) => ({ id: `p${seat}`, name }));
}

function one<Thing>(random: Random, of: readonly Thing[]): Thing {
  const thing = of[random(of.length)];
  if (thing === undefined) throw new RangeError('an empty list');
  return thing;
}

/** A game of any rulebook, every other time one whose faces are sealed. */
export function beginning(random: Random): Begin {
  const asked = ASKED[random(2 * ASKED.length)];
  return asked === undefined ? sealedBeginning(random) : askedBeginning(random, asked);
}

function askedBeginning(random: Random, rulebook: RulebookId): Begin {
  const { seats } = rulebookOf(rulebook);
  const most = Math.min(seats.most, NAMES.length);
  const players = playersNamed(seats.least + random(most - seats.least + 1));
  // A bot would answer by itself, and its answer could not be predicted.
  const inputs = players.map(() => ({ kind: 'die' as const }));
  const house = plainHouse(rulebook, random);
  return { type: 'begin', rulebook, players, inputs, dealer: random(players.length), house, choices: CHOICES };
}

/** A game of two to five people, with all kinds of cards and inputs but pads. */
function sealedBeginning(random: Random): Begin {
  const players = playersNamed(2 + random(4));
  const inputs = players.map((_, seat) => (seat === 0 ? { kind: 'die' as const } : one(random, INPUTS)));
  // A cluster of keys serves one seat.
  const firstKeys = inputs.findIndex(({ kind }) => kind === 'keys');
  return {
    type: 'begin',
    rulebook: 'hungarian-war',
    players,
    inputs: inputs.map((input, seat) => (input.kind === 'keys' && seat !== firstKeys ? { kind: 'die' } : input)),
    dealer: random(players.length),
    house: { cards: one(random, ['taken', 'entered', 'untracked']), jokers: random(3) },
    choices: CHOICES,
  };
}

/** A command of the dealer between rounds; some are refused. */
export function someDeed(random: Random, view: ConsoleView): Exclude<Deed, { type: 'open' }> {
  if (view.table.game?.ask !== undefined && random(30) !== 0) return askedDeed(random, view.table.game);
  if (view.table.game === undefined || rulebookOf(view.table.game.rulebook).faces.length === 0) return beginning(random);
  const state = view.table.game.state as State;
  const seat = random(state.seats.length);
  const player = state.seats[seat]?.player.id ?? '';
  const table = (command: object): Deed & { type: 'table' } => ({ type: 'table', command });
  const name = () => table({ type: 'name', id: random(state.cards.length), card: one(random, CARDS), confirm: true });
  const deeds: readonly (() => Exclude<Deed, { type: 'open' }>)[] = [
    name,
    name,
    name,
    name,
    () => ({ type: 'undo' }),
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: 'redo' }),
    () => table({ type: 'adjustPoints', player, by: 1 + random(9), reason: `counted ${random(1000)}` }),
    () => table({ type: 'countPile', player, points: random(60) }),
    () => table({ type: 'setStanding', seat, standing: one(random, ['in', 'out']), reason: 'seen' }),
    () => table({ type: one(random, ['away', 'back']), seat }),
    () => table({ type: 'turnCircle' }),
    () => table({ type: 'countDeck', left: 3 + random(30), unfilled: [], reason: 'counted' }),
    () => ({ type: 'dealer', seat }),
    () => ({ type: 'input', seat, input: one(random, INPUTS) }),
    () => ({ type: 'choices', choices: { ...CHOICES, missing: one(random, ['wait', 'noDie']) } }),
  ];
  return random(12) === 0 ? beginning(random) : one(random, deeds)();
}
