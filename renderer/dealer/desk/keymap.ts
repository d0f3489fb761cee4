import { belongsToCard, mayAnswer, readAsking, readEarlyAnswer } from './asking-keys.ts';
import { nextToCount, readCounting } from './pile-keys.ts';
import { takeOffer, talkToOrganiser } from './hall-offer.ts';
import { ask, HELD, NONE, command, refused, type Action, type Desk, type Panel } from './desk.ts';
import { soundOf, turned } from '../../room/sound/room-sound.ts';
import { readChord, readRecall, takeStep } from './history-keys.ts';
import { isEnter, letterOf, type KeyPress } from './key-press.ts';
import { isNaming, readEarlyName, readNaming, readUnnamed } from './naming-keys.ts';
import { newPortsOffered } from './pads-at-hand.ts';
import { readEarlyDie, readOpening } from './opening-keys.ts';
import { afterGame, startCount } from './next-thing.ts';

/** Function keys, because no cluster of a seat holds one (Secrecy 2). */
export const PANEL_KEYS: Readonly<Record<string, Panel>> = {
  F1: 'help',
  F3: 'seats',
  F4: 'cards',
  F5: 'hall',
  F6: 'points',
  F7: 'pads',
  F8: 'record',
  F9: 'room',
  F10: 'learn',
};

/** Whether there is what a panel is about: cards to be named, pads at the seats or phones in the players' hands, a way to a hall. */
export function offersPanel({ ui, view }: Pick<Desk, 'ui' | 'view'>, panel: Panel): boolean {
  if (panel === 'cards') return ui.naming !== undefined;
  if (panel === 'hall') return view.hall !== undefined;
  return panel !== 'pads' || ui.kits.includes('pads') || view.phones?.on === true;
}

/**
 * What a key going down at the dealer's console does. Pure: the same desk and key give the same action. A key acts on the
 * phase the view is in and its command carries that step, so no key crosses two phases; auto-repeat never counts.
 */
export function actionOf(desk: Desk, press: KeyPress): Action {
  if (desk.inSetup) return readInSetup(desk, press);
  // A held Enter would press its button again and again.
  if (press.repeat) return isOurs(press) || (desk.onControl && isEnter(press)) ? HELD : NONE;
  if (isChord(press)) return readChord(desk, press);
  const presented = readPresenter(desk, press);
  if (presented !== undefined) return presented;
  const everywhere = readEverywhere(desk, press);
  if (everywhere !== undefined) return everywhere;
  if (desk.panel !== undefined && press.code !== 'Space') return press.code === 'Escape' ? leavePanel(desk) : NONE;
  const leaves = leavePanel(desk);
  if (desk.panel !== undefined && leaves.kind === 'callingOff') return leaves;
  return readPhase(desk, press) ?? readLetter(desk, press) ?? readUnnamed(desk, press) ?? (isOurs(press) ? HELD : NONE);
}

const OURS = new Set(['Space', 'Escape', 'Backspace', 'Delete', 'Insert', 'F2', 'F12', ...Object.keys(PANEL_KEYS)]);

function isOurs({ code }: KeyPress): boolean {
  return OURS.has(code);
}

/** Keys that mean the same in every phase and with a panel open. */
function readEverywhere(desk: Desk, press: KeyPress): Action | undefined {
  const { view } = desk;
  if (view.seatKeys.includes(press.code)) {
    // In the desktop shell the main process has taken the key before any page could; here it must name no card.
    return view.shell === 'browser' ? { kind: 'press', code: press.code } : HELD;
  }
  const talk = talkToOrganiser(view, press.code);
  if (talk !== undefined) return talk;
  if (press.code === 'Insert') return useNewPorts(desk);
  if (press.code === 'F2') return { kind: 'view' };
  if (letterOf(press) === 'M' && !isCard(desk, press)) return turnSound(desk);
  const panel = panelOf(press);
  if (panel !== undefined && !offersPanel(desk, panel)) return HELD;
  if (panel !== undefined) return opened(desk, panel);
  if (press.code === 'Tab' && (view.seatKeys.length > 0 || isNaming(view)))
    return command({ type: 'naming', naming: !isNaming(view) });
  return undefined;
}

/** A presenter's remote sends two keys: forward is the big button, back takes the last step back. In a panel they scroll. */
function readPresenter(desk: Desk, press: KeyPress): Action | undefined {
  if (desk.panel !== undefined || desk.view.seatKeys.includes(press.code)) return undefined;
  if (press.code === 'PageDown') return actionOf(desk, { ...press, code: 'Space', key: ' ' });
  return press.code === 'PageUp' ? takeStep(desk.view, 'undo') : undefined;
}

const isChord = ({ altKey, metaKey, ctrlKey }: KeyPress) => altKey || metaKey || ctrlKey;
const panelOf = ({ key, code }: KeyPress) => (key === '?' ? 'help' : PANEL_KEYS[code]);
const turnSound = ({ view }: Desk): Action => ask({ type: 'sound', sound: turned(soundOf(view.table)) });

