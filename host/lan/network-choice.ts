import { likelierFirst, NOT_THE_ROOMS, type OwnAddress } from './addresses.ts';

/**
 * The network whose address everybody is shown: chosen once, by likelihood or by the dealer. Another one stands in while it is
 * gone, and no network that comes later takes its place.
 */
export class NetworkChoice {
  #network: string | undefined;

  choose(network: string): void {
    this.#network = network;
  }

  /** Chooses the likeliest of these, if none is chosen and one may lead to neighbours. */
  settle(served: Iterable<OwnAddress>): void {
    const [likeliest] = [...served].sort(likelierFirst);
    if (likeliest !== undefined && likeliest.doubt < NOT_THE_ROOMS) this.#network ??= likeliest.network;
  }

  /** Those of the chosen network first, then the likeliest. */
  inOrder<One extends OwnAddress>(served: Iterable<One>): readonly One[] {
    const isOther = ({ network }: One) => Number(network !== this.#network);
    return [...served].sort((a, b) => isOther(a) - isOther(b) || likelierFirst(a, b));
  }
}
