/** The first four bits of a packet (MQTT 3.1.1, 2.2.1). */
export const PUBLISH = 3;

/** Cuts a stream of MQTT into packets. */
export class MqttPackets {
  #rest = Buffer.alloc(0);

  /** The packets that are whole with these bytes. */
  take(chunk: Buffer): readonly Buffer[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const packets: Buffer[] = [];
    for (let length = lengthOf(this.#rest); length !== undefined && length <= this.#rest.length; length = lengthOf(this.#rest)) {
      packets.push(this.#rest.subarray(0, length));
      this.#rest = this.#rest.subarray(length);
    }
    return packets;
  }
}

export function typeOf(packet: Buffer): number {
  return (packet[0] ?? 0) >> 4;
}

/** Of the whole packet that begins here; undefined if its head is not whole. */
function lengthOf(bytes: Buffer): number | undefined {
  let length = 0;
  for (let digit = 0; digit < 4; digit += 1) {
    const byte = bytes[1 + digit];
    if (byte === undefined) return undefined;
    length += (byte & 0x7f) * 128 ** digit;
    if (byte < 0x80) return 2 + digit + length;
  }
  throw new RangeError('no packet of MQTT');
}
