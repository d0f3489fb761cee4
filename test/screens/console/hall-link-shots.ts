import { JOIN_REFUSALS, type HallLinkView, type HallOffer, type JoinedHall } from '../../../host/contract/hall-link.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { LONG_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import type { ConsoleShot } from './console-shot.ts';

const JOINED: JoinedHall = { name: 'Országos bajnokság 2026, nagyterem, 1. em.', table: 347, link: 'live', behind: 0 };
const FOUND = [
  { name: 'Országos bajnokság 2026, nagyterem, 1. em.', address: 'mqtts://192.168.1.20:8883/k7q2' },
  { name: 'Kávéház', address: 'mqtts://192.168.1.31:8883/zzzz' },
];
const TEXT =
  'Nach dieser Runde gibt es für alle eine Suppe im Foyer, die nächste Runde beginnt um 21 Uhr 30 im großen Saal nebenan';
const OFFER: HallOffer = {
  round: 12,
  rulebook: RULEBOOKS.first,
  house: {},
  players: LONG_NAMES.slice(0, 10).map((name, at) => ({ id: `p${at + 1}.r12`, name })),
};

/** The hall of tables on the console: its panel in every state, and the people whom it offers, before and after a game. */
export function* hallLinkShots(playing: ConsoleView, over: ConsoleView, empty: ConsoleView): Generator<ConsoleShot> {
  const panels: Readonly<Record<string, HallLinkView>> = {
    looking: { found: [] },
    found: { found: FOUND },
    joining: { found: FOUND.slice(0, 1), joining: true },
    ...Object.fromEntries(JOIN_REFUSALS.map((refused) => [refused.replaceAll(' ', '-'), { found: FOUND, refused }])),
    joined: { joined: JOINED },
    lost: { joined: { ...JOINED, link: 'lost', behind: 1204 } },
    differs: { joined: { ...JOINED, refused: { line: 1311, why: 'differs' } } },
    called: { joined: { ...JOINED, calls: true } },
    later: { joined: { ...JOINED, offer: OFFER } },
  };
  for (const [name, hall] of Object.entries(panels)) {
    const keys = hall.joined === undefined ? ['F5'] : ['F5', 'click:.panel .row > button'];
    yield { name: `panel-hall-${name}`, view: { ...playing, hall }, keys, oneScreen: false };
  }
  const hall = { joined: { ...JOINED, offer: OFFER } };
  yield {
    name: 'setup-hall-unknown',
    view: { ...empty, hall: { joined: { ...JOINED, offer: { ...OFFER, rulebook: 'bridge' } } } },
    keys: [],
    oneScreen: false,
  };
  yield { name: 'setup-hall-offer', view: { ...empty, hall }, keys: [], oneScreen: false };
  yield { name: 'setup-hall-taken', view: { ...empty, hall, recordFile: '' }, keys: ['h'], oneScreen: false };
  const lost: HallLinkView = { joined: { ...JOINED, link: 'lost', behind: 3 } };
  yield { name: 'setup-hall-lost', view: { ...empty, hall: lost }, keys: [], oneScreen: false };
  yield { name: 'over-hall-lost-bar', view: { ...over, hall: lost }, keys: [], oneScreen: true };
  const waiting = { ...ofHall(over), hall: { joined: JOINED } };
  yield { name: 'over-hall-waits', view: waiting, keys: [], oneScreen: false };
  yield { name: 'over-hall-waits-bar', view: waiting, keys: [], oneScreen: true };
  yield { name: 'desk-hall-lost', view: { ...playing, hall: lost }, keys: [], oneScreen: false };
  yield { name: 'over-hall-offer-bar', view: { ...over, hall }, keys: [], oneScreen: true };
  yield { name: 'over-hall-offer', view: { ...over, hall }, keys: [], oneScreen: false };
  yield* inTouch(playing, empty);
}

/** While a game is set up after an undo, and when the last round has ended. */
export function* hallEndShots(playing: ConsoleView, over: ConsoleView, empty: ConsoleView): Generator<ConsoleShot> {
  const undone = { ...empty, hall: { joined: JOINED }, ...(playing.undo && { redo: playing.undo }) };
  const pads = ['5f21', '88a0'].map((id) => ({ id, link: 'live' as const }));
  for (const [step, keys] of Object.entries({
    names: ['2', 'text:Anna', 'Enter'],
    ready: ['2', 'text:Anna', 'Enter', 'text:Béla', 'Enter', 'Enter'],
  }))
    yield { name: `setup-hall-redo-${step}`, view: { ...undone, pads }, keys, oneScreen: false };
  const last = { ...ofHall(over), hall: { joined: { ...JOINED, over: true as const } } };
  yield { name: 'over-hall-last-bar', view: last, keys: [], oneScreen: true };
}

/** What the organiser and the dealer have to say to each other, on the desk, below the table, and while a game is set up. */
function* inTouch(playing: ConsoleView, empty: ConsoleView): Generator<ConsoleShot> {
  const message = { n: 9, text: TEXT };
  const withClock = (view: ConsoleView, ms: number): ConsoleView => ({
    ...view,
    hall: { joined: { ...JOINED, message, calls: true } },
    table: { ...view.table, hallClock: { to: 'end', endsAt: view.table.now + ms } },
  });
  yield { name: 'desk-hall-talk', view: withClock(playing, 1_475_000), keys: [], oneScreen: false };
  yield { name: 'desk-hall-up', view: { ...withClock(playing, -1), hall: { joined: JOINED } }, keys: [], oneScreen: false };
  yield { name: 'desk-hall-talk-bar', view: withClock(playing, 1_475_000), keys: [], oneScreen: true };
  yield { name: 'setup-hall-talk', view: withClock(empty, 45_000), keys: [], oneScreen: false };
}

/** The same game, of people whom the hall had seated. */
function ofHall(view: ConsoleView): ConsoleView {
  const { game, ...table } = view.table;
  const seats = game?.seats.map((seat) => ({ ...seat, player: { ...seat.player, id: `p${seat.seat + 1}.r12` } })) ?? [];
  return { ...view, table: { ...table, ...(game && { game: { ...game, seats } }) } };
}
