import type { PadSource } from '../pads/source.ts';

/** What pads are tried out on. */
export interface PracticeTable {
  readonly pads: PadSource;
  /** The next attempt number of the counter for all nights, reserved on disk; used once, for one pad. Undefined where there is none. */
  reserve(): Promise<number | undefined>;
  /** 16 fresh hex digits. */
  hostNonce(): string;
  /** Pads of seats that choose in the round's attempt, by id: they are left alone. */
  inRound(): ReadonlySet<string>;
  /** The screens want a new view. */
  changed(): void;
}
