import { chmodSync } from 'node:fs';
import { VirtualPad } from '../../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { beginCommand, pad } from '../../../host/session/testing/memory-table.ts';
import { until } from '../../bench/measure.ts';

const IDS = ['aa01', 'aa02'];

/** Two scripted pads behind pseudo-terminals, which any user of this machine may open. */
export class TwoPads {
  readonly #pads = IDS.map((id) => new VirtualPad({ id }));

  /** Plugs them in; resolves with the options that name their ports. */
  async plug(): Promise<readonly string[]> {
    const paths = await Promise.all(this.#pads.map((one) => one.plug()));
    for (const path of paths) chmodSync(path, 0o666);
    return paths.flatMap((path) => ['--port', path]);
  }

  /** Begins a game between them. */
  get begin(): object {
    const choices = { ...STANDARD_CHOICES, count: 2, pace: 'quick' } as const;
    return beginCommand(
      IDS.map((id) => pad(id)),
      { house: { cards: 'dealt' }, choices },
    );
  }

  /** Once the table knows them. */
  isFound(): Promise<void> {
    return until(() => this.#pads.every((one) => one.pad.state === 'idle'));
  }

  /** Presses these faces, by seat, once a round has armed the pads; resolves when both are sealed. */
  async press(faces: readonly [Face, Face]): Promise<void> {
    await until(() => this.#pads.every((one) => one.pad.state === 'armed'));
    for (const [seat, one] of this.#pads.entries()) one.pad.press(faces[seat] ?? faces[0]);
    await until(() => this.#pads.every((one) => one.pad.state === 'sealed'));
  }

  async unplug(): Promise<void> {
    await Promise.all(this.#pads.map((one) => one.unplug()));
  }
}
