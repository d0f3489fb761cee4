import type { Seat } from '../../../rulebook/seat.ts';

/** What somebody moves with real hands. */
export interface HandLine {
  /** To the whole table, as the display shows it. */
  readonly said: string;
  /** On whose phones it stands; on everybody's where it is left out, on none where the question to the seat says it. */
  readonly to?: 'dealer' | readonly Seat[];
  /** How it is said to each of them alone; as to the table where it is left out. */
  readonly you?: string;
}

/** The lines as the table display shows them. */
export function saidToAll(lines: readonly HandLine[]): readonly string[] {
  return lines.map(({ said }) => said);
}
