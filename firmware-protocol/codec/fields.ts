import { hex, matching, oneOf, whole, type FieldCodec } from './field.ts';
import type { Face, PadErrorCode, PadState, ResetCause, Verdict } from './message.ts';

/** The fields of version 2, each as PROTOCOL.md's table of fields gives it. */
export const attempt = whole(1, 0xffffffff);
export const attemptOrNone = whole(0, 0xffffffff);
export const seal = whole(1, 0xffff);
export const sealOrNone = whole(0, 0xffff);
/** ms until a pad closes by itself. */
export const closeMs = whole(1, 0xffff);
export const event = whole(1, 255);
export const eventOrBoot = whole(0, 255);
export const version = whole(1, 255);
export const nonce = hex(8);
export const commitment = hex(16);
export const firmware = matching(/^[0-9A-Za-z.-]{1,8}$/);
export const padId = matching(/^[0-9A-Za-z_-]{1,16}$/);
export const padIdOrNone = matching(/^([0-9A-Za-z_-]{1,16}|\?)$/);

export const face: FieldCodec<Face> = oneOf<Face>([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
]);

export const state: FieldCodec<PadState> = oneOf<PadState>([
  ['idle', 'i'],
  ['armed', 'a'],
  ['sealed', 's'],
  ['closed', 'c'],
  ['revealed', 'r'],
]);

export const reset: FieldCodec<ResetCause> = oneOf<ResetCause>([
  ['power', 'p'],
  ['external', 'e'],
  ['brownout', 'b'],
  ['watchdog', 'w'],
  ['none', 'n'],
]);

export const verdict: FieldCodec<Verdict> = oneOf<Verdict>([
  ['nothing', 'n'],
  ['took', 't'],
  ['blocked', 'b'],
  ['out', 'o'],
  ['back', 'r'],
]);

export const errorCode: FieldCodec<PadErrorCode> = oneOf<PadErrorCode>(
  (['crc', 'syntax', 'state', 'attempt', 'seal', 'store', 'unknown', 'overrun'] as const).map((code) => [code, code]),
);
