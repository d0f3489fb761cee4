import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import type { OpenPhones } from '../../host/session/port.ts';

/** What the players have in their hands, one for each seat. */
export interface BenchPads {
  readonly source: PadSource;
  /** Serves them if they are phones. */
  readonly phones?: OpenPhones;
  /**
   * Resolves with their ids as pads, by seat.
   * @param url at which phones join
   */
  connect(seats: number, url: string): Promise<readonly string[]>;
  /** Every pad asks for a face. */
  allArmed(): Promise<void>;
  press(seat: number, face: Face): void;
  close(): Promise<void>;
}
