import { Readable } from 'node:stream';
import type { AedesPublishPacket } from 'aedes';
import memory from 'aedes-persistence';
import { matches } from './users.ts';

/**
 * What the broker of a hall keeps in memory, as aedes does, but retained messages are found by the beginning of their topic.
 * Aedes tries each of them for each subscription: if hundreds of tables come back at once, that takes seconds.
 */
export function hallPersistence() {
  const retained = new Map<string, AedesPublishPacket>();

  async function storeRetained(packet: AedesPublishPacket): Promise<void> {
    if (packet.payload.length === 0) retained.delete(packet.topic);
    else retained.set(packet.topic, { ...packet });
  }

  function matching(filter: string): readonly AedesPublishPacket[] {
    // `board/#` stands for `board` as well.
    const start = filter.replace(/\/?[+#].*/, '');
    return [...retained.values()].filter(({ topic }) => topic.startsWith(start) && matches(topic, filter));
  }

  return Object.assign(memory(), {
    storeRetained,
    createRetainedStreamCombi: (filters: readonly string[]) => Readable.from(filters.flatMap(matching)),
  });
}
