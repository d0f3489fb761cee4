import type { RoundProof } from '../../../host/contract/proof.ts';
import type { ConsoleView, Course, DiskStatus, SeatInput } from '../../../host/contract/view.ts';
import {
  firstState,
  gameView,
  isLively,
  lastState,
  LONG_NAMES,
  NOW,
  shownAt,
  SHORT_NAMES,
} from '../../../games/hungarian-war/table/testing/states.ts';
import type { Effect } from '../../../rulebook/rulebook.ts';
import { standings } from '../../../games/hungarian-war/rules/standings.ts';
import type { State } from '../../../games/hungarian-war/rules/types.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import { askedShots } from './asked-shots.ts';
import type { ConsoleShot } from './console-shot.ts';
import { hallEndShots, hallLinkShots } from './hall-link-shots.ts';
import { LONG_NETWORKS, phoneShots } from '../phones/shots.ts';
import { endingView, playedNight } from '../played-night.ts';

export const CHOOSING = { phase: 'choosing', step: 3, ready: 3, of: 5, late: [], naming: false } as const;
export const EMPTY: ConsoleView = {
  kind: 'console',
  table: {
    kind: 'table',
    language: 'en',
    version: 1,
    now: NOW,
    diskStatus: { kind: 'saved', at: NOW - 4_000, flushMs: 3.4 },
    night: { name: '2026-01-10' },
  },
  pads: [],
  ports: [],
  inputs: [],
  seatKeys: [],
  keypadKeys: [],
  underWay: false,
  rounds: [],
  standardChoices: STANDARD_CHOICES,
  typed: [],
  players: [],
  shell: 'browser',
  displays: 0,
  nights: [
    { file: '2026-01-10.jsonl', startedAt: NOW - 3_600_000, games: 1, current: true },
    {
      file: '2026-01-03.jsonl',
      startedAt: NOW - 7 * 86_400_000,
      games: 4,
      trouble: { kind: 'damaged', line: 311 },
      current: false,
    },
  ],
  phones: { on: false, joining: 'closed', addresses: [], phones: [] },
  deletedNights: [],
  recordFile: '/home/anna/.local/share/referee/nights/2026-01-10.jsonl',
};

const DICE = (count: number): SeatInput[] => Array.from({ length: count }, () => ({ kind: 'die' }));

export function playing(
  state: State,
  course: Course,
  more: Partial<ConsoleView> = {},
  inputs = DICE(state.seats.length),
): ConsoleView {
  const game = gameView(state, course);
  const seats = game.seats.map((seat, at) => ({
    ...seat,
    input: inputs[at]?.kind ?? ('die' as const),
    link: inputs[at]?.kind === 'pad' ? ('live' as const) : ('none' as const),
  }));
  const [anna] = state.seats;
  const underWay = course.phase === 'counting' || course.phase === 'closed' || course.phase === 'opening';
  return {
    ...EMPTY,
    inputs,
    underWay,
    rounds: soFar(state),
    players: state.seats.map(({ player }) => player),
    ...(!underWay &&
      state.round > 0 &&
      anna !== undefined && {
        undo: {
          n: 12,
          what: 'FacesOpened',
          effect: { round: state.round, points: [{ player: anna.player, from: 31, to: 18 }], changes: [] },
        },
      }),
    ...more,
    table: { ...EMPTY.table, game: { ...game, seats } },
  };
}

const taken = (seats: number, cards: 'taken' | 'entered' = 'taken') =>
  firstState(
    { names: SHORT_NAMES.slice(0, seats), seed: 3, house: { cards } },
    ({ opening }) => opening !== undefined && isLively(opening),
  );

/** What the last rounds changed: points that lead to those of now, and in every other round somebody who is out. */
function soFar(state: State): readonly Effect[] {
  const out = state.seats.slice(-1).map(({ player }) => ({ what: 'player' as const, player, becomes: 'out' as const }));
  return Array.from({ length: Math.min(state.round, 8) }, (_, back) => {
    const points = standings(state).flatMap(({ player, points: now }, at) => {
      const to = Math.max(0, now - 7 * back);
      return at % 2 === back % 2 && to > 0 ? [{ player, from: Math.max(0, to - 7), to }] : [];
    });
    return { round: state.round - back, points, changes: back % 2 === 0 ? [] : out };
  });
}

