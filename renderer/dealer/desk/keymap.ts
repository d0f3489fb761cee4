import type { ConsoleView } from '../../../host/contract/view.ts';
import { belongsToCard, mayAnswer, readAsking, readEarlyAnswer } from './asking-keys.ts';
import type { ConsoleUi } from './ui.ts';
import { nextToCount, readCounting, stillDue } from './counting-keys.ts';
import { HELD, NONE, command, refused, type Action, type Desk, type Panel } from './desk.ts';
import { soundOf, turned } from '../../room/sound/room-sound.ts';
import { digitOf, letterOf, type KeyPress } from './key-press.ts';
import { isNaming, readNaming } from './naming-keys.ts';
import { offersPanel } from './panels-offered.ts';
import { newPortsOffered } from './new-ports.ts';
import { readOpening } from './opening-keys.ts';
import { afterGame, startCount } from './next-thing.ts';
import { readRecall } from './recall-keys.ts';

/** Function keys, because no cluster of a seat holds one (Secrecy 2). */
export const PANEL_KEYS: Readonly<Record<string, Panel>> = {
  F1: 'help',
  F3: 'seats',
  F4: 'cards',
  F6: 'points',
  F7: 'pads',
  F8: 'record',
  F9: 'room',
  F10: 'learn',
};

/**
 * What a key going down at the dealer's console does. Pure: the same view, desk and key give the same action. A key
 * acts on the phase the view is in and its command carries that step, so no key crosses two phases; auto-repeat never
 * counts.
 */
