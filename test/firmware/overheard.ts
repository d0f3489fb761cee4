import type { Face } from '../../firmware-protocol/codec/message.ts';
import { parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import type { LitLeds } from '../../firmware-protocol/testing/chip/peripherals.ts';

/** All that can be heard and seen of a pad, with the cycle of each byte and light. */
export class Overheard {
  readonly #bytes: { readonly byte: number; readonly at: number }[] = [];
  readonly #lights: string[] = [];
  readonly #began: number;

  constructor({ pad: { chip } }: ChipBench) {
    this.#began = chip.cycles;
    const sent = chip.onSent;
    chip.onSent = (byte, at) => {
      sent(byte, at);
      this.#bytes.push({ byte, at: at - this.#began });
    };
    chip.onLit = ({ a, b }: LitLeds, at) => this.#lights.push(`${String(a)} ${String(b)} at ${at - this.#began}`);
  }

  get text(): string {
    return Buffer.from(this.#bytes.map(({ byte }) => byte)).toString('latin1');
  }

  /** Every byte and light with its moment, except commitments and checksums: equal for pads that cannot be distinguished. */
  get signature(): string {
    const hidden = this.text.replace(/[0-9a-f]{32}(?=\*)/g, (hex) => '#'.repeat(hex.length)).replace(/\*[0-9a-f]{4}/g, '*####');
    const stamped = this.#bytes.map(({ at }, i) => `${hidden[i] ?? ''}${at}`);
    return [...stamped, ...this.#lights].join(' ');
  }

  get commitments(): readonly string[] {
    return this.text.split('\n').flatMap((line) => {
      const parsed = parsePadMessage(line);
      return parsed.ok && 'commitment' in parsed.value.message ? [parsed.value.message.commitment] : [];
    });
  }
}

/** What a player may do with a face before the reveal. `face` must not be recognisable; everything else is the same. */
export type Deed = (bench: ChipBench, face: Face) => void;

const other = (face: Face): Face => ((face % 6) + 1) as Face;
/** Cycles between the changes of a bouncing contact. */
const BOUNCE = [900, 3_000, 700, 12_000, 400, 9_000];

/** By the name that a failing test prints. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  'a press': (bench, face) => bench.press(face),
  'a press of a bouncing button': (bench, face) => {
    bench.pad.press(face, BOUNCE);
    bench.pass(120);
  },
  'the same face again': (bench, face) => {
    for (let press = 0; press < 3; press += 1) bench.press(face);
  },
  'a changed mind': (bench, face) => {
    bench.press(2);
    bench.press(face);
  },
  'a mind changed and changed back': (bench, face) => {
    bench.press(face);
    bench.acknowledge(1);
    bench.press(other(face));
    bench.press(face);
  },
  'a press that nobody acknowledges': (bench, face) => {
    bench.press(face);
    bench.pass(2500);
  },
  'a button held while another is pressed': (bench, face) => {
    bench.pad.down(face);
    bench.pass(100);
    bench.pad.down(other(face));
    bench.pass(100);
    bench.pad.up(other(face));
    bench.pad.up(face);
    bench.pass(100);
  },
  'a halt that withdraws': (bench, face) => {
    bench.press(3);
    bench.pad.down(face);
    bench.pass(60);
    bench.pad.down(other(face));
    bench.pass(800);
    bench.pad.up(face);
    bench.pad.up(other(face));
    bench.pass(100);
  },
  'a halt over a seal that stays': (bench, face) => {
    bench.press(face);
    bench.pad.down(other(face));
    bench.pass(60);
    bench.pad.down(face);
    bench.pass(800);
    bench.pad.up(face);
    bench.pad.up(other(face));
    bench.pass(100);
  },
  'a nudge, then a press': (bench, face) => {
    bench.ask({ type: 'nudge', attempt: 5 });
    bench.pass(300);
    bench.press(face);
  },
  'a press, halted by another': (bench, face) => {
    bench.press(face);
    bench.ask({ type: 'halted', attempt: 5 });
    bench.pass(1200);
  },
  'a press in the middle of a command': (bench, face) => {
    bench.pad.press(face);
    bench.pass(14);
    for (let ping = 0; ping < 8; ping += 1) bench.ask({ type: 'ping' });
    bench.pass(100);
  },
  'a press, then a reset': (bench, face) => {
    bench.press(face);
    bench.pad.reset('external');
    bench.pass(400);
  },
};

export const DEED_NAMES = Object.keys(DEEDS);
