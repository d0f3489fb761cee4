import type { BoardView, HallCommand, OrganiserView } from '../contract/hall.ts';
import type { Sharing } from '../session/port.ts';
import type { HallPort } from './port.ts';

/** How a shell shares what the hall shows; it calls `changed` when the view has changed. */
export type OpenHallSharing = (hall: Pick<HallPort, 'watch' | 'checkIn'>, changed: () => void) => Sharing;

/** What the hall shows on the local network: the board on screens, and on phones to each guest their own table. */
export class HallSharings {
  readonly #board: Sharing | undefined;
  readonly #phones: Sharing | undefined;

  constructor(
    hall: Pick<HallPort, 'watch' | 'checkIn'>,
    { sharing, phones }: { readonly sharing?: OpenHallSharing; readonly phones?: OpenHallSharing },
    changed: () => void,
  ) {
    this.#board = sharing?.(hall, changed);
    this.#phones = phones?.(hall, changed);
  }

  get views(): Pick<OrganiserView, 'sharing' | 'phones'> {
    const [sharing, phones] = [this.#board?.view, this.#phones?.view];
    return { ...(sharing && { sharing }), ...(phones && { phones }) };
  }

  /** What the board shows of it. */
  get ofBoard(): Pick<BoardView, 'phones'> {
    const phones = this.#phones?.view.addresses[0]?.url;
    return phones === undefined ? {} : { phones };
  }

  async obey(command: Extract<HallCommand, { type: 'share' | 'sharePhones' | 'renewBoardKey' }>): Promise<void> {
    switch (command.type) {
      case 'share':
        return this.#board?.share(command.on);
      case 'sharePhones':
        return this.#phones?.share(command.on);
      case 'renewBoardKey':
        return this.#board?.renew();
    }
  }

  async close(): Promise<void> {
    await this.#board?.share(false);
    await this.#phones?.share(false);
  }
}
