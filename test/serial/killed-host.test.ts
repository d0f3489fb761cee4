import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answer, ConsoleView, Course } from '../../host/contract/view.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { bundled } from '../support/built.ts';
import { referee } from '../support/headless.ts';
import { Lookout } from './lookout.ts';
import { PtyPad } from './pty-pad.ts';

const IDS = ['anna', 'bela', 'cili'];
const FACES: readonly Face[] = [6, 1, 4];

/** The real host in its own process, and the pads that outlive it. */
class Killable {
  readonly pads: readonly PtyPad[];
  readonly #folder: string;
  readonly #lookout = new Lookout();
  #child: ChildProcess | undefined;
  #view: ConsoleView | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.pads = IDS.map((id) => new PtyPad(id, join(folder, id), () => this.#lookout.look()));
  }

  get view(): ConsoleView | undefined {
    return this.#view;
  }

  get course(): Course | undefined {
    return this.#view?.table.game?.course;
  }

  get state(): State | undefined {
    return this.#view?.table.game?.state as State | undefined;
  }

  async start(): Promise<void> {
    const ports = this.pads.map(({ path }) => path);
    this.#child = fork(bundled('test/serial/fire/host-process'), [join(this.#folder, 'nights'), ...ports]);
    this.#child.on('message', (message: { readonly view?: ConsoleView }) => {
      this.#view = message.view ?? this.#view;
      this.#lookout.look();
    });
    await this.until(() => IDS.every((id) => this.#view?.pads.some((pad) => pad.id === id && pad.link === 'live')));
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.#view = undefined;
  }

  async ask(command: object): Promise<void> {
    const answered = new Promise<Answer>((resolve) => {
      const hear = (message: { readonly answer?: Answer }) => {
        if (message.answer === undefined) return;
        this.#child?.off('message', hear);
        resolve(message.answer);
      };
      this.#child?.on('message', hear);
    });
    this.#child?.send(command);
    expect(await answered).toEqual({ ok: true });
  }

  until(holds: () => boolean): Promise<void> {
    return this.#lookout.until(holds);
  }

  /** Every player whose pad asks for a press presses, until all are ready; then the count begins. */
  async count(): Promise<void> {
    await this.until(() => {
      for (const [seat, { pad }] of this.pads.entries()) if (pad.state === 'armed') pad.press(FACES[seat] ?? 1);
      return this.course?.phase === 'choosing' && this.course.ready === IDS.length;
    });
    await this.ask({ type: 'count', step: this.course?.step });
    await this.until(() => this.course?.phase === 'counting');
  }

  /** Starts the count, which runs out at once. */
  async countOut(): Promise<void> {
    await this.count();
    const { course } = this;
    if (course?.phase !== 'counting') throw new Error(`no count but ${String(course?.phase)}`);
    this.#child?.send({ hurryTo: course.endsAt });
  }
}

let folder: string;
let table: Killable;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  table = new Killable(folder);
  await Promise.all(table.pads.map((pad) => pad.plug()));
  await table.start();
  await table.ask({
    type: 'begin',
    rulebook: 'hungarian-war',
    players: IDS.map((id) => ({ id, name: id })),
    inputs: IDS.map((id) => ({ kind: 'pad', pad: id })),
    dealer: 0,
    house: { cards: 'dealt' },
    choices: { count: 2, missing: 'wait', start: 'dealer', pace: 'quick' },
  });
});
afterEach(async () => {
  await table.kill();
  await Promise.all(table.pads.map((pad) => pad.unplug()));
  await rm(folder, { recursive: true });
});

// What a host does that was killed in any other moment is held by the table under fire, in memory.
it('a host killed while faces are asked for resumes the round at choosing, in a new attempt', async () => {
  await table.count();
  await table.until(() => {
    // When the fingerprint is shown all have closed, and no face has been asked for.
    const [, bela] = table.pads;
    if (bela !== undefined && table.course !== undefined && 'fingerprint' in table.course) bela.faults = [{ kind: 'silent' }];
    return table.course?.phase === 'opening' && table.course.stalled.length > 0;
  });
  await table.kill();
  expect(table.pads.map(({ pad }) => pad.state)).toContain('revealed');
  for (const pad of table.pads) pad.faults = [];
  await table.start();
  expect(table.state?.round).toBe(0);
  await table.countOut();
  await table.until(() => table.course?.phase === 'shown');
  await expectVerified();
});

it('a host killed while an outcome is shown has kept the round, and goes on with the next', async () => {
  await table.countOut();
  await table.until(() => table.course?.phase === 'shown');
  await table.kill();
  await table.start();
  await expectVerified();
});

async function expectVerified(): Promise<void> {
  expect(table.state).toMatchObject({ round: 1, opening: { faces: FACES } });
  const verified = await referee(['verify', table.view?.recordFile ?? '']);
  expect(verified).toMatchObject({ exit: 0, answer: { ok: true, rounds: 1, proven: 3, faults: [] } });
}
