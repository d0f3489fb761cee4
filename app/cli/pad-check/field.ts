import { FRAME_START, makeFrame } from '../../../firmware-protocol/codec/frame.ts';
import { NO_COMMITMENT, PAD_LAYOUTS, type Face, type Layout } from '../../../firmware-protocol/codec/message.ts';
import { commitment } from '../../../firmware-protocol/codec/seal.ts';
import { isOf } from './pad-line.ts';
import type { Probe } from './probe.ts';

/** A field of a row: how it is shown, and which text fits. */
export interface Field {
  readonly shown: string;
  readonly exact?: boolean;
  readonly fits: (text: string, all: readonly string[]) => boolean;
}

const exactly = (value: string | number): Field => ({
  shown: String(value),
  exact: true,
  fits: (text) => text === String(value),
});

const VALUES: Readonly<Record<string, (probe: Probe) => Field>> = {
  '*': () => ({ shown: '…', fits: () => true }),
  "''": () => exactly(''),
  id: ({ id }) => exactly(id),
  N: ({ now }) => exactly(now.hostNonce),
  M: ({ now }) => exactly(now.otherNonce),
  none: () => exactly(NO_COMMITMENT),
  '#': ({ now }) => exactly(now.commitment),
  '!#': ({ now: { commitment: last } }) => ({
    shown: 'another commitment: every seal has a nonce of its own',
    fits: (text) => text !== last,
  }),
  e: ({ now }) => exactly(now.event),
  'e+1': ({ now }) => exactly((now.event % 255) + 1),
  /** A seal above all that the attempt had before this one, which is the last. */
  '>top': ({ now, line }) => {
    const made = line.since(now.begun).filter(isOf('sealed')).slice(0, -1);
    const top = Math.max(...made.map(({ message }) => message.seal));
    return { shown: `a seal above ${top}`, fits: (text) => Number(text) > top };
  },
  /** The nonce that was revealed last. */
  x: ({ nonces }) => exactly(nonces.at(-1) ?? ''),
  /** A nonce that fits the commitment and the face before it. */
  fits: ({ id, now }) => ({
    shown: `a nonce that fits the commitment ${now.commitment}`,
    fits: (nonce, [, , face]) => {
      const sealed = { id, attempt: now.attempt, hostNonce: now.armedNonce, face: Number(face) as Face, nonce };
      return commitment(sealed) === now.commitment;
    },
  }),
};

/** Which text a row means by a field. */
export function field(token: string, probe: Probe): Field {
  const [, name, more] = /^([nk])([+-]\d+)?$/.exec(token) ?? [];
  if (name !== undefined) return exactly((name === 'n' ? probe.now.attempt : probe.now.seal) + Number(more ?? 0));
  return VALUES[token]?.(probe) ?? exactly(token);
}

/** A frame as it is expected; with its checksum, if all of it is known. */
export function shownAs(letter: string, seq: number, wanted: readonly Field[]): string {
  const fields = wanted.map(({ shown }) => shown);
  const layout = Object.values<Layout>(PAD_LAYOUTS).find((one) => one.letter === letter);
  if (wanted.length < Object.keys(layout?.fields ?? {}).length) fields.push('…');
  else if (wanted.every(({ exact }) => exact)) return makeFrame({ type: letter, seq, fields });
  return [`${FRAME_START}${letter}`, seq, ...fields].join(',');
}
