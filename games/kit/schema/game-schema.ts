import * as v from 'valibot';
import type { AskedCommand, AskedEvent, AskedSetup, AskedState } from '../../../rulebook/questions/types.ts';
import type { HouseRule, Rulebook } from '../../../rulebook/rulebook.ts';
import { check, checkAsIs, type Checked } from '../../../host/games/checked.ts';
import type { GameSchema } from '../../../host/games/game-schema.ts';
import { askedCommandSchema, askedEventSchema, askedSetupSchema } from './schema.ts';

/** What a game that asks says of itself at its schema. */
export interface QuestionsSchema<House, Play> extends Pick<
  GameSchema<AskedSetup<House>, AskedState<House, Play>>,
  'report' | 'words'
> {
  readonly rulebook: Pick<Rulebook, 'id' | 'house' | 'seats'>;
  /** What does not hold though it must after any event, in words for `verify`. */
  broken(play: Play): readonly string[];
  /** The house rules by which the host deals and bots play by themselves, where they differ from the standard. */
  readonly demo: Partial<House>;
}

/** The schema of a game that asks. It has no faces: what it shows follows from its answers. */
export function questionsSchema<House, Play>({
  rulebook: { id, house, seats },
  broken,
  report,
  words,
  demo,
}: QuestionsSchema<House, Play>): GameSchema<
  AskedSetup<House>,
  AskedState<House, Play>,
  AskedCommand,
  AskedEvent<string, House>
> {
  const setup = askedSetupSchema(entriesOf(house, (value) => v.exactOptional(value)));
  const event = askedEventSchema(
    id,
    seats,
    entriesOf(house, (value) => value),
  );
  return {
    // The keys and values of `House` are those of its rules: each game holds its rules to its type.
    setup: (unchecked) => check(setup, unchecked) as Checked<AskedSetup<House>>,
    command: (unchecked) => check(askedCommandSchema, unchecked),
    event: (unchecked) => checkAsIs(event, unchecked) as Checked<AskedEvent<string, House>>,
    shown: () => undefined,
    faces: () => undefined,
    broken: ({ play }) => broken(play),
    unsettled: () => [],
    report,
    words,
    demo: (players) => ({ players, house: demo }),
  };
}

function entriesOf(rules: readonly HouseRule[], entry: (value: v.GenericSchema) => v.ObjectEntries[string]): v.ObjectEntries {
  return Object.fromEntries(rules.map((rule) => [rule.key, entry(valueSchema(rule))]));
}

function valueSchema(rule: HouseRule): v.GenericSchema {
  switch (rule.kind) {
    case 'choice':
      return v.picklist(rule.values);
    case 'number':
      return v.pipe(v.number(), v.integer(), v.minValue(rule.least), v.maxValue(rule.most));
    default:
      return rule satisfies never;
  }
}
