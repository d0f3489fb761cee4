/** A thread that makes one seating, and ends. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { seatRound } from './seat-round.ts';
import type { ToSeat } from './to-seat.ts';

(parentPort as MessagePort).postMessage(seatRound(workerData as ToSeat));
