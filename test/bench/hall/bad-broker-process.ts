/** Brokers that are no good, in a process that takes no time of the table's. */
import { topicOf } from '../../../host/hall/wire/topics.ts';
import { habitsOf, HostileBroker } from '../../edges/hostile-broker.ts';
import { answer } from '../../support/child.ts';

const TOPIC = topicOf('k7q2', { table: 1, kind: 'offer' });

const program = {
  /** Answers with the port of a broker with these habits. */
  async open(habits: string) {
    const broker = new HostileBroker();
    broker.become(habitsOf(broker, TOPIC, [])[habits] ?? {});
    return Number(new URL(await broker.listen()).port);
  },
};
export type BadBrokerProgram = typeof program;

answer(program);