/** An undone round in which everybody had taken and somebody was out. */
function much({ round, seats }: State): Effect {
  const [first] = seats;
  const points = seats.map(({ player }, seat) => ({ player, from: 31 + seat, to: 18 + seat }));
  return { round, points, changes: first === undefined ? [] : [{ what: 'player', player: first.player, becomes: 'in' }] };
}

const FINGERPRINT = '7K3M9QXA';

const typedSome = (state: State): ConsoleView =>
  playing(
    state,
    { phase: 'opening', step: 6, fingerprint: FINGERPRINT, stalled: [], toType: [3, 0] },
    {
      typed: [
        { seat: 1, digit: 4 },
        { seat: 2, digit: 0 },
      ],
    },
  );

function* makeShots(): Generator<ConsoleShot> {
  const undo = { n: 12, what: 'FacesOpened', effect: { round: 1, points: [], changes: [] } };
  const documented = playing(taken(4), { ...CHOOSING, ready: 0, of: 0 }, { undo });
  yield { name: 'docs/console', view: documented, keys: [], oneScreen: false };
  yield* setupShots();
  yield* phoneShots(EMPTY, (more, inputs) => playing(taken(4), { ...CHOOSING, ready: 0, of: 0 }, more, inputs));
  for (const oneScreen of [false, true]) yield* deskShots(oneScreen);
  yield* panelShots();
  yield* askedShots(EMPTY);
  yield* unnamedShots();
  yield* hallEndShots(playing(taken(4), CHOOSING), playing(taken(4), { phase: 'over', step: 90 }), EMPTY);
}

/** Cards that were passed over, with nothing asked and while a later one is. */
function* unnamedShots(): Generator<ConsoleShot> {
  const late = firstState(
    { names: LONG_NAMES.slice(0, 4), seed: 3, house: { cards: 'taken' } },
    ({ round, opening }) => round > 5 && opening !== undefined && isLively(opening),
  );
  for (const oneScreen of [false, true]) {
    const name = (of: string) => `${oneScreen ? 'one' : 'desk'}-${of}`;
    const view = (state: State) => playing(state, { ...CHOOSING, ready: 0, of: 0 });
    yield { name: name('passed-over'), view: view(taken(4)), keys: ['Delete', 'Delete'], oneScreen };
    yield { name: name('naming-late'), view: view(late), keys: [], oneScreen };
  }
}

function* setupShots(): Generator<ConsoleShot> {
  const shot = (name: string, keys: readonly string[], view = EMPTY) => ({ name: `setup-${name}`, view, keys, oneScreen: false });
  const names = (list: readonly string[]) => list.flatMap((name) => [`text:${name}`, 'Enter']);
  yield shot('kits', []);
  yield shot('names', ['3', ...names(['Anna', 'Béla', 'Cili'])]);
  yield shot('twice', ['3', ...names(['Anna', 'Béla', 'anna'])]);
  yield shot('ready', ['3', ...names(['Anna', 'Béla', 'Cili', 'Dani']), 'Enter']);
  yield shot('turned', ['3', ...names(['Anna', 'Béla', 'Cili', 'Dani']), 'Enter', 't']);
  yield shot('ten', ['3', ...names(LONG_NAMES), 'Enter']);
  yield shot('demo', ['5']);
  yield shot('demo-keys', ['5', 'k']);
  const pads = ['5f21', '88a0'].map((id) => ({ id, link: 'live' as const }));
  yield shot('pads', ['4', ...names(['Anna', 'Béla', 'Cili']), 'Enter'], { ...EMPTY, pads });
  const ports = NEW_PORTS;
  yield shot('kits-new-ports', [], { ...EMPTY, ports });
  yield shot('names-new-ports', ['4', ...names(['Anna', 'Béla', 'Cili'])], { ...EMPTY, ports });
  yield shot('ready-new-ports', ['4', ...names(['Anna', 'Béla', 'Cili']), 'Enter'], { ...EMPTY, ports, pads });
  yield shot('advanced', ['4', ...names(['Anna', 'Béla', 'Cili']), 'Enter', 'click:summary', 'end'], { ...EMPTY, pads });
}