/** A panel's key opens it, or puts it away. */
function opened(desk: Desk, panel: Panel): Action {
  const leaves = leavePanel(desk);
  return leaves.kind === 'callingOff' || desk.panel === panel ? leaves : { kind: 'panel', panel };
}

/** Puts the open panel away: at the second press where something is entered and not given, so that it is not lost unseen. */
export function leavePanel({ entered, callingOff }: Pick<Desk, 'entered' | 'callingOff'>): Action {
  return entered > 0 && !callingOff ? { kind: 'callingOff', on: true } : { kind: 'panel', panel: undefined };
}

const FUNCTION = /^(F[0-9]|Insert)/;
/** What these lead to needs a game on the table. */
export const OF_A_GAME = new Set(['F2', 'F3', 'F4', 'F6']);

/** What needs no game on the table works before one has begun, and an undo past its beginning is redone; all else is setup's. */
function readInSetup(desk: Desk, press: KeyPress): Action {
  const { code, repeat } = press;
  if (repeat) return FUNCTION.test(code) || (desk.panel !== undefined && isEnter(press)) ? HELD : NONE;
  const talk = talkToOrganiser(desk.view, code);
  if (talk !== undefined) return talk;
  if (code === 'Insert') return useNewPorts(desk);
  if (OF_A_GAME.has(code)) return refused('no game');
  const panel = panelOf(press);
  if (panel !== undefined) return opened(desk, panel);
  if (desk.panel !== undefined) return code === 'Escape' ? leavePanel(desk) : NONE;
  if (isChord(press)) return desk.view.table.game === undefined ? readChord(desk, press) : NONE;
  return letterOf(press) === 'M' ? turnSound(desk) : NONE;
}

/** What the line beside it says. */
function useNewPorts({ view, panel, portsPassed, inSetup }: Desk): Action {
  const ports = newPortsOffered(view, panel === 'pads' || inSetup ? 0 : portsPassed);
  return ports.length === 0 ? HELD : command({ type: 'usePorts', ports: [...ports] });
}

/** Whether M turns the sound now: it may be a card's letter, and then the button alone turns it. */
export function turnsSound(desk: Pick<Desk, 'view' | 'ui' | 'panel' | 'language'>): boolean {
  const { asking } = desk.ui;
  return !(asking !== undefined && mayType(desk) && belongsToCard('M', asking, desk.language));
}

/** A letter of the desk's own that is a card's in this game, while one can be typed. */
function isCard(desk: Desk, press: KeyPress): boolean {
  const { asking } = desk.ui;
  return asking !== undefined && mayType(desk) && mayAnswer(press, desk, asking);
}

function mayType({ view, panel }: Pick<Desk, 'view' | 'panel'>): boolean {
  const phase = view.table.game?.course.phase;
  return panel === undefined && (phase === 'asking' || phase === 'shown');
}

function readPhase(desk: Desk, press: KeyPress): Action | undefined {
  const course = desk.view.table.game?.course;
  switch (course?.phase) {
    case undefined:
      return undefined;
    case 'choosing':
      return press.code === 'Space' ? startCount(desk, course) : (readRecall(desk, press) ?? readNaming(desk, press));
    case 'asking':
      return readAsking(desk, press);
    case 'counting':
      if (press.code === 'Escape') return command({ type: 'halt', step: course.step });
      return readEarlyAnswer(desk, press) ?? readEarlyDie(desk, press) ?? readEarlyName(desk, press);
    case 'closed':
      return readEarlyDie(desk, press) ?? readEarlyName(desk, press);
    case 'opening':
      return readOpening(course, desk, press) ?? readEarlyName(desk, press);
    case 'shown':
      if (press.code === 'Space') return command({ type: 'skip', step: course.step });
      return readAsking(desk, press) ?? readNaming(desk, press);
    case 'over':
      if (press.code === 'Space') return afterGame(desk);
      return readRecall(desk, press) ?? readCounting(desk, press) ?? readNaming(desk, press) ?? readSetUp(desk, press);
  }
}

/** What else may follow a game that is counted: another one with the same people, or other people. */
function readSetUp(desk: Desk, press: KeyPress): Action | undefined {
  if (nextToCount(desk) !== undefined) return undefined;
  const letter = letterOf(press);
  if (letter === 'H') return takeOffer(desk.view);
  if (letter === 'G') return { kind: 'setUp', from: 'shelf' };
  return letter === 'N' ? { kind: 'setUp', from: 'people' } : undefined;
}

function readLetter({ view }: Desk, press: KeyPress): Action | undefined {
  const letter = letterOf(press);
  if (letter === 'V') return { kind: 'view' };
  return letter === 'U' ? takeStep(view, 'undo') : undefined;
}
