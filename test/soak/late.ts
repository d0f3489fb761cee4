import { seededRandom } from '../../rulebook/random.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { Course } from '../../host/contract/view.ts';
import { beginCommand, die, pad } from '../../host/session/testing/memory-table.ts';
import { ScriptedDevice } from '../../host/sealing/pads/testing/fake-binding.ts';
import { FakePracticeTable } from '../../host/sealing/practice/testing/fake-practice-table.ts';
import { Violation } from '../serial/fire/violation.ts';
import type { Campaign } from './campaign.ts';

const COUNT_MS = 3000;
const ROUNDS_A_NIGHT = 500;
/** Faces by which nobody gets a card from a table of two whose other seat has no die, so that the game goes on. */
const BLOCKS: readonly Face[] = [2, 3];

/** A seal that reached the host before the count ended. */
interface Told {
  readonly seal: number;
  readonly face: Face;
}

/** One pad at one table, and those of its seals that have reached the host, in virtual time. */
class LateTable {
  readonly table: FakePracticeTable;
  readonly device: ScriptedDevice;
  readonly #pressed: Face[] = [];
  told: Told | undefined;

  private constructor(table: FakePracticeTable) {
    this.table = table;
    this.device = new ScriptedDevice('red', (ms, run) => table.clock.after(ms, run));
  }

  static async open(): Promise<LateTable> {
    const late = new LateTable(await FakePracticeTable.open());
    const { table, device } = late;
    table.binding.plug('/dev/red', {
      opened: (send) =>
        device.opened((bytes) => {
          late.#overhear(Buffer.from(bytes).toString('latin1'));
          send(bytes);
        }),
      receive: (bytes) => device.receive(bytes),
    });
    await table.pass(1100);
    await table.do(beginCommand([pad('red'), die]));
    return late;
  }

  get course(): Course {
    const { game } = this.table.view.table;
    if (game === undefined) throw new Violation('the game has gone');
    return game.course;
  }

  async step(type: string, more: object = {}): Promise<void> {
    await this.table.do({ type, step: this.course.step, ...more });
  }

  /** Presses; the pad numbers the seals it makes. */
  press(face: Face): void {
    if (this.device.pad.state === 'armed' || this.device.pad.state === 'sealed') this.#pressed.push(face);
    this.device.pad.press(face);
  }

  begin(): void {
    this.#pressed.length = 0;
    this.told = undefined;
  }

  #overhear(text: string): void {
    const { phase } = this.table.view.table.game?.course ?? { phase: 'over' };
    if (phase !== 'choosing' && phase !== 'counting') return;
    for (const line of text.split('\n')) {
      const heard = parsePadMessage(line);
      if (!heard.ok || heard.value.message.type !== 'sealed') continue;
      const { seal } = heard.value.message;
      this.told = { seal, face: this.#pressed[seal - 1] ?? 1 };
    }
  }
}

/** Choices around the end of the count, on a line that is cut and slow by seed. Fails at the first face that counts and that the host had not heard before. */
export const LATE: Campaign = {
  name: 'late',
  unit: 'rounds',
  size: 10_000,
  async run({ seed, size, say }) {
    const random = seededRandom(seed);
    const figures = { counted: 0, 'lost, and left to the dealer': 0, 'no choice': 0, 'presses after the count': 0 };
    let late = await LateTable.open();
    for (let played = 0; played < size; played += 1) {
      if (played > 0 && played % ROUNDS_A_NIGHT === 0) {
        await late.table.referee.close();
        late = await LateTable.open();
        say(`${played} rounds`);
      }
      figures['presses after the count'] += await playCount(late, random);
      figures[await outcomeOf(late)] += 1;
    }
    await late.table.referee.close();
    return figures;
  },
};

/** A count with presses, cuts and delays at moments by seed; how many presses came after it. */
async function playCount(late: LateTable, random: (below: number) => number): Promise<number> {
  const { table, device } = late;
  const anyFace = () => BLOCKS[random(BLOCKS.length)] ?? 2;
  late.begin();
  if (random(4) > 0) late.press(anyFace());
  await table.pass(40);
  await late.step('count');
  const { course } = late;
  if (course.phase !== 'counting') throw new Violation(`no count but ${course.phase}`);
  const deeds = [
    { at: random(COUNT_MS), deed: () => (device.pad.faults = [{ kind: 'silent' }]) },
    { at: random(COUNT_MS), deed: () => (device.pad.faults = random(2) === 0 ? [] : [{ kind: 'slow', ms: random(300) }]) },
    { at: random(COUNT_MS + 400), deed: () => late.press(anyFace()) },
    { at: random(COUNT_MS + 400), deed: () => late.press(anyFace()) },
    { at: COUNT_MS + random(400), deed: () => (device.pad.faults = []) },
  ].sort((a, b) => a.at - b.at);
  for (const { at, deed } of deeds) {
    await table.pass(Math.max(0, course.startedAt + at - table.clock.now()));
    deed();
  }
  device.pad.faults = [];
  await table.pass(course.endsAt + 2500 - table.clock.now());
  return deeds.slice(2, 4).filter(({ at }) => at >= COUNT_MS).length;
}

/** Compares the result with what had reached the host before the count ended, and starts the next attempt. */
async function outcomeOf(late: LateTable): Promise<'counted' | 'lost, and left to the dealer' | 'no choice'> {
  const { table, course, told } = late;
  if (course.phase !== 'opening') throw new Violation(`${course.phase} after a count`);
  const why = course.stalled[0]?.why;
  if (why !== undefined) {
    if (why === 'no seal' && told !== undefined) throw new Violation('a choice that the host had heard is forgotten');
    await late.step('callOff');
    await table.pass(300);
    return why === 'no seal' ? 'no choice' : 'lost, and left to the dealer';
  }
  await late.step('type', { seat: 1, digit: 0 });
  const opened = JSON.stringify(table.nights.lines.at(-1));
  if (told === undefined || !opened.includes(`"faces":[${told.face},null]`))
    throw new Violation(`${opened} where the host had heard ${JSON.stringify(told)}`);
  await late.step('skip');
  await table.pass(300);
  return 'counted';
}
