import type { Seat } from '../../rulebook/seat.ts';
import type { PadGame, Round } from './pad-game.ts';
import type { PadNight } from './pad-night.ts';

/** What happens to one pad in one round. */
export type Mishap = (night: PadNight, game: PadGame) => Round;

/** A pad unplugged and plugged in again in every phase of a round, its power kept or lost with the cable. */
export const UNPLUGGED: Readonly<Record<string, Mishap>> = {
  'while choosing, its seal kept': (night, game) => ({ choosing: () => replug(night, game.someone(), 'kept') }),
  'while choosing, its seal lost': (night, game) => ({ choosing: () => replug(night, game.someone(), 'cycled') }),
  'while counting, its seal kept': (night, game) => ({ counting: () => replug(night, game.someone(), 'kept') }),
  'while counting, its seal lost and made again': (night, game) => ({
    async counting(faces) {
      const seat = game.someone();
      const { pad } = night.pad(seat);
      await replug(night, seat, 'cycled');
      await night.until(() => pad.state === 'armed');
      pad.press(faces[seat] ?? 1);
      // What the host has not heard before T does not count.
      await night.until(() => pad.light === 'ready');
    },
  }),
  'while counting, back after it was missed': (night, game) => ({
    counting: () => night.unplug(night.pad(game.someone())),
    async opening() {
      const seat = game.someone();
      await stalls(night, seat, 'gone');
      await night.plug(night.pad(seat), 'kept');
    },
  }),
  'while closed, its seal kept': (night, game) => ({
    counting: () => deafens(night, game.someone()),
    opening: () => replugWhen(night, game.someone(), 'closed', 'kept'),
  }),
  'while closed, its seal lost, its face given by hand': (night, game) => ({
    counting: () => deafens(night, game.someone()),
    async opening(faces) {
      const seat = game.someone();
      await replugWhen(night, seat, 'closed', 'cycled');
      await night.until(() => isStalled(night, seat, 'seal lost'));
      await night.ask({ type: 'byHand', step: night.course.step, seat, digit: faces[seat] ?? 0 });
    },
  }),
  'while revealing, its seal kept': (night, game) => ({
    counting() {
      const seat = game.someone();
      void night.until(() => night.pad(seat).pad.state === 'closed').then(() => deafens(night, seat));
      return Promise.resolve();
    },
    opening: () => replugWhen(night, game.someone(), 'revealed', 'kept'),
  }),
  'while shown, its power kept': (night, game) => ({ shown: () => replug(night, game.someone(), 'kept') }),
  'while shown, its power lost': (night, game) => ({ shown: () => replug(night, game.someone(), 'cycled') }),
};

async function replug(night: PadNight, seat: Seat, power: 'kept' | 'cycled'): Promise<void> {
  await night.unplug(night.pad(seat));
  await night.plug(night.pad(seat), power);
}

/** From here on the host hears half of one more answer, and nothing after it. */
function deafens(night: PadNight, seat: Seat): Promise<void> {
  night.pad(seat).faults = [{ kind: 'halfLine' }];
  return Promise.resolve();
}

async function replugWhen(night: PadNight, seat: Seat, state: 'closed' | 'revealed', power: 'kept' | 'cycled'): Promise<void> {
  const pad = night.pad(seat);
  await night.until(() => pad.pad.state === state);
  await night.unplug(pad);
  pad.faults = [];
  await night.plug(pad, power);
}

/** The host names the seat it waits for in vain. */
async function stalls(night: PadNight, seat: Seat, why: 'gone'): Promise<void> {
  await night.until(() => night.course.phase === 'closed');
  night.clock.release();
  await night.until(() => isStalled(night, seat, why));
  night.clock.hold();
}

function isStalled({ course }: PadNight, seat: Seat, why: 'gone' | 'seal lost'): boolean {
  return course.phase === 'opening' && course.stalled.some((stall) => stall.seat === seat && stall.why === why);
}
