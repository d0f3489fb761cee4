import type { Face, ResetCause } from '../codec/message.ts';
import { actionOf } from './protocol-text.ts';
import type { After } from '../scripted-pad/notices.ts';
import { ScriptedPad } from '../scripted-pad/pad.ts';

/** What can happen to a pad: the same for the firmware's core and for the scripted pad. */
export type Stimulus =
  | { readonly type: 'power' }
  | { readonly type: 'reset'; readonly cause: Exclude<ResetCause, 'power'> }
  | { readonly type: 'hear'; readonly bytes: string }
  | { readonly type: 'down'; readonly face: Face; readonly nonce: string }
  | { readonly type: 'up' | 'bounce'; readonly face: Face }
  | { readonly type: 'pass'; readonly ms: number };

/** The firmware accepts a new level of a button after seven ticks. */
export const DEBOUNCE_MS = 14;

/** The nonce for examples that give none. */
const NONCE = '89abcdef01234567';

/** The stimuli for a line of an example in PROTOCOL.md. Throws if the line is invalid. */
export function stimuliOf(line: string): Stimulus[] {
  const action = actionOf(line);
  switch (action.type) {
    case 'power':
      return [{ type: 'power' }];
    case 'reset':
      return [{ type: 'reset', cause: 'external' }];
    case 'host':
      return [{ type: 'hear', bytes: `${action.line}\n` }];
    case 'press': {
      const { face, nonce = NONCE } = action;
      return [
        { type: 'down', face, nonce },
        { type: 'up', face },
      ];
    }
    case 'down':
      return [{ type: 'down', face: action.face, nonce: action.nonce ?? NONCE }];
    case 'up':
      return [{ type: 'up', face: action.face }];
    case 'pass':
      return [action];
    default:
      return action satisfies never;
  }
}

/** The bits of the buttons by face, as the pad is wired: take left, centre, right, block left, centre, right. */
const BUTTONS: readonly Face[] = [5, 6, 4, 2, 1, 3];
const CAUSES: Readonly<Record<ResetCause, string>> = { power: 'p', external: 'e', brownout: 'b', watchdog: 'w', none: 'n' };

const TICK_MS = 2;
const DEBOUNCE = 7;

export const hearing = (bytes: string): string => `hear ${Buffer.from(bytes, 'latin1').toString('hex')}`;

/** Sets the level of the buttons, with those of these faces down. */
export const holding = (...faces: readonly Face[]): string =>
  `hold ${faces.reduce((level, face) => level | (1 << BUTTONS.indexOf(face)), 0)}`;

/** Each stimulus as lines for `bench.c`. */
export function benchLines(stimuli: readonly Stimulus[]): string[][] {
  const held = new Set<Face>();
  const hold = () => holding(...held);
  return stimuli.map((stimulus) => {
    switch (stimulus.type) {
      case 'power':
        return ['boot p'];
      case 'reset':
        return [`boot ${CAUSES[stimulus.cause]}`];
      case 'hear':
        return [hearing(stimulus.bytes)];
      case 'down':
        held.add(stimulus.face);
        return [`nonce ${stimulus.nonce}`, hold(), `tick ${DEBOUNCE}`];
      case 'up':
        held.delete(stimulus.face);
        return [hold(), `tick ${DEBOUNCE}`];
      case 'bounce':
        return [...flicker(held, stimulus.face, hold), `tick ${1}`];
      case 'pass':
        return [`tick ${stimulus.ms / TICK_MS}`];
      default:
        return stimulus satisfies never;
    }
  });
}

/** Flips the button for one tick less than the firmware needs to accept it. */
function flicker(held: ReadonlySet<Face>, face: Face, hold: () => string): string[] {
  const other = held.has(face) ? [...held].filter((other) => other !== face) : [...held, face];
  return [holding(...other), `tick ${DEBOUNCE - 1}`, hold()];
}

/** A clock that the test advances. */
export function manualTime(): { readonly after: After; pass(ms: number): void } {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  const next = (until: number) => [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    after(ms, run) {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass(ms) {
      const until = now + ms;
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        now = timer.at;
        due.delete(timer);
        timer.run();
      }
      now = until;
    },
  };
}

/** What the scripted pad sends after each stimulus. Its buttons take as long to move as those of the firmware. */
export function outputOfScripted(id: string | undefined, stimuli: readonly Stimulus[]): string[] {
  const { after, pass } = manualTime();
  let said = '';
  let nonce = '';
  const send = (bytes: Uint8Array) => void (said += Buffer.from(bytes).toString('latin1'));
  const pad = new ScriptedPad({ firmware: '2.0.0', ...(id !== undefined && { id }) }, { after, send, nonce: () => nonce });
  return stimuli.map((stimulus) => {
    said = '';
    if (stimulus.type === 'down') nonce = stimulus.nonce;
    apply(pad, pass, stimulus);
    return said;
  });
}

function apply(pad: ScriptedPad, pass: (ms: number) => void, stimulus: Stimulus): void {
  switch (stimulus.type) {
    case 'power':
      return pad.powerCycle();
    case 'reset':
      return pad.reset(stimulus.cause);
    case 'hear':
      return pad.receive(Buffer.from(stimulus.bytes, 'latin1'));
    case 'down':
    case 'up':
      pass(DEBOUNCE_MS);
      return pad[stimulus.type](stimulus.face);
    case 'bounce':
      return pass(DEBOUNCE_MS);
    case 'pass':
      return pass(stimulus.ms);
    default:
      return stimulus satisfies never;
  }
}
