import type { Probe } from './probe.ts';

/** One thing that PROTOCOL.md asks of a pad. */
export interface Check {
  /** Stable, for programs that read the result. */
  readonly id: string;
  /** What a pad that passes does; follows "the pad". */
  readonly title: string;
  /** A heading of PROTOCOL.md. */
  readonly section: string;
  /** Somebody has to press buttons, or to pull the cable. */
  readonly hands?: 'buttons' | 'cable';
  /** Resolves if the pad passed, perhaps with a remark. Throws a `Fault` if not, `Unreachable` if an earlier check is missing. */
  readonly run: (probe: Probe) => Promise<string> | Promise<void>;
}
