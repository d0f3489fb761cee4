/** Brokers that are no good, in a process that takes no time of the table's. Answers with the port of each. */
import { openBadBroker, type Behaviour } from './bad-broker.ts';
import { answerQuestions } from './child.ts';

export interface ToBadBroker {
  readonly type: 'open';
  readonly behaviour: Behaviour;
}

answerQuestions<ToBadBroker>(({ behaviour }) => openBadBroker(behaviour));
