/** Players with their phones, in a process of their own: they take no time of the host's. */
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { FakePhone } from '../../host/phones/testing/fake-phone.ts';
import { answer } from '../support/child.ts';
import { until } from './measure.ts';

const phones: FakePhone[] = [];

const program = {
  /** Answers with their ids as pads. */
  async join(url: string, names: readonly string[]) {
    for (const name of names) {
      const phone = FakePhone.joining(url, systemClock);
      await until(() => phone.endpoint !== undefined);
      phone.say({ type: 'join', name, language: 'en' });
      await until(() => phone.bound !== undefined);
      phones.push(phone);
    }
    return phones.map(({ id }) => id);
  },
  armed: () => until(() => phones.every(({ pad }) => pad?.state === 'armed')),
  press: (seat: number, face: Face) => phones[seat]?.pad?.press(face),
};
export type PlayersProgram = typeof program;

answer(program);
