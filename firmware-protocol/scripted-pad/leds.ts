import type { PadState, Verdict } from '../codec/message.ts';
import type { After } from './notices.ts';

/** What the two LEDs show; PROTOCOL.md, "LEDs". Never the face; a new seal looks like the one before. */
export type Light = 'dark' | 'choose' | 'nudged' | 'ready' | 'halted' | 'identify' | Verdict;
type Passing = Extract<Light, 'nudged' | 'halted' | 'identify'>;

/** How long a signal replaces the light of the state; a nudge stays until that light changes. */
const PASSING_MS: Readonly<Partial<Record<Passing, number>>> = { halted: 1000, identify: 3000 };

interface Shown {
  readonly state: PadState;
  /** The host has acknowledged the current seal. */
  readonly acknowledged: boolean;
  /** The verdict of the last attempt, until the next one is armed. */
  readonly verdict: Verdict | undefined;
}

export class Leds {
  readonly #after: After;
  readonly #lit: (light: Light) => void;
  #steady: Light = 'dark';
  #passing: Light | undefined;
  #cancel: () => void = () => undefined;
  #light: Light = 'dark';

  constructor(after: After, lit: (light: Light) => void) {
    this.#after = after;
    this.#lit = lit;
  }

  get light(): Light {
    return this.#light;
  }

  /** Shows the light of a state. If it changes, a passing signal ends. */
  show(shown: Shown): void {
    const steady = lightOf(shown);
    if (steady === this.#steady) return;
    this.#steady = steady;
    this.end();
  }

  pass(light: Passing): void {
    this.end();
    this.#passing = light;
    const ms = PASSING_MS[light];
    if (ms !== undefined) this.#cancel = this.#after(ms, () => this.end());
    this.#refresh();
  }

  end(): void {
    this.#cancel();
    this.#passing = undefined;
    this.#refresh();
  }

  #refresh(): void {
    const light = this.#passing ?? this.#steady;
    if (light === this.#light) return;
    this.#light = light;
    this.#lit(light);
  }
}

function lightOf({ state, acknowledged, verdict }: Shown): Light {
  switch (state) {
    case 'idle':
      return verdict ?? 'dark';
    case 'armed':
      return 'choose';
    case 'sealed':
      return acknowledged ? 'ready' : 'choose';
    case 'closed':
    case 'revealed':
      return acknowledged ? 'ready' : 'dark';
  }
}
