/** A string of MQTT: its length in two bytes, then itself. */
export function text(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.of(bytes.length >> 8, bytes.length & 0xff), bytes]);
}

/** A whole packet of any type (MQTT 3.1.1, 2.2). */
export function packet(type: number, body: Buffer, flags = 0): Buffer {
  const digits: number[] = [];
  let length = body.length;
  do {
    digits.push((length & 0x7f) | (length > 0x7f ? 0x80 : 0));
    length >>= 7;
  } while (length > 0);
  return Buffer.concat([Buffer.of((type << 4) | flags, ...digits), body]);
}

interface ConnectFields {
  readonly client: string;
  readonly user: string;
  readonly password: string;
  /** The byte at this place is another one. */
  readonly bend?: number;
}

export function connectPacket({ client, user, password, bend = -1 }: ConnectFields): Buffer {
  const head = Buffer.concat([text('MQTT'), Buffer.of(4, 0b1100_0010, 0, 60)]);
  const whole = packet(1, Buffer.concat([head, text(client), text(user), text(password)]));
  const bent = whole[bend];
  if (bent !== undefined) whole[bend] = bent ^ 0xff;
  return whole;
}

/** @param id of a message with QoS 1; 0 for one with QoS 0 */
export function publishPacket(topic: string, payload: Buffer, id: number): Buffer {
  const numbered = id === 0 ? [] : [Buffer.of(id >> 8, id & 0xff)];
  return packet(3, Buffer.concat([text(topic), ...numbered, payload]), id === 0 ? 0 : 2);
}
