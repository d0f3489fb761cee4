import type { PadFace, PreflightPad } from '../../../host/contract/pads.ts';
import type { PadView } from '../../../host/contract/view.ts';
import type { PadsWords } from '../../../words/pads/en.ts';

/** In the order in which a hand meets them. */
export const FACES = [5, 6, 4, 2, 1, 3] as const satisfies readonly PadFace[];

export interface Found {
  readonly said: string;
  readonly bad: boolean;
}

/** What is to be said of a pad: what is wrong with it at any time, what is missing only once the preflight is over. */
export function foundOf(pad: PadView, walked: PreflightPad | undefined, running: boolean, words: PadsWords): Found | undefined {
  const { preflight, trouble, buttons } = words;
  if (pad.trouble !== undefined) return { said: trouble[pad.trouble], bad: true };
  if (pad.link === 'lost') return { said: preflight.lost, bad: true };
  if (walked === undefined) return pad.inRound === undefined ? undefined : { said: preflight.inRound, bad: false };
  if (walked.lied) return { said: preflight.lied, bad: true };
  if (walked.faces.length === FACES.length) return { said: preflight.allWork, bad: false };
  if (running) return undefined;
  if (walked.faces.length === 0) return { said: preflight.silent, bad: true };
  const missing = FACES.filter((face) => !walked.faces.includes(face)).map((face) => buttons[face]);
  return { said: preflight.missing(missing), bad: true };
}
