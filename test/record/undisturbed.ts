import type { GameView } from '../../host/contract/view.ts';
import type { Line } from '../../host/record/line.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';
import { keyOf } from '../support/key-of.ts';
import type { Deed } from './deed.ts';

/** What must be the same at the end, whatever happened to the host on the way. */
export function ending({ state, round, game, standings, winners, series, dealer, choices }: GameView) {
  return { state, round, game, standings, winners, series, dealer, choices };
}

/** What a line says of the game. The numbers of lines differ: openings that were not seen to the end begin again. */
export function saying(line: Line) {
  return line.kind === 'step' ? { events: line.events, shown: line.shown } : { kind: line.kind };
}

/** The same deeds at a table where nothing happens to the host. */
export class Undisturbed {
  readonly table: MemoryTable;

  private constructor(table: MemoryTable) {
    this.table = table;
  }

  static async open(): Promise<Undisturbed> {
    return new Undisturbed(await MemoryTable.open());
  }

  async night(deeds: readonly Deed[]): Promise<readonly Line[]> {
    const { table } = this;
    if (table.table.game !== undefined) {
      await this.#backToChoosing();
      await table.do({ type: 'newNight' });
    }
    for (const deed of deeds) await this.#do(deed);
    return table.folder.lines.filter(({ kind }) => kind !== 'commitments');
  }

  async #do(deed: Deed): Promise<void> {
    const { table } = this;
    switch (deed.type) {
      case 'open':
        return this.#open(deed.faces);
      case 'undo':
      case 'redo':
        return table.do({ type: deed.type, n: table.console[deed.type]?.n });
      case 'begin':
        return table.do({ ...deed, inputs: deed.inputs.map(asDie) });
      case 'input':
        return table.do({ ...deed, input: asDie(deed.input) });
      case 'table':
      case 'dealer':
      case 'choices':
        return table.do(deed);
      default:
        return deed satisfies never;
    }
  }

  async #open(faces: Extract<Deed, { type: 'open' }>['faces']): Promise<void> {
    const { table } = this;
    await this.#backToChoosing();
    for (const [seat, input] of table.console.inputs.entries()) {
      const face = faces[seat] ?? null;
      if (input.kind === 'keys' && face !== null) table.referee.press(keyOf(input.cluster, face));
    }
    await table.count();
    for (let { course } = table; course.phase === 'opening'; { course } = table) {
      const [seat = 0] = course.toType;
      await table.step('type', { seat, digit: faces[seat] ?? 0 });
    }
    // Until digits name cards again.
    await table.clock.pass(600);
  }

  async #backToChoosing(): Promise<void> {
    const { phase } = this.table.course;
    if (phase === 'opening') await this.table.step('callOff');
    if (phase === 'shown') await this.table.step('skip');
    await this.table.clock.pass(0);
  }
}

/** A bot chooses by chance: here its faces are dealt to it as those of a real die. */
function asDie<Input extends { readonly kind: string }>(input: Input) {
  return input.kind === 'bot' ? { kind: 'die' as const } : input;
}
