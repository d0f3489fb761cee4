import type { StampKind } from '../../../words/room.ts';
import type { SoundEvent } from './events.ts';

/** One strike of a sound: a tone, or noise below a pitch. Pitches glide from `from` to `to`; what is struck dies away. */
export interface Strike {
  readonly made: 'sine' | 'triangle' | 'noise';
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  /** Seconds from the sound to the strike, and until it has died away. */
  readonly after: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
  /** It swells instead, and stops. */
  readonly swells?: true;
}

function tone(hertz: number, after: number, lasts: number, loud = 0.4): Strike {
  return { made: 'triangle', from: hertz, to: hertz, after, lasts, loud };
}

/** A mallet on wood. */
function knock(hertz: number, after: number, loud = 0.5): Strike {
  return { made: 'sine', from: hertz, to: hertz * 0.6, after, lasts: 0.09, loud };
}

/** Strings struck one after the other, like those of a cimbalom. */
function run(hertz: readonly number[], each: number, lasts: number): readonly Strike[] {
  return hertz.flatMap((at, i) => [tone(at, i * each, lasts), tone(at * 2, i * each, lasts * 0.6, 0.12)]);
}

const D4 = 293.7;
const F4 = 349.2;
const A4 = 440;
const D5 = 587.3;
const F_SHARP5 = 740;
const A5 = 880;

/** Every sound, made of strikes. Each is its own with eyes closed: by direction, pitch, and whether it rings or knocks. */
export const SOUNDS: Readonly<Record<Sound, readonly Strike[]>> = {
  ready: [knock(1_320, 0, 0.12)],
  tick: [knock(990, 0)],
  // After the last tick, until just before the hands go up.
  hush: [{ made: 'noise', from: 260, to: 1_300, after: 0, lasts: 0.7, loud: 0.09, swells: true }],
  up: [tone(D5, 0, 0.4), tone(A5, 0, 0.4, 0.3)],
  thump: [
    { made: 'sine', from: 120, to: 42, after: 0, lasts: 0.5, loud: 1 },
    { made: 'noise', from: 900, to: 90, after: 0, lasts: 0.16, loud: 0.7 },
  ],
  takes: run([D5, A5], 0.09, 0.5),
  blocks: [knock(220, 0, 0.9), knock(220, 0.13, 0.9)],
  discarded: [{ made: 'noise', from: 4_200, to: 240, after: 0, lasts: 0.4, loud: 0.5 }],
  out: run([A4, F4, D4], 0.13, 0.6),
  back: run([D4, F4, A4], 0.13, 0.6),
  // Two that are alike, against each other.
  tie: [...run([D5, D5], 0.16, 0.3), knock(330, 0.34, 0.8)],
  waits: [tone(D4, 0, 0.7, 0.3)],
  swap: [tone(F4, 0, 0.2), tone(A4, 0.12, 0.2), tone(F4, 0.24, 0.3)],
  head: run([A4, D5, F_SHARP5], 0.1, 0.5),
  disgrace: [{ made: 'sine', from: 330, to: 165, after: 0, lasts: 0.5, loud: 0.6 }],
  loses: [...run([D5, A4], 0.12, 0.4), knock(160, 0.3, 0.9)],
  correction: [tone(A4, 0, 0.18), tone(A4, 0.22, 0.18)],
  bell: [tone(A5, 0, 1.2, 0.35), tone(A5 * 2, 0, 0.8, 0.1), tone(A5, 0.5, 1.2, 0.35)],
  winner: run([D4, A4, D5, F_SHARP5, A5], 0.14, 1.4),
};

export type Sound = 'ready' | 'tick' | 'hush' | 'up' | 'thump' | StampKind | 'correction' | 'bell' | 'winner';

/** What is played at an event; `stamps` are those that fall with outcome number `at`, asked for only once it is shown. */
export function soundsOf(event: SoundEvent, stamps: (at: number) => readonly StampKind[]): readonly Sound[] {
  switch (event.what) {
    case 'ready':
      return ['ready'];
    case 'count':
      return event.count === 'up' ? ['up'] : event.count === 1 ? ['tick', 'hush'] : ['tick'];
    case 'landed':
      return ['thump'];
    case 'outcome':
      return event.late ? [] : stamps(event.at);
    case 'correction':
      return ['correction'];
    case 'clock':
      return ['bell'];
    case 'over':
      return event.won ? ['winner'] : [];
    case 'calledOff':
    case 'halted':
    case 'stalled':
    case 'recalled':
      return [];
  }
}
