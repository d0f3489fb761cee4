import type { ConsoleView, Course } from '../../host/contract/view.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';

type Options = Partial<Parameters<typeof openReferee>[0]>;

/** The real host on a folder of nights, without pads unless it is given some, and its console. */
export class BenchHost {
  readonly referee: RefereePort;
  #view: ConsoleView | undefined;

  /** The record and the folder are real; it has the system's clock if no other is given. */
  static async open(nightsDir: string, options: Options = {}): Promise<BenchHost> {
    const pads = openPads({ list: async () => [] });
    return new BenchHost(await openReferee({ nightsDir, pads, shell: 'browser', appVersion: 'bench', ...options }));
  }

  private constructor(referee: RefereePort) {
    this.referee = referee;
    referee.watch('console', (view) => (this.#view = view));
  }

  /** The console's current view. */
  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('the referee shows nothing');
    return this.#view;
  }

  get course(): Course | undefined {
    return this.#view?.table.game?.course;
  }

  /** Throws with the refusal's code. */
  async do(command: object): Promise<void> {
    const answer = await this.referee.command(command);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  }

  /** A command that belongs to the current step of the round. */
  step(type: 'count' | 'skip'): Promise<void> {
    return this.do({ type, step: this.course?.step });
  }

  /** The address that phones scan, with the secret. */
  get phonesUrl(): string {
    return this.#view?.phones?.addresses[0]?.url ?? '';
  }

  /** Whether the phone of this name answers. */
  hasPhone(name: string): boolean {
    return this.#view?.phones?.phones.some((phone) => phone.name === name && phone.link === 'live') === true;
  }

  close(): Promise<void> {
    return this.referee.close();
  }
}
