import type { HallOffer } from '../../../host/contract/hall-link.ts';
import { sameThing } from '../../../host/contract/keys.ts';
import { seatsHere, type ConsoleView, type RoundChoices, type SeatInput } from '../../../host/contract/view.ts';
import { nextGame } from '../desk/next-thing.ts';
import { phoneOf, phoneOfPlayer } from '../desk/phones.ts';
import type { ConsoleUi, HouseValues, Kit } from '../desk/ui.ts';
import { cleanName, isSameName } from '../../../rulebook/name.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { choicesForNext } from '../../lesson/choices.ts';
import { add, bindPhones, freeCluster, freePads, nextInput, setInput, type Draft } from './draft.ts';

type Standard = Pick<ConsoleView, 'standardChoices'>;

/** The rulebook's standard house rules with what fits the kit. */
function houseFor(kit: Kit, ui: ConsoleUi): HouseValues {
  const standard = Object.fromEntries(ui.house.map(({ key, standard }) => [key, standard]));
  return { ...standard, ...ui.houseFor(kit) };
}

/** Nobody is named yet; everything else is as it is played without a choice, and slowly where it is only looked at. */
export function emptyDraft(kit: Kit, ui: ConsoleUi, { standardChoices }: Standard): Draft {
  const choices: RoundChoices = kit === 'nothing' ? { ...standardChoices, pace: 'teaching' } : standardChoices;
  return { kit, places: [], dealer: 0, house: houseFor(kit, ui), choices };
}

/** The same people with what fits another kit or another game. */
export function redraft(
  { places, dealer }: Draft,
  kit: Kit,
  ui: ConsoleUi,
  view: Pick<ConsoleView, 'pads' | 'phones' | 'standardChoices'>,
): Draft {
  const empty = emptyDraft(kit, ui, view);
  const named = places.reduce((draft, { player }) => add(draft, player, nextInput(draft, view.pads)), empty);
  return { ...named, dealer };
}

/** Bots under these names, ready to start. */
export function demoDraft(ui: ConsoleUi, view: Standard, names: readonly string[], freshId: () => string): Draft {
  const bot = { kind: 'bot' } as const;
  return names
    .slice(0, ui.seats.most)
    .reduce((draft, name) => add(draft, { id: freshId(), name }, bot), emptyDraft('nothing', ui, view));
}

/** The person of that name who has played tonight, or a new one with a fresh id. Names are compared without case. */
export function playerNamed(name: string, known: readonly Player[], freshId: () => string): Player {
  return known.find((player) => isSameName(player.name, name)) ?? { id: freshId(), name: cleanName(name) };
}

/** The next person clockwise: somebody known tonight keeps the id, so that the series adds up. */
export function nameNext(draft: Draft, name: string, view: Pick<ConsoleView, 'players' | 'pads'>, freshId: () => string): Draft {
  return add(draft, playerNamed(name, view.players, freshId), nextInput(draft, view.pads));
}

/** Other people or rules after a game: everybody who sits there is named already, with their input. */
export function draftAgain(view: ConsoleView, ui: ConsoleUi): Draft | undefined {
  const next = nextGame({ view, ui });
  if (next === undefined) return undefined;
  const { players, inputs, dealer, house, choices } = next;
  const kinds = new Set(inputs.map(({ kind }) => kind));
  const byHand: Kit = ui.kits.includes('dice') ? 'dice' : 'cards';
  const onPhones =
    inputs.some((input) => phoneOf(view, input) !== undefined) ||
    (ui.asking !== undefined && players.some((player) => phoneOfPlayer(view, player) !== undefined));
  const fits = (kit: Kit) =>
    ui.kits.includes(kit) && Object.entries(ui.houseFor(kit)).every(([key, value]) => house[key] === value);
  const phones: Kit = fits('phones') ? 'phones' : 'phones-deck';
  const kit: Kit = onPhones ? phones : kinds.has('pad') ? 'pads' : kinds.size === 1 && kinds.has('bot') ? 'nothing' : byHand;
  const places = players.map((player, at) => ({ player, input: inputs[at] ?? { kind: 'die' as const } }));
  return { kit, places, dealer, house, choices };
}

/**
 * The people whom the hall has seated, as it wrote them: their ids tell it whose results they are. Whoever played here before
 * keeps the input, whoever has joined with a phone chooses on it.
 */
export function offeredDraft({ players, house }: HallOffer, ui: ConsoleUi, view: ConsoleView): Draft {
  const { game } = view.table;
  const kit = offeredKit(players, ui, view);
  const empty = emptyDraft(kit, ui, view);
  const named = players.reduce((draft, player) => add(draft, { ...player }, inputOf(player, draft, view)), empty);
  const bound = kit === 'phones-deck' && ui.asking === undefined ? bindPhones(named, view) : named;
  return { ...bound, house: { ...bound.house, ...house }, ...(game && { choices: choicesForNext(game) }) };
}

function offeredKit(players: readonly Player[], ui: ConsoleUi, view: ConsoleView): Kit {
  if (players.some((player) => phoneOfPlayer(view, player) !== undefined)) return 'phones-deck';
  if (ui.kits.includes('pads') && view.pads.some(({ link }) => link === 'live')) return 'pads';
  return ui.kits.includes('dice') ? 'dice' : 'cards';
}

function inputOf({ name }: Player, draft: Draft, view: ConsoleView): SeatInput {
  const before = view.table.game?.seats.find(({ player }) => isSameName(player.name, name));
  const input = before && view.inputs[before.seat];
  return input !== undefined && isFree(input, draft, view) ? input : nextInput(draft, view.pads);
}

/** Whether a person may go on with what they played with. A die is no choice where a pad is free. */
function isFree(input: SeatInput, draft: Draft, view: ConsoleView): boolean {
  if (input.kind === 'die') return false;
  if (input.kind === 'pad') return draft.kit === 'pads' && freePads(draft, view.pads).some(({ id }) => id === input.pad);
  return !draft.places.some((place) => sameThing(place.input, input));
}

/** A newcomer takes the first bot's seat by keys, or gives it back to the bot. */
export function playFirst(draft: Draft): Draft {
  if (draft.places[0]?.input.kind === 'keys') return setInput(draft, 0, { kind: 'bot' });
  const cluster = freeCluster(draft);
  return cluster === undefined ? draft : setInput(draft, 0, { kind: 'keys', cluster });
}

/** The names of the people at the table, clockwise from the dealer, as setup asks for them. Bots are no guests. */
export function peopleOf({ table: { game }, inputs }: ConsoleView): readonly string[] {
  if (game === undefined) return [];
  const people = seatsHere(game).filter(({ seat }) => inputs[seat]?.kind !== 'bot');
  const dealer = people.findIndex(({ seat }) => seat === game.dealer);
  const first = Math.max(0, dealer);
  return [...people.slice(first), ...people.slice(0, first)].map(({ player }) => player.name);
}
