import { join } from 'node:path';
import * as v from 'valibot';
import { PrivateFile, readPrivate } from '../record/private-file.ts';
import { likelierFirst, NOT_THE_ROOMS, type OwnAddress } from './addresses.ts';

const keptSchema = v.strictObject({ network: v.string() });

/**
 * The network whose address everybody is shown: chosen once, by likelihood or by the dealer. Another one stands in while it is
 * gone, and no network that comes later takes its place.
 */
export class NetworkChoice {
  #network: string | undefined;
  /** What the dealer chose in an earlier run: chosen again if it is there. */
  readonly #earlier: string | undefined;
  readonly #file: PrivateFile | undefined;

  constructor(earlier?: string, file?: PrivateFile) {
    this.#earlier = earlier;
    this.#file = file;
  }

  /** Keeps what the dealer chooses in this folder, so that it outlives a restart. */
  static async keptIn(folder: string): Promise<NetworkChoice> {
    const path = join(folder, 'network.json');
    const kept = await readPrivate(path, keptSchema);
    return new NetworkChoice(kept?.network, new PrivateFile(path));
  }

  /** At once; resolves once it has been written, or refused by the disk. */
  async choose(network: string): Promise<void> {
    this.#network = network;
    await this.#file?.save({ network });
  }

  /** Chooses as the dealer did earlier, or else the likeliest of these, if none is chosen and one may lead to neighbours. */
  settle(served: Iterable<OwnAddress>): void {
    const all = [...served].sort(likelierFirst);
    const again = all.find(({ network }) => network === this.#earlier);
    const likeliest = all.find(({ doubt }) => doubt < NOT_THE_ROOMS);
    this.#network ??= (again ?? likeliest)?.network;
  }

  /** Those of the chosen network first, then the likeliest. */
  inOrder<One extends OwnAddress>(served: Iterable<One>): readonly One[] {
    const isOther = ({ network }: One) => Number(network !== this.#network);
    return [...served].sort((a, b) => isOther(a) - isOther(b) || likelierFirst(a, b));
  }
}
