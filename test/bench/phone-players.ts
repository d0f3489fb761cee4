/** Ten players with their phones, in a process of their own: they take no time of the host's. */
import { systemClock } from '../../host/clock/clock.ts';
import { FakePhone } from '../../host/phones/testing/fake-phone.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { until } from './until.ts';

/** What the bench asks; a press is not answered. */
export type ToPlayers =
  | { readonly type: 'join'; readonly url: string; readonly names: readonly string[] }
  | { readonly type: 'armed' }
  | { readonly type: 'press'; readonly seat: number; readonly face: Face };

const phones: FakePhone[] = [];

/** @returns its id as a pad */
async function join(url: string, name: string): Promise<string> {
  const phone = FakePhone.joining(url, systemClock);
  await until(() => phone.endpoint !== undefined);
  phone.say({ type: 'join', name, language: 'en' });
  await until(() => phone.bound !== undefined);
  phones.push(phone);
  return phone.id;
}

async function obey(asked: ToPlayers): Promise<void> {
  switch (asked.type) {
    case 'join': {
      const ids: string[] = [];
      for (const name of asked.names) ids.push(await join(asked.url, name));
      process.send?.(ids);
      return;
    }
    case 'armed':
      await until(() => phones.every(({ pad }) => pad?.state === 'armed'));
      process.send?.('armed');
      return;
    case 'press':
      phones[asked.seat]?.pad?.press(asked.face);
      return;
    default:
      asked satisfies never;
  }
}

process.on('message', (asked: ToPlayers) => void obey(asked));
