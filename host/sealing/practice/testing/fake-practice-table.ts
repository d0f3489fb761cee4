import { parseHostMessage } from '../../../../firmware-protocol/codec/codec.ts';
import type { HostMessage } from '../../../../firmware-protocol/codec/message.ts';
import type { FaultyPad } from '../../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import type { PracticeView } from '../../../contract/pads.ts';
import type { Answer, ConsoleView, PadView, SeatInput, TableView } from '../../../contract/view.ts';
import { type KnownPorts } from '../../pads/known-ports.ts';
import { EVERY_PORT } from '../../pads/testing/fake-pad-table.ts';
import { MemoryBinding, ScriptedDevice } from '../../pads/testing/fake-binding.ts';
import { openPads } from '../../pads/pads.ts';
import { FakeNights } from '../../../session/testing/fake-nights.ts';
import { beginCommand } from '../../../session/testing/memory-table.ts';
import { Referee } from '../../../session/referee.ts';
import { FakeClock, settle } from '../../../clock/testing/fake-clock.ts';
import { PracticePad } from '../practice-pad.ts';

/** The running table with scripted pads at ports in memory, for tests of practice between rounds. */
export class FakePracticeTable {
  readonly clock = new FakeClock();
  readonly binding = new MemoryBinding();
  readonly nights = new FakeNights();
  /** The commands sent to all pads, in order. */
  readonly asked: HostMessage['type'][] = [];
  readonly consoleViews: ConsoleView[] = [];
  readonly tableViews: TableView[] = [];
  #referee: Referee | undefined;

  /** By default every port is known as a pad's. */
  static async open(known: KnownPorts = EVERY_PORT): Promise<FakePracticeTable> {
    const table = new FakePracticeTable();
    const { clock, nights: folder } = table;
    let drawn = 0;
    const nonce = () => (drawn += 1).toString(16).padStart(16, '0');
    const practicePad = new PracticePad({ clock, nonce });
    const pads = openPads({ binding: practicePad.besides(table.binding), clock, known });
    const random = { below: () => 0, nonce };
    const referee = await Referee.open({ folder, pads, practicePad, shell: 'browser', clock, random });
    table.#referee = referee;
    referee.watch('console', (view) => table.consoleViews.push(view));
    referee.watch('table', (view) => table.tableViews.push(view));
    return table;
  }

  get referee(): Referee {
    if (this.#referee === undefined) throw new Error('the table is not open yet');
    return this.#referee;
  }

  get view(): ConsoleView {
    const view = this.consoleViews.at(-1);
    if (view === undefined) throw new Error('no view yet');
    return view;
  }

  /** The pads of all presses so far. */
  get pressed(): readonly string[] {
    return this.#practice('pairing').presses.map(({ pad }) => pad);
  }

  get preflight(): Extract<PracticeView, { kind: 'preflight' }> {
    return this.#practice('preflight');
  }

  pad(id: string): PadView {
    const found = this.view.pads.find((pad) => pad.id === id);
    if (found === undefined) throw new Error(`no pad ${id}`);
    return found;
  }

  /** Plugs in a new pad, without an id. */
  plugNew(port: string): Promise<FaultyPad> {
    return this.#plug(port, undefined);
  }

  /** Plugs in a pad and waits until it is found. */
  plug(port: string, id = port): Promise<FaultyPad> {
    return this.#plug(port, id);
  }

  begin(...inputs: readonly SeatInput[]): Promise<void> {
    return this.do(beginCommand(inputs));
  }

  async ask(command: unknown): Promise<Answer> {
    const answering = this.referee.command(command);
    await this.pass(50);
    const answer = await answering;
    await settle();
    return answer;
  }

  /** Sends a command that must be accepted. */
  async do(command: unknown): Promise<void> {
    const answer = await this.ask(command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  async #plug(port: string, id: string | undefined): Promise<FaultyPad> {
    const device = new ScriptedDevice(id, (ms, run) => this.clock.after(ms, run));
    this.binding.plug(port, {
      opened: (send) => device.opened(send),
      receive: (bytes) => {
        const heard = parseHostMessage(Buffer.from(bytes).toString('latin1').trimEnd());
        if (heard.ok) this.asked.push(heard.value.message.type);
        device.receive(bytes);
      },
    });
    await this.pass(1100);
    return device.pad;
  }

  #practice<Kind extends PracticeView['kind']>(kind: Kind): Extract<PracticeView, { kind: Kind }> {
    const { practice } = this.view;
    if (practice?.kind !== kind) throw new Error(`no ${kind} but ${practice?.kind ?? 'nothing'}`);
    return practice as Extract<PracticeView, { kind: Kind }>;
  }
}
