import type { WebSocket } from 'ws';
import { every, type Clock } from '../clock/clock.ts';

/** A page that has gone silently, say because its Wi-Fi ended, is dropped after two of these, ms. */
const HEARTBEAT_MS = 5_000;

/** Ends a socket whose browser does not answer. Returns a function that stops. */
export function beat(socket: WebSocket, clock: Pick<Clock, 'after'>): () => void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  return every(clock, HEARTBEAT_MS, () => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  });
}