function* deskShots(oneScreen: boolean): Generator<ConsoleShot> {
  const four = taken(4);
  const shot = (name: string, view: ConsoleView, keys: readonly string[] = []) => ({
    name: `${oneScreen ? 'one' : 'desk'}-${name}`,
    view,
    keys,
    oneScreen,
  });
  const first = firstState({ names: SHORT_NAMES.slice(0, 4), seed: 3, house: { cards: 'taken' } }, ({ round }) => round === 0);
  yield shot('choosing-dice', playing(first, { ...CHOOSING, ready: 0, of: 0 }));
  yield shot('naming', playing(four, { ...CHOOSING, ready: 0, of: 0 }));
  yield shot(
    'undo-of-much',
    playing(four, { ...CHOOSING, ready: 0, of: 0 }, { undo: { n: 12, what: 'FacesOpened', effect: much(four) } }),
  );
  yield shot('new-ports', playing(four, { ...CHOOSING, ready: 0, of: 0 }, { ports: NEW_PORTS }));
  yield shot('unused', playing(four, { ...CHOOSING, ready: 0, of: 0 }), ['1']);
  yield shot('entered', playing(taken(5, 'entered'), CHOOSING), ['k']);
  yield shot('cards-chosen', playing(taken(5, 'entered'), CHOOSING), ['F4', 'click:[role=dialog] button.card', 'q']);
  yield shot('counting', playing(four, { phase: 'counting', step: 4, startedAt: NOW - 500, endsAt: NOW + 2_500 }));
  yield shot('typing', typedSome(four));
  yield shot('shown', playing(four, shownAt(four, 1)));
  const stalled: Course = {
    phase: 'opening',
    step: 6,
    stalled: [
      { seat: 1, why: 'no answer' },
      { seat: 3, why: 'gone' },
    ],
    toType: [],
  };
  const decided: Course = {
    ...stalled,
    fingerprint: FINGERPRINT,
    stalled: [
      { seat: 0, why: 'seal lost' },
      { seat: 1, why: 'no seal' },
      { seat: 3, why: 'gone' },
    ],
  };
  yield shot('stalled', playing(four, stalled));
  yield shot('decided', playing(four, decided));
  yield shot('opening', playing(four, { ...decided, stalled: [] }));
  yield shot('by-hand', playing(four, stalled), ['Enter']);
  yield shot('calling-off', playing(four, stalled), ['Escape']);
  const keys: SeatInput[] = [
    { kind: 'keys', cluster: 0 },
    { kind: 'keys', cluster: 1 },
    { kind: 'pad', pad: '5f21' },
    { kind: 'bot' },
  ];
  yield shot('keys-naming', playing(four, { ...CHOOSING, naming: true }, {}, keys));
  yield shot('keys-seats', playing(four, { ...CHOOSING, late: [1] }, {}, keys));
  const last = lastState({ names: SHORT_NAMES.slice(0, 4), seed: 3 });
  yield shot('over', playing(last, { phase: 'over', step: 90 }));
  const night = endingView(playedNight({ names: LONG_NAMES, seed: 4, games: 3, endedAfter: 4 }), 0);
  yield shot('over-ten', { ...playing(last, { phase: 'over', step: 90 }), table: night });
  const open = lastState({ names: SHORT_NAMES.slice(0, 4), seed: 3, house: { cards: 'untracked' } });
  yield shot('audit', playing(open, { phase: 'over', step: 90 }), ['F6', 'text:31']);
  yield shot('counting-piles', playing(open, { phase: 'over', step: 90 }), ['3', '1']);
  const ten = firstState({ names: LONG_NAMES, seed: 9 }, ({ opening }) => opening !== undefined && isLively(opening));
  const toType = ten.seats.map((_, seat) => seat).slice(4);
  const typed = [1, 2, 3].map((seat) => ({ seat, digit: seat }));
  yield shot('typing-ten', playing(ten, { phase: 'opening', step: 6, fingerprint: FINGERPRINT, stalled: [], toType }, { typed }));
  const troubled = playing(ten, { ...CHOOSING, late: [2, 4], calledOff: { why: 'mismatch', seat: 4 } }, { ports: NEW_PORTS });
  const diskStatus: DiskStatus = { kind: 'failing', since: NOW - 60_000, code: 'ENOSPC' };
  yield shot('ten', { ...troubled, table: { ...troubled.table, diskStatus } });
}

