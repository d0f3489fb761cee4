import type { AedesPublishPacket } from 'aedes';
import memory from 'aedes-persistence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hallPersistence } from './hall-persistence.ts';

const level = fc.constantFrom('board', 'tables', '1', '12', '');
const topic = fc.array(level, { minLength: 1, maxLength: 4 }).map((levels) => `referee/${levels.join('/')}`);
const filter = fc
  .tuple(fc.array(fc.oneof(level, fc.constant('+')), { maxLength: 4 }), fc.boolean())
  .filter(([levels, all]) => all || levels.length > 0)
  .map(([levels, all]) => ['referee', ...levels, ...(all ? ['#'] : [])].join('/'));
const packet = (of: string, text: string): AedesPublishPacket => ({
  ...{ brokerId: 'own', brokerCounter: 0 },
  ...{ cmd: 'publish', topic: of, payload: Buffer.from(text), qos: 1, retain: true, dup: false },
});

test('finds the retained messages that aedes finds, whatever was kept or emptied before', async () => {
  const kept = fc.array(fc.tuple(topic, fc.constantFrom('a', 'b', '')), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(kept, fc.array(filter, { minLength: 1, maxLength: 3 }), async (messages, filters) => {
      const found = await Promise.all(
        [memory(), hallPersistence()].map(async (persistence) => {
          for (const [of, text] of messages)
            await (persistence.storeRetained as (one: object) => Promise<void>)(packet(of, text));
          return persistence.createRetainedStreamCombi([...filters]).toArray();
        }),
      );
      expect(found[1]).toEqual(found[0]);
    }),
    { numRuns: 300 },
  );
});
