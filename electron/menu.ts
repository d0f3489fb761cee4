import type { MenuItemConstructorOptions } from 'electron';
import desktop from '../words/generated/desktop.js';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../words/language.ts';
import { sayIn, type Say } from '../words/say.ts';

/** What the entries of the menu do. */
export interface MenuActions {
  readonly about: (look: boolean) => void;
  readonly openNight: () => void;
  readonly openNights: () => void;
  readonly fullScreen: () => void;
  readonly speak: (language: Language) => void;
  readonly quit: () => void;
}

export interface MenuParts {
  readonly platform: NodeJS.Platform;
  /** The product's name, which macOS puts at the head of the first menu by itself. */
  readonly product: string;
  readonly language: Language;
  /** Whether a dialog of the system may open: it hears every key. */
  readonly mayAsk: boolean;
  readonly actions: MenuActions;
}

type Item = MenuItemConstructorOptions;
const LINE: Item = { type: 'separator' };

/**
 * The menu of the program. It holds no undo or redo, which the console does for the game, and nothing that reloads a page or
 * opens the tools of developers. On Linux and Windows no entry has a letter of its own (Alt and a letter): the console's keys
 * are letters.
 */
export function menuTemplate(parts: MenuParts): Item[] {
  const say = sayIn(parts.language, desktop);
  const isMac = parts.platform === 'darwin';
  return [
    { label: isMac ? parts.product : say('desktop-program'), submenu: programItems(parts, say, isMac) },
    // Without it, a text field on macOS has no keys to copy and paste with.
    ...(isMac ? [{ label: say('desktop-edit'), submenu: editItems(say) }] : []),
    { label: say('desktop-view'), submenu: [fullScreenItem(parts, say, isMac)] },
    { label: say('desktop-language'), submenu: languageItems(parts) },
    ...(isMac
      ? [{ label: say('desktop-window'), submenu: [{ role: 'minimize', label: say('desktop-minimise') } as const] }]
      : []),
  ];
}

function programItems({ product, mayAsk, actions }: MenuParts, say: Say<'desktop'>, isMac: boolean): Item[] {
  return [
    { id: 'about', label: say('desktop-about', { product }), click: () => actions.about(false) },
    { id: 'newer', label: say('desktop-look'), click: () => actions.about(true) },
    LINE,
    { id: 'openNight', label: say('desktop-open-night'), accelerator: 'CmdOrCtrl+O', enabled: mayAsk, click: actions.openNight },
    { id: 'openNights', label: say('desktop-open-nights'), click: actions.openNights },
    LINE,
    ...(isMac ? macItems(product, say) : []),
    { id: 'quit', label: say('desktop-quit'), accelerator: 'CmdOrCtrl+Q', click: actions.quit },
  ];
}

function macItems(product: string, say: Say<'desktop'>): Item[] {
  return [
    { role: 'hide', label: say('desktop-hide', { product }) },
    { role: 'hideOthers', label: say('desktop-hide-others') },
    { role: 'unhide', label: say('desktop-show-all') },
    LINE,
  ];
}

function editItems(say: Say<'desktop'>): Item[] {
  return [
    { role: 'cut', label: say('desktop-cut') },
    { role: 'copy', label: say('desktop-copy') },
    { role: 'paste', label: say('desktop-paste') },
    { role: 'selectAll', label: say('desktop-select-all') },
  ];
}

function fullScreenItem({ actions }: MenuParts, say: Say<'desktop'>, isMac: boolean): Item {
  const accelerator = isMac ? 'Ctrl+Command+F' : 'F11';
  return { id: 'fullScreen', label: say('desktop-full-screen'), accelerator, click: actions.fullScreen };
}

function languageItems({ language, actions }: MenuParts): Item[] {
  return LANGUAGES.map((one) => ({
    id: one,
    type: 'radio',
    label: LANGUAGE_NAMES[one],
    checked: one === language,
    click: () => actions.speak(one),
  }));
}
