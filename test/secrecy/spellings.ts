import { CLUSTERS } from '../../host/contract/keys.ts';

/** Ways in which code that does not know what the bytes mean may write them down. */
const WRITTEN: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => bytes.toString('hex'),
  (bytes) => bytes.toString('hex').toUpperCase(),
  (bytes) => spaced(bytes, (byte) => byte.toString(16).padStart(2, '0'), ' '),
  (bytes) => spaced(bytes, (byte) => `${byte}`, ','),
  (bytes) => spaced(bytes, (byte) => `${byte}`, ', '),
  (bytes) => bytes.toString('latin1'),
  (bytes) => Buffer.from(bytes).reverse().toString('hex'),
  ...[0, 1, 2].flatMap((before) =>
    (['base64', 'base64url'] as const).map((how) => (bytes: Buffer) => within(bytes, before, how)),
  ),
];

/** Every spelling of the nonce (hex) that `text` holds: of its bytes, or of its digits as text. */
export function spellingsIn(text: string, nonce: string): readonly string[] {
  const secrets = [Buffer.from(nonce, 'hex'), Buffer.from(nonce, 'latin1')];
  return secrets.flatMap((bytes) => WRITTEN.map((write) => write(bytes)).filter((spelling) => text.includes(spelling)));
}

function spaced(bytes: Buffer, write: (byte: number) => string, between: string): string {
  return [...bytes].map(write).join(between);
}

/** The part of its base64 that does not depend on its neighbours, if it begins `before` bytes after a multiple of three. */
function within(bytes: Buffer, before: number, how: 'base64' | 'base64url'): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes])
    .toString(how)
    .replaceAll('=', '');
  return whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}

/** The whole list of the first seat's keys, which the console's view always names. */
const SEAT_KEYS = `"seatKeys":${JSON.stringify(Object.keys(CLUSTERS[0] ?? {}))}`;

/** Without that list: a key that stands anywhere else was pressed. */
export function withoutSeatKeys(text: string): string {
  return text.replaceAll(SEAT_KEYS, '');
}
