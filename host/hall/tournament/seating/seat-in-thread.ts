import { once } from 'node:events';
import { startThread } from '../../thread.ts';
import type { Seated, ToSeat } from './to-seat.ts';

/** As `seatRound`, in a thread of its own: no page and no table waits for it. Rejects with the error of the thread. */
export async function seatInThread(asked: ToSeat): Promise<Seated | undefined> {
  const thread = startThread(import.meta.url, 'seating-worker', { workerData: asked });
  const [seated] = (await once(thread, 'message')) as [Seated | undefined];
  return seated;
}
