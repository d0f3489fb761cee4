import { cleanName } from '../../../rulebook/name.ts';
import type { Joining, Phoneless, PhoneView } from '../../../host/contract/phones.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { phonesIn } from '../desk/phones.ts';
import { NameCheck } from './name-problem.ts';

/** Somebody at the table, with a phone or without. */
interface Guest {
  readonly id: string;
  readonly name: string;
  readonly phone?: PhoneView;
}

/** The people who join the game that is set up, and the order in which they sit: clockwise, the dealer last. */
export class PhoneSeats {
  #phoneless: readonly Phoneless[] = $state.raw([]);
  readonly #check = new NameCheck();
  /** The dealer has said here that everybody has come. */
  #asked = $state(false);
  readonly #desk: DealersDesk;

  constructor(desk: DealersDesk) {
    this.#desk = desk;
  }

  get joining(): Joining {
    return this.#desk.view.phones?.joining ?? 'closed';
  }

  get seating(): boolean {
    return this.#asked && this.joining === 'seating';
  }

  /** Phones in the order in which they joined, then people without. */
  get guests(): readonly Guest[] {
    const phones = phonesIn(this.#desk.view).map((phone): Guest => ({ id: phone.id, name: phone.name, phone }));
    return [...phones, ...this.#phoneless.map(({ name }): Guest => ({ id: `+${name}`, name }))];
  }

  /** Guests who are asked to sit down: a phone that is lost cannot be tapped. */
  get expected(): readonly Guest[] {
    return this.guests.filter(({ phone }) => phone?.link !== 'lost' || (this.seating && phone.place !== undefined));
  }

  /** Those who have a seat, in order. */
  get seated(): readonly Guest[] {
    if (!this.seating) return [];
    return this.expected
      .flatMap((guest) => {
        const at = this.#orderOf(guest);
        return at === undefined ? [] : [{ guest, at }];
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ guest }) => guest);
  }

  /** As many as the game seats are here. */
  get enough(): boolean {
    const { least, most } = this.#desk.ui.seats;
    return this.expected.length >= least && this.expected.length <= most;
  }

  get complete(): boolean {
    return this.enough && this.seated.length === this.expected.length;
  }

  /** Serves phones and lets them join. */
  open(): void {
    this.#asked = false;
    void this.#open();
  }

  /** Back from the seats to joining; false where nobody is asked for a seat. */
  reopen(): boolean {
    if (!this.seating) return false;
    this.open();
    return true;
  }

  close(): void {
    this.#asked = false;
    if (this.joining !== 'closed') void this.#desk.send({ type: 'joining', joining: 'closed' });
  }

  askForSeats(): void {
    this.#asked = true;
    void this.#desk.send({ type: 'joining', joining: 'seating' });
    if (this.#phoneless.length > 0) this.#name(this.#phoneless.map(({ name }) => ({ name })));
  }

  /** Names somebody without a phone, unless something is wrong with the name: that is returned as a sentence. */
  add(name: string): string | undefined {
    const { ui, say } = this.#desk;
    const others = this.guests.map((guest) => guest.name);
    const problem = this.#check.problem({ name, others, most: ui.seats.most }, say);
    if (problem === undefined) this.#name([...this.#phoneless, { name: cleanName(name) }]);
    return problem;
  }

  /** A phone must join anew. */
  remove({ name, phone }: Guest): void {
    if (phone !== undefined) void this.#desk.send({ type: 'unbindPhone', phone: phone.id });
    else this.#name(this.#phoneless.filter((one) => one.name !== name));
  }

  /** Somebody without a phone sits down after all who have tapped. */
  seat({ name }: Guest): void {
    const after = 1 + Math.max(-1, ...phonesIn(this.#desk.view).map(({ place }) => place ?? -1));
    this.#name([...this.#phoneless.filter((one) => one.name !== name), { name, after }]);
  }

  /** The room sees them, too. */
  #name(people: readonly Phoneless[]): void {
    this.#phoneless = people;
    void this.#desk.send({ type: 'phoneless', people });
  }

  async #open(): Promise<void> {
    if (this.#desk.view.phones?.on !== true && !(await this.#desk.send({ type: 'phones', on: true }))) return;
    await this.#desk.send({ type: 'joining', joining: 'open' });
    if (this.#phoneless.length > 0) this.#name(this.#phoneless);
  }

  /** Numbers that rise in the order of the seats; undefined for somebody who has none. */
  #orderOf({ name, phone }: Guest): number | undefined {
    if (phone === undefined) return this.#phoneless.find((one) => one.name === name)?.after;
    // Whoever was seated after so many taps sits before the next one.
    return phone.place === undefined ? undefined : phone.place + 0.5;
  }
}