/** A round of a pad, keys, and real dice. */
const PROOF: RoundProof = {
  game: 2,
  round: 17,
  players: SHORT_NAMES.slice(0, 4).map((name, seat) => ({ id: `p${seat}`, name })),
  committed: { line: 141, at: '2026-11-21T20:04:36.000Z' },
  fingerprint: FINGERPRINT,
  revealed: { line: 142, at: '2026-11-21T20:04:37.000Z' },
  recorded: true,
  seats: [
    ...(['pad', 'host'] as const).map((sealer, seat) => ({
      seat,
      face: 6 - seat,
      kind: 'seal' as const,
      by: sealer === 'pad' ? '5f21' : 'keys-1',
      sealer,
      attempt: 41,
      hostNonce: '0123456789abcdef',
      nonce: 'fedcba9876543210',
      commitment: '4c1d22c09ab35e71'.repeat(2),
      holds: true,
      check: "printf 'HWRSEAL' | sha256sum",
      bytes: '48'.repeat(45),
    })),
    { seat: 2, face: 4, kind: 'die' },
    { seat: 3, face: null, kind: 'none' },
  ],
};

/** The ports of a first evening with pads, and another device at the computer. */
const NEW_PORTS: ConsoleView['ports'] = [
  ...[1, 2, 3].map((n) => ({
    path: `/dev/ttyUSB${n}`,
    kind: 'new' as const,
    n,
    looksLikePad: true,
    device: { named: '1a86 USB2.0-Serial', usb: '1a86:7523', marked: false },
  })),
  {
    path: '/dev/serial/by-id/usb-Prusa_Research__prusa3d.com__Original_Prusa_i3_MK3_CZPX1234-if00',
    kind: 'new',
    n: 4,
    looksLikePad: false,
    device: { named: 'Prusa Research prusa3d.com Original Prusa i3', usb: '2c99:0002', marked: true },
  },
];

/** Pads and ports in every trouble at once. */
const TROUBLED: Pick<ConsoleView, 'pads' | 'ports' | 'unlisted'> = {
  pads: [
    { id: '5f21', link: 'live', seat: 0 },
    { id: '88a0', link: 'lost', seat: 1 },
    { id: 'kitchen-table-16', link: 'live', seat: 2, trouble: 'same id twice' },
    { id: '0c4e', link: 'live', trouble: 'protocol version' },
    { id: '?', link: 'live', trouble: 'store corrupt' },
  ],
  ports: [
    { path: '/dev/ttyACM0', kind: 'pad', pad: '5f21' },
    { path: '/dev/ttyACM1', kind: 'listening' },
    { path: '/dev/ttyACM2', kind: 'silent' },
    { path: '/dev/ttyACM3', kind: 'other version', version: 1, age: 'older', pad: 'blue' },
    { path: '/dev/ttyS0', kind: 'foreign' },
    ...['EACCES', 'EBUSY', 'ENOENT', 'ENODEV', 'ENOTTY', 'EIO', 'EMFILE', 'ETIMEDOUT', 'same id', 'E2BIG'].map((code, n) => ({
      path: `/dev/ttyUSB${n}`,
      kind: 'refused' as const,
      code,
    })),
    { path: '/dev/serial/by-id/usb-1a86_USB2.0-Serial-if00-port0', kind: 'refused', code: 'EBUSY', by: 'minicom' },
  ],
  unlisted: 'ENOENT',
};

