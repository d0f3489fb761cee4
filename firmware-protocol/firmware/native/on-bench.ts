import type { Face, ResetCause } from '../../codec/message.ts';
import type { Happening } from './happening.ts';

/** The bits of the buttons by face, as the pad is wired: take left, centre, right, block left, centre, right. */
const BUTTONS: readonly Face[] = [5, 6, 4, 2, 1, 3];
const CAUSES: Readonly<Record<ResetCause, string>> = { power: 'p', external: 'e', brownout: 'b', watchdog: 'w', none: 'n' };

const TICK_MS = 2;
const DEBOUNCE = 7;

export const hearing = (bytes: string): string => `hear ${Buffer.from(bytes, 'latin1').toString('hex')}`;

/** A level of the buttons, with these faces' down. */
export const holding = (...faces: readonly Face[]): string =>
  `hold ${faces.reduce((level, face) => level | (1 << BUTTONS.indexOf(face)), 0)}`;

/** Each happening in the lines of `bench.c`. */
export function benchLines(happenings: readonly Happening[]): string[][] {
  const fingers = new Set<Face>();
  const hold = () => holding(...fingers);
  return happenings.map((happening) => {
    switch (happening.type) {
      case 'power':
        return ['boot p'];
      case 'reset':
        return [`boot ${CAUSES[happening.cause]}`];
      case 'hear':
        return [hearing(happening.bytes)];
      case 'down':
        fingers.add(happening.face);
        return [`nonce ${happening.nonce}`, hold(), `tick ${DEBOUNCE}`];
      case 'up':
        fingers.delete(happening.face);
        return [hold(), `tick ${DEBOUNCE}`];
      case 'bounce':
        return [...flicker(fingers, happening.face, hold), `tick ${1}`];
      case 'pass':
        return [`tick ${happening.ms / TICK_MS}`];
      default:
        return happening satisfies never;
    }
  });
}

/** One tick too short to be believed, whichever way the button stands. */
function flicker(fingers: ReadonlySet<Face>, face: Face, hold: () => string): string[] {
  const other = fingers.has(face) ? [...fingers].filter((held) => held !== face) : [...fingers, face];
  return [holding(...other), `tick ${DEBOUNCE - 1}`, hold()];
}
