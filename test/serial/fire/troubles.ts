import { FRAME_START } from '../../../firmware-protocol/codec/frame.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { makePadMessage, parsePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import { BOOT_LOG } from '../../../firmware-protocol/testing/fake-foreign-device.ts';
import { freeSocket, type Fire } from './fire.ts';
import type { FiredPad } from './fired-pad.ts';

/** Something that goes wrong with one pad or its line. `mend` repairs it, except for what is lost for good. */
export interface Trouble {
  strike(fire: Fire, pad: FiredPad): void | Promise<void>;
  mend?(fire: Fire, pad: FiredPad): void | Promise<void>;
}

const MIB = 1024 * 1024;

const noise = (kind: 'drop' | 'duplicate' | 'corrupt'): Trouble => ({
  strike({ random }, { cable }) {
    cable.faults = [
      { kind, way: 'up', every: 5 + random(200) },
      { kind, way: 'down', every: 5 + random(200) },
    ];
  },
});

const deafTo = (letters: string): Trouble => ({ strike: (_fire, { cable }) => void (cable.deafTo = letters) });

/** The answer to this is never heard. */
const muteIn = (letter: string): Trouble => ({
  strike: (_fire, { cable }) => void (cable.rewrite = (frame) => (frame.startsWith(`${FRAME_START}${letter}`) ? [] : [frame])),
});

/** Changes every frame of the pad, and corrects its checksum. */
function rewritten(change: (message: NonNullable<ReturnType<typeof messageIn>>) => NonNullable<ReturnType<typeof messageIn>>) {
  return (frame: string): readonly string[] => {
    const framed = messageIn(frame);
    return [framed === undefined ? frame : `${makePadMessage(change(framed))}\n`];
  };
}

function messageIn(frame: string) {
  const parsed = parsePadMessage(frame.trimEnd());
  return parsed.ok ? parsed.value : undefined;
}

/** Changes what the pad's hello says until it is mended. */
const helloSays = (change: { readonly version?: number; readonly id?: string }): Trouble => ({
  strike(_fire, pad) {
    pad.cable.rewrite = rewritten(({ seq, message }) => ({
      seq,
      message: message.type === 'hello' ? { ...message, ...change } : message,
    }));
    pad.reset();
  },
  mend: (_fire, pad) => pad.reset(),
});

const unplugged = (power: 'kept' | 'cycled'): Trouble => ({
  async strike(_fire, pad) {
    if (power === 'cycled') pad.powerOff();
    await pad.unplug();
  },
  async mend(fire, pad) {
    if (!pad.plugged) await pad.plug(freeSocket(fire), power);
  },
});

/** The same pad goes to other ports, `turn` places on. */
async function exchange(pads: readonly FiredPad[], turn: number): Promise<void> {
  const sockets = pads.map(({ socket }) => socket);
  await Promise.all(pads.map((pad) => pad.unplug()));
  for (const [n, pad] of pads.entries()) {
    const socket = sockets[(n + turn) % pads.length];
    if (socket !== undefined) await pad.plug(socket, 'kept');
  }
}

/** The troubles, by the names under which they are printed and counted. */
export const TROUBLES = {
  'bytes dropped': noise('drop'),
  'bytes doubled': noise('duplicate'),
  'bytes turned': noise('corrupt'),
  silence: { strike: (_fire, { cable }) => void (cable.faults = [{ kind: 'silent' }]) },
  'half a line, then silence': { strike: (_fire, { cable }) => void (cable.faults = [{ kind: 'halfLine' }]) },
  'slow answers': { strike: ({ random }, { cable }) => void (cable.faults = [{ kind: 'slow', ms: 30 + random(900) }]) },
  'deaf to arm': deafTo('A'),
  'deaf to close': deafTo('C'),
  'deaf to reveal': deafTo('R'),
  'close never answered': muteIn('c'),
  'reveal never answered': muteIn('r'),
  'deaf to all acks': deafTo('K'),
  'another face': {
    strike(_fire, { cable }) {
      cable.rewrite = rewritten(({ seq, message }) => ({
        seq,
        message: message.type === 'reveal' ? { ...message, face: ((message.face % 6) + 1) as Face } : message,
      }));
    },
  },
  'old frames again': {
    strike({ random }, { cable }) {
      const again = () => cable.kept[random(cable.kept.length)] ?? '';
      cable.rewrite = (frame) => [again(), frame, again(), again()];
    },
  },
  echo: { strike: (_fire, { cable }) => void (cable.echoes = true) },
  reset: { strike: (_fire, pad) => pad.reset() },
  'power blink': { strike: (_fire, pad) => pad.powerCycle() },
  unplugged: unplugged('kept'),
  'unplugged, power lost': unplugged('cycled'),
  swapped: {
    strike: (fire, pad) =>
      exchange(
        fire.pads.filter((other) => other.plugged && (other === pad || other === neighbour(fire, pad))),
        1,
      ),
  },
  'hub out': {
    strike: async ({ pads }) => void (await Promise.all(pads.map((pad) => pad.unplug()))),
    async mend(fire) {
      for (const pad of fire.pads) if (!pad.plugged) await pad.plug(freeSocket(fire), 'kept');
    },
  },
  'same id twice': {
    strike: async (fire, pad) => fire.newTwin(pad).plug(freeSocket(fire), 'cycled'),
    mend: sendTwinsOff,
  },
  'another with its id takes its place': {
    async strike(fire, pad) {
      const twin = fire.newTwin(pad);
      await pad.unplug();
      await twin.plug(freeSocket(fire), 'cycled');
    },
    async mend(fire, pad) {
      await sendTwinsOff(fire);
      if (!pad.plugged) await pad.plug(freeSocket(fire), 'kept');
    },
  },
  'no identity': helloSays({ id: '?' }),
  'another version': helloSays({ version: 3 }),
  'boot log': { strike: (_fire, pad) => pad.sendRaw(BOOT_LOG) },
  'line without end': { strike: (_fire, pad) => pad.sendRaw(Buffer.alloc(MIB / 4, '|x')) },
  'flood of frames': {
    strike(_fire, pad) {
      const frame = `${makePadMessage({ seq: 7, message: { type: 'ping', state: 'idle', attempt: 0, seal: 0 } })}\n`;
      pad.sendRaw(Buffer.from(frame.repeat(2000), 'latin1'));
    },
  },
  'stuck button': {
    strike({ random }, pad) {
      const face = (random(6) + 1) as Face;
      for (let press = 0; press < 200; press += 1) pad.press(face);
    },
  },
  'computer slept': { strike: (fire) => fire.wake() },
  'host killed': { strike: (fire) => fire.kill() },
} satisfies Readonly<Record<string, Trouble>>;

export type TroubleName = keyof typeof TROUBLES;
export const TROUBLE_NAMES = Object.keys(TROUBLES) as readonly TroubleName[];

/** Seats that a trouble of this pad may hold up. */
export function touchedBy(name: TroubleName, fire: Fire, pad: FiredPad): readonly FiredPad[] {
  if (name === 'hub out' || name === 'host killed') return fire.pads;
  const other = name === 'swapped' ? neighbour(fire, pad) : undefined;
  return other === undefined ? [pad] : [pad, other];
}

function neighbour({ pads }: Fire, pad: FiredPad): FiredPad | undefined {
  return pads[(pads.indexOf(pad) + 1) % pads.length];
}

async function sendTwinsOff({ twins }: Fire): Promise<void> {
  for (const twin of twins.splice(0)) await twin.unplug();
}
