import type { Random } from '../../../rulebook/random.ts';
import type { FiredPad } from './fired-pad.ts';
import type { Socket, World } from './world.ts';

/** What a trouble can act on. */
export interface Fire {
  readonly world: World;
  readonly random: Random;
  /** The pads, by seat. */
  readonly pads: readonly FiredPad[];
  /** Pads that carry the id of another pad. */
  readonly twins: FiredPad[];
  newTwin(of: FiredPad): FiredPad;
  /** Kills the host. */
  kill(): Promise<void>;
  /** The computer has slept and wakes. */
  wake(): void;
}

/** A socket where nothing is plugged in. */
export function freeSocket({ world, pads, twins, random }: Fire): Socket {
  const taken = new Set([...pads, ...twins].map(({ socket }) => socket));
  // The last two have devices of their own.
  const free = world.sockets.slice(0, -2).filter((socket) => !taken.has(socket));
  const socket = free[random(free.length)];
  if (socket === undefined) throw new Error('no socket is free');
  return socket;
}
