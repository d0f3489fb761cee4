import type { Joining } from '../contract/phones.ts';
import type { RefereePort } from '../session/port.ts';
import type { PhoneConnection } from './phone-connection.ts';
import type { JoinedPhone } from './phone-roster.ts';
import { seatPage, type SeenByPhones } from './seat-page.ts';

/** Sends each phone its page whenever that has changed, the newest one only. */
export class PageFeed {
  readonly #table: Pick<RefereePort, 'watch'>;
  /** Rises with every change that may change a page. */
  #version = 0;
  #seen: SeenByPhones | undefined;
  readonly #sent = new WeakMap<PhoneConnection, { readonly version: number; readonly page: string }>();
  #stop: (() => void) | undefined;

  constructor(table: Pick<RefereePort, 'watch'>) {
    this.#table = table;
  }

  get seen(): SeenByPhones | undefined {
    return this.#seen;
  }

  begin(): void {
    // A window that watches the table would count as a display.
    this.#stop ??= this.#table.watch('console', ({ table, inputs }) => {
      this.#seen = { table, inputs };
      this.#version += 1;
    });
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#seen = undefined;
  }

  /** A phone, or whether phones may join, has changed. */
  changed(): void {
    this.#version += 1;
  }

  /** To be called before each tick. While an earlier message is on its way, the page waits. */
  send(connection: PhoneConnection, phone: JoinedPhone, joining: Joining): void {
    const [seen, sent] = [this.#seen, this.#sent.get(connection)];
    if (seen === undefined || sent?.version === this.#version || connection.waiting > 0) return;
    const page = seatPage(phone, joining, seen);
    const written = JSON.stringify(page);
    this.#sent.set(connection, { version: this.#version, page: written });
    if (written !== sent?.page) connection.message({ type: 'page', page });
  }
}
