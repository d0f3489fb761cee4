import type { Face } from '../../firmware-protocol/codec/message.ts';
import { CLUSTERS } from '../../host/contract/keys.ts';
import { MemoryBinding, type Device } from '../../host/pads/memory-binding.ts';
import { openPads } from '../../host/pads/pads.ts';
import { ScriptedDevice } from '../../host/pads/scripted-device.ts';
import { beginCommand, die, keys, pad } from '../../host/referee/memory-table.ts';
import { MemoryNights } from '../../host/referee/memory-nights.ts';
import { Referee } from '../../host/referee/referee.ts';
import { FakeClock } from '../../host/round/fake-clock.ts';
import { feed } from '../../host/web/feed.ts';
import type { Answer, Course, TableView } from '../../host/contract/view.ts';
import { seatsInGame } from '../../rules/hungarian-war/seats.ts';
import type { State } from '../../rules/hungarian-war/types.ts';
import type { Seat } from '../../rules/seat.ts';

export type Faces = readonly (Face | null)[];

/** By seat. */
const INPUTS = [pad('P1'), pad('P2'), keys(0), keys(1), die];
export const SEATS = INPUTS.length;
export const DIE = SEATS - 1;

/**
 * A table whose every byte is overheard: serial lines both ways, what goes to each window, answers to commands, lines of
 * the record. Time, chance and nonces are the same at every such table; only what people choose is not.
 */
export class OverheardTable {
  readonly heard: string[] = [];
  readonly #clock = new FakeClock();
  readonly #binding = new MemoryBinding();
  readonly #night = new MemoryNights();
  readonly #devices = new Map<Seat, ScriptedDevice>();
  #referee: Referee | undefined;
  #view: TableView | undefined;
  #written = 0;

  static async begun(): Promise<OverheardTable> {
    const table = new OverheardTable();
    await table.#open();
    await table.command(beginCommand(INPUTS, { house: { cards: 'dealt' } }));
    return table;
  }

  private constructor() {
    for (const [seat, input] of INPUTS.entries()) if (input.kind === 'pad') this.#plug(seat, input.pad);
  }

  get course(): Course {
    const course = this.#view?.game?.course;
    if (course === undefined) throw new Error('no game yet');
    return course;
  }

  get inGame(): readonly Seat[] {
    return seatsInGame(this.#view?.game?.state as State);
  }

  /** Seats with a face to seal press theirs; who plays a real die cannot. */
  async press(faces: Faces): Promise<void> {
    for (const seat of this.inGame) {
      const input = INPUTS[seat];
      const face = faces[seat] ?? null;
      if (face === null) continue;
      if (input?.kind === 'pad') this.#devices.get(seat)?.pad.press(face);
      if (input?.kind === 'keys') this.#referee?.press(keyFor(input.cluster, face));
      await this.pass(10);
    }
  }

  /** A command for the present step. */
  step(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return this.command({ type, step: this.course.step, ...more });
  }

  async command(command: unknown): Promise<void> {
    const answer: Answer | undefined = await this.#referee?.command(command);
    this.#hear('answer', JSON.stringify(answer));
    await this.pass(1);
  }

  /** Time passes, and what was written meanwhile is heard. */
  async pass(ms: number): Promise<void> {
    await this.#clock.pass(ms);
    const lines = this.#night.lines.slice(this.#written);
    this.#written += lines.length;
    for (const line of lines) this.#hear('record', JSON.stringify(line));
  }

  close(): Promise<void> | undefined {
    return this.#referee?.close();
  }

  async #open(): Promise<void> {
    const clock = this.#clock;
    let drawn = 0;
    const random = { below: (below: number) => drawn++ % below, nonce: () => (drawn++).toString(16).padStart(16, '0') };
    const pads = openPads({ binding: this.#binding, clock });
    const referee = await Referee.open({ folder: this.#night, pads, shell: 'browser', clock, random });
    this.#referee = referee;
    referee.watch('table', (view) => (this.#view = view));
    for (const who of ['table', 'console'] as const) {
      feed({
        referee,
        who,
        clock,
        send: (message, done) => {
          this.#hear(who, JSON.stringify(message));
          done();
        },
      });
    }
    await this.pass(3000);
  }

  #plug(seat: Seat, id: string): void {
    const device = new ScriptedDevice(id, (ms, run) => this.#clock.after(ms, run));
    this.#devices.set(seat, device);
    const hear = (way: 'up' | 'down', bytes: Uint8Array) => this.#hear(`${id} ${way}`, Buffer.from(bytes).toString('latin1'));
    const overheard: Device = {
      opened: (send) =>
        device.opened((bytes) => {
          hear('up', bytes);
          send(bytes);
        }),
      receive(bytes) {
        hear('down', bytes);
        device.receive(bytes);
      },
    };
    this.#binding.plug(`/dev/${id}`, overheard);
  }

  #hear(where: string, what: string): void {
    this.heard.push(`${this.#clock.now()} ${where}: ${what}`);
  }
}

function keyFor(cluster: number, face: Face): string {
  const key = Object.entries(CLUSTERS[cluster] ?? {}).find(([, meant]) => meant === face)?.[0];
  if (key === undefined) throw new RangeError(`no cluster ${cluster}`);
  return key;
}
