import type { ConsoleView } from '../../../host/contract/view.ts';

/**
 * The new ports that look like pads, by their numbers, ascending, for the one key that uses them all. Whoever has said
 * not now is asked again when another comes; `passed` is the highest number then.
 */
export function newPortsOffered({ ports }: Pick<ConsoleView, 'ports'>, passed: number): readonly number[] {
  return ports.flatMap((port) => (port.kind === 'new' && port.looksLikePad && port.n > passed ? [port.n] : []));
}
