import type { Clock } from '../clock/clock.ts';
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
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  #stop: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(table: Pick<RefereePort, 'watch'>, clock: Pick<Clock, 'now' | 'after'>) {
    this.#table = table;
    this.#clock = clock;
  }

  get seen(): SeenByPhones | undefined {
    return this.#seen;
  }

  begin(): void {
    // A window that watches the table would count as a display.
    this.#stop ??= this.#table.watch('console', ({ table, inputs }) => {
      this.#see({ table, inputs });
    });
  }

  /** No phone says how a round ended before the table display does. */
  #see(seen: SeenByPhones): void {
    this.#stopWaiting?.();
    const course = seen.table.game?.course;
    const wait = course?.phase === 'shown' ? (course.outcomesAt.at(-1) ?? course.shownAt) - this.#clock.now() : 0;
    this.#seen = { ...seen, told: wait <= 0 };
    this.#version += 1;
    this.#stopWaiting = wait > 0 ? this.#clock.after(wait, () => this.#see(seen)) : undefined;
  }

  end(): void {
    this.#stop?.();
    this.#stopWaiting?.();
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