function* panelShots(): Generator<ConsoleShot> {
  const four = taken(4);
  const pads = [
    { id: '5f21', link: 'live' as const, seat: 0 },
    { id: '88a0', link: 'lost' as const, seat: 1 },
    { id: '1111', link: 'live' as const, trouble: 'same id twice' as const },
  ];
  const ports = [
    { path: '/dev/ttyACM0', kind: 'pad' as const, pad: '5f21' },
    { path: '/dev/ttyACM1', kind: 'refused' as const, code: 'EACCES' },
    { path: '/dev/ttyUSB0', kind: 'refused' as const, code: 'EBUSY' },
    { path: '/dev/ttyS0', kind: 'foreign' as const },
  ];
  const inputs: SeatInput[] = [
    { kind: 'pad', pad: '5f21' },
    { kind: 'pad', pad: '88a0' },
    { kind: 'keys', cluster: 1 },
    { kind: 'die' },
  ];
  const view = playing(four, { ...CHOOSING, ready: 0, of: 0 }, { pads, ports }, inputs);
  const panels = { F1: 'help', F3: 'seats', F4: 'cards', F6: 'points', F7: 'pads', F8: 'record', F10: 'learn' };
  for (const [key, name] of Object.entries(panels)) yield { name: `panel-${name}`, view, keys: [key], oneScreen: false };
  yield {
    name: 'panel-proof',
    view: { ...view, proof: PROOF },
    keys: ['F8', 'click:.panel .row > button >> nth=0'],
    oneScreen: false,
  };
  const program = { version: '1.0.0', nights: '/home/annamaria/.local/share/hungarian-war-referee/nights', command: 'referee' };
  const toAbout = ['F1', 'click:.panel .row > button >> nth=1'];
  yield { name: 'panel-about', view: { ...view, program }, keys: toAbout, oneScreen: false };
  const licences = [...toAbout, 'click:.panel .row > button >> nth=0'];
  yield { name: 'panel-about-licences', view: { ...view, program }, keys: licences, oneScreen: false };
  const addresses = [{ url: 'http://192.168.1.20:4321/4f1d22c09ab35e71', network: 'wlan0' }];
  for (const [name, sharing] of Object.entries({
    on: { on: true, addresses, screens: 2 },
    networks: { on: true, addresses: LONG_NETWORKS, screens: 2 },
    off: { on: false, addresses: [], screens: 0 },
  }))
    yield { name: `panel-room-${name}`, view: { ...view, sharing }, keys: ['F9'], oneScreen: false };
  yield* hallLinkShots(view, playing(four, { phase: 'over', step: 90 }), EMPTY);
  for (const [name, button] of Object.entries({ rules: 0, card: 1 }))
    yield {
      name: `panel-learn-${name}`,
      view,
      keys: ['F10', `click:[data-offer=rules] button >> nth=${button}`],
      oneScreen: false,
    };
  yield* padShots(four);
  yield { name: 'panel-pads-new-ports', view: { ...view, pads: [], ports: NEW_PORTS }, keys: ['F7'], oneScreen: false };
  yield { name: 'panel-pads-troubled', view: { ...view, ...TROUBLED }, keys: ['F7'], oneScreen: false };
  yield { name: 'panel-pads-troubled-end', view: { ...view, ...TROUBLED }, keys: ['F7', 'End'], oneScreen: false };
}

const LINE = { good: 1204, bad: { crc: 0, syntax: 0, unknown: 0, overrun: 0 }, retries: 2, resets: 0, heardAt: NOW, pingMs: 4 };