export function actionOf(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action {
  // A held Enter would press its button again and again.
  if (press.repeat) return isOurs(press) || (desk.onControl && isEnter(press)) ? HELD : NONE;
  if (press.altKey || press.metaKey || press.ctrlKey) return readChord(view, press);
  const everywhere = readEverywhere(view, desk, press, ui);
  if (everywhere !== undefined) return everywhere;
  if (desk.panel !== undefined && press.code !== 'Space')
    return press.code === 'Escape' ? { kind: 'panel', panel: undefined } : NONE;
  return readPhase(view, desk, press, ui) ?? readLetter(view, press) ?? (isOurs(press) ? HELD : NONE);
}

const OURS = new Set(['Space', 'Escape', 'Backspace', 'Delete', 'Insert', 'F2', ...Object.keys(PANEL_KEYS)]);

function isOurs({ code }: KeyPress): boolean {
  return OURS.has(code);
}

function isEnter({ code }: KeyPress): boolean {
  return code === 'Enter' || code === 'NumpadEnter';
}

/** Ctrl+Z and its twins; every other chord stays with the browser. */
function readChord(view: ConsoleView, press: KeyPress): Action {
  if (press.altKey) return NONE;
  const letter = letterOf(press);
  if (letter === 'Z') return press.shiftKey ? redo(view) : undo(view);
  return letter === 'Y' ? redo(view) : NONE;
}

function undo(view: ConsoleView): Action {
  const { undo: historyStep } = view;
  if (view.underWay) return underWay(view);
  return historyStep === undefined ? refused('nothing to undo') : command({ type: 'undo', n: historyStep.n });
}

function redo(view: ConsoleView): Action {
  const { redo: historyStep } = view;
  if (view.underWay) return underWay(view);
  return historyStep === undefined ? refused('nothing to redo') : command({ type: 'redo', n: historyStep.n });
}

/** What the host would say: no correction is dropped without a word. */
function underWay({ table: { game } }: ConsoleView): Action {
  return refused('round under way', game === undefined ? {} : { phase: game.course.phase });
}

/** Keys that mean the same in every phase and with a panel open. */
function readEverywhere(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  if (view.seatKeys.includes(press.code)) {
    // In the desktop shell the main process has taken the key before any page could; here it must name no card.
    return view.shell === 'browser' ? { kind: 'press', code: press.code } : HELD;
  }
  if (press.code === 'Insert') return useNewPorts(view, desk);
  if (press.code === 'F2') return { kind: 'view' };
  if (letterOf(press) === 'M' && !isCard(view, desk, press, ui)) return { kind: 'sound', sound: turned(soundOf(view.table)) };
  const panel = press.key === '?' ? 'help' : PANEL_KEYS[press.code];
  if (panel !== undefined && !offersPanel(ui, panel)) return HELD;
  if (panel !== undefined) return { kind: 'panel', panel: desk.panel === panel ? undefined : panel };
  if (press.code === 'Tab' && (view.seatKeys.length > 0 || isNaming(view)))
    return command({ type: 'naming', naming: !isNaming(view) });
  return undefined;
}

/** What the line beside it says. */
function useNewPorts(view: ConsoleView, { panel, portsPassed }: Desk): Action {
  const ports = newPortsOffered(view, panel === 'pads' ? 0 : portsPassed);
  return ports.length === 0 ? HELD : command({ type: 'usePorts', ports: [...ports] });
}

/** Whether M turns the sound now: it may be a card's letter, and then the button alone turns it. */
export function turnsSound(view: ConsoleView, { panel }: Pick<Desk, 'panel'>, ui: ConsoleUi): boolean {
  return !(ui.asking !== undefined && mayType(view, panel) && belongsToCard('M', ui.asking));
}

/** A letter of the desk's own that is a card's in this game, while one can be typed. */
function isCard(view: ConsoleView, desk: Pick<Desk, 'panel' | 'onControl'>, press: KeyPress, { asking }: ConsoleUi): boolean {
  return asking !== undefined && mayType(view, desk.panel) && mayAnswer(press, desk, asking);
}

function mayType({ table: { game } }: ConsoleView, panel: Panel | undefined): boolean {
  const phase = game?.course.phase;
  return panel === undefined && (phase === 'asking' || phase === 'shown');
}

function readPhase(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  const course = view.table.game?.course;
  if (course === undefined) return undefined;
  switch (course.phase) {
    case 'choosing':
      return press.code === 'Space'
        ? startCount(desk, course)
        : (readRecall(view, desk, press) ?? readNaming(view, desk, press, ui));
    case 'asking':
      return readAsking(view, desk, press, ui);
    case 'counting':
      if (press.code === 'Escape') return command({ type: 'halt', step: course.step });
      return readEarlyAnswer(desk, press, ui) ?? readEarlyName(view, desk, press, ui);
    case 'closed':
      return readEarlyName(view, desk, press, ui);
    case 'opening':
      return readOpening(course, view.typed, desk, press) ?? readEarlyName(view, desk, press, ui);
    case 'shown':
      if (press.code === 'Space') return command({ type: 'skip', step: course.step });
      return readAsking(view, desk, press, ui) ?? readNaming(view, desk, press, ui);
    case 'over':
      if (press.code === 'Space') return afterGame(desk, stillDue(view, desk, ui));
      return (
        readRecall(view, desk, press) ??
        readCounting(view, desk, press, ui) ??
        readNaming(view, desk, press, ui) ??
        (nextToCount(view, desk, ui) === undefined ? readSetUp(press) : undefined)
      );
    default:
      return course satisfies never;
  }
}

/** What else may follow a game that is counted: another one with the same people, or other people. */
function readSetUp(press: KeyPress): Action | undefined {
  switch (letterOf(press)) {
    case 'G':
      return { kind: 'setUp', from: 'shelf' };
    case 'N':
      return { kind: 'setUp', from: 'people' };
    default:
      return undefined;
  }
}

/** A card's name while faces are on their way: it is not taken in passing, where no card is asked for, and says so. */
function readEarlyName(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  if (digitOf(press) !== undefined || isEnter(press)) return undefined;
  const naming = readNaming(view, { ...desk, written: '', confirmation: undefined }, press, ui);
  return naming?.kind === 'command' || naming?.kind === 'write' ? underWay(view) : undefined;
}

function readLetter(view: ConsoleView, press: KeyPress): Action | undefined {
  switch (letterOf(press)) {
    case 'V':
      return { kind: 'view' };
    case 'U':
      return undo(view);
    default:
      return undefined;
  }
}
