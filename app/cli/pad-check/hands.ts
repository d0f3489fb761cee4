import type { Face } from '../../../firmware-protocol/codec/message.ts';

/** Presses the buttons of the pad that is checked: a person who is asked, or a program. */
export interface Hands {
  /** How long to wait for what they do, ms. */
  readonly patience: number;
  /** How long to watch that what they do has no effect, ms. */
  readonly watch: number;
  /** One button goes down and up again. */
  press(face: Face): Promise<void>;
  /** Two buttons go down, the first before the second, and stay down. */
  hold(first: Face, second: Face): Promise<void>;
  release(): Promise<void>;
  /** Power goes and comes again, so that only the name of the pad survives. */
  power(): Promise<void>;
}

/** PROTOCOL.md, "Buttons". */
export const BUTTON: Readonly<Record<Face, string>> = {
  5: 'take left',
  6: 'take centre',
  4: 'take right',
  2: 'block left',
  1: 'block centre',
  3: 'block right',
};

/** A person, who is asked in words. */
export function personsHands(say: (sentence: string) => void): Hands {
  const ask = async (sentence: string) => say(`  >> ${sentence}`);
  return {
    patience: 60_000,
    watch: 6_000,
    press: (face) => ask(`Press the button "${BUTTON[face]}" once, now.`),
    hold: (first, second) => ask(`Hold "${BUTTON[first]}" down, then "${BUTTON[second]}" with it, until you are told to let go.`),
    release: () => ask('Let go of both buttons.'),
    power: () => ask('Pull the cable of the pad, wait ten seconds, and plug it in again at the same place.'),
  };
}

/** A program that reads orders, one a line: `press 6`, `down 2`, `up 2`, `power`. */
export function orderedHands(order: (line: string) => void): Hands {
  let held: readonly Face[] = [];
  const give = async (...lines: readonly string[]) => lines.forEach(order);
  return {
    patience: 10_000,
    watch: 400,
    press: (face) => give(`press ${face}`),
    hold: (first, second) => {
      held = [first, second];
      return give(`down ${first}`, `down ${second}`);
    },
    release: () => give(...held.map((face) => `up ${face}`)),
    power: () => give('power'),
  };
}