/** The pads page in every state, with the pads of four people and the one on the screen. */
function* padShots(state: State): Generator<ConsoleShot> {
  const inputs: SeatInput[] = ['red', 'kitchen-table-16', 'blue'].map((pad) => ({ kind: 'pad', pad }));
  inputs.push({ kind: 'die' });
  const pads: ConsoleView['pads'] = [
    { id: 'red', link: 'live', seat: 0, port: '/dev/ttyUSB0', firmware: '1.0.0', line: LINE },
    {
      id: 'kitchen-table-16',
      link: 'live',
      seat: 1,
      port: '/dev/serial/by-id/usb-1a86_USB2.0-Serial-if00-port0',
      firmware: '1.0.0',
      line: { ...LINE, bad: { crc: 31, syntax: 4, unknown: 0, overrun: 1 }, retries: 17, resets: 3, pingMs: 0 },
    },
    { id: 'blue', link: 'lost', seat: 2, firmware: '1.0.0', line: LINE },
    { id: '?', link: 'live', trouble: 'store corrupt', port: '/dev/ttyUSB3', firmware: '1.0.0' },
  ];
  const ports: ConsoleView['ports'] = [
    { path: '/dev/ttyUSB0', kind: 'pad', pad: 'red' },
    { path: '/dev/ttyUSB3', kind: 'pad', pad: '?' },
    { path: '/dev/ttyUSB4', kind: 'refused', code: 'same id', pad: '?' },
    { path: '/dev/ttyUSB5', kind: 'refused', code: 'same id', pad: 'red' },
  ];
  const practicePad = { id: 'practice-pad', plugged: false, light: 'dark' } as const;
  const rest = playing(state, { phase: 'over', step: 90 }, { pads, ports, practicePad }, inputs);
  const shot = (name: string, more: Partial<ConsoleView>, ...keys: readonly string[]) => ({
    name: `pads-${name}`,
    view: { ...rest, ...more },
    keys: ['F7', ...keys],
    oneScreen: false,
  });
  yield shot('rest', {});
  yield shot('rename', {}, 'click:[data-pad="?"] [aria-expanded]');
  yield shot('rename-seat', {}, 'click:[data-pad="red"] [aria-expanded]');
  yield shot('warning', {}, 'click:.panel [aria-expanded]');
  yield shot('pairing', { practice: { kind: 'pairing', listening: ['red'], presses: [] } });
  yield shot('pairing-on', { practice: { kind: 'pairing', listening: ['red'], presses: [] } }, 's', 's');
  yield shot('pairing-over', { practice: { kind: 'pairing', listening: ['red'], presses: [] } }, 's', 's', 's', 's');
  const walked = [
    { pad: 'red', faces: [1, 2, 3, 4, 5, 6], halted: true, lied: false },
    { pad: 'kitchen-table-16', faces: [1, 5, 6], halted: false, lied: false },
    { pad: 'blue', faces: [], halted: false, lied: false },
  ] as const;
  const begun = walked.map((pad) => ({ ...pad, faces: pad.faces.slice(0, 2), halted: false }));
  const all = pads.filter(({ id }) => id !== '?');
  yield shot('preflight', { pads: all, practice: { kind: 'preflight', running: true, pads: begun } });
  yield shot('preflight-on', { pads: all, practice: { kind: 'preflight', running: true, pads: walked } });
  const ended = walked.map((pad) => (pad.pad === 'red' ? { ...pad, lied: true } : pad));
  yield shot('preflight-over', { practice: { kind: 'preflight', running: false, pads: ended } });
  const ten = Array.from({ length: 10 }, (_, n) => ({ id: `pad-${n + 1}`, link: 'live' as const, port: `/dev/ttyUSB${n}` }));
  const tenWalked = ten.map(({ id }, n) => ({
    pad: id,
    faces: [1, 2, 3, 4, 5, 6].slice(n % 7) as [],
    halted: n > 4,
    lied: false,
  }));
  yield shot('preflight-ten', { pads: ten, practice: { kind: 'preflight', running: true, pads: tenWalked } });
  const onScreen = { ...practicePad, plugged: true, light: 'ready' } as const;
  yield shot('practice', { pads: pads.slice(0, 1), ports: ports.slice(0, 1), practicePad: onScreen }, 'End');
  yield shot('practice-preflight', {
    pads: [{ id: 'practice-pad', link: 'live', port: 'practice pad' }],
    practicePad: { ...onScreen, light: 'choose' },
    practice: { kind: 'preflight', running: true, pads: [{ pad: 'practice-pad', faces: [5, 6], halted: false, lied: false }] },
  });
  const seat: SeatInput = { kind: 'pad', pad: 'practice-pad' };
  const chosen = playing(state, { ...CHOOSING, ready: 1, of: 4 }, {}, [seat, ...DICE(3)]);
  const mine = { id: 'practice-pad', link: 'live', seat: 0, inRound: true } as const;
  for (const oneScreen of [false, true])
    yield {
      name: `pads-practice-played-${oneScreen ? 'one' : 'own'}`,
      view: { ...chosen, pads: [mine], practicePad: onScreen },
      keys: [],
      oneScreen,
    };
  const named = ['Anna', 'Béla', 'Cili'].flatMap((name) => [`text:${name}`, 'Enter']);
  const setup = { ...EMPTY, pads: all.slice(0, 2), practice: { kind: 'pairing', listening: ['red'], presses: [] } } as const;
  yield { name: 'pads-setup', view: { ...EMPTY, pads: all.slice(0, 2) }, keys: ['4', ...named, 'Enter'], oneScreen: false };
  yield { name: 'pads-setup-pairing', view: setup, keys: ['4', ...named, 'Enter'], oneScreen: false };
}

/** Everything that setup and the console show, on the dealer's own screen and on a shared one. */
export const CONSOLE_SHOTS: readonly ConsoleShot[] = [...makeShots()];
