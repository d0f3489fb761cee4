import type { MenuItemConstructorOptions } from 'electron';
import { DESKTOP_WORDS } from '../words/desktop/words.ts';
import type { DesktopWords } from '../words/desktop/en.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../words/language.ts';

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
  const { menu } = DESKTOP_WORDS[parts.language];
  const isMac = parts.platform === 'darwin';
  return [
    { label: isMac ? parts.product : menu.program, submenu: programItems(parts, menu, isMac) },
    // Without it, a text field on macOS has no keys to copy and paste with.
    ...(isMac ? [{ label: menu.edit, submenu: editItems(menu) }] : []),
    { label: menu.view, submenu: [fullScreenItem(parts, menu, isMac)] },
    { label: menu.language, submenu: languageItems(parts) },
    ...(isMac ? [{ label: menu.window, submenu: [{ role: 'minimize', label: menu.minimise } as const] }] : []),
  ];
}

function programItems({ product, mayAsk, actions }: MenuParts, menu: DesktopWords['menu'], isMac: boolean): Item[] {
  return [
    { id: 'about', label: menu.about(product), click: () => actions.about(false) },
    { id: 'newer', label: menu.newer, click: () => actions.about(true) },
    LINE,
    { id: 'openNight', label: menu.openNight, accelerator: 'CmdOrCtrl+O', enabled: mayAsk, click: actions.openNight },
    { id: 'openNights', label: menu.openNights, click: actions.openNights },
    LINE,
    ...(isMac ? macItems(product, menu) : []),
    { id: 'quit', label: menu.quit, accelerator: 'CmdOrCtrl+Q', click: actions.quit },
  ];
}

function macItems(product: string, menu: DesktopWords['menu']): Item[] {
  return [
    { role: 'hide', label: menu.hide(product) },
    { role: 'hideOthers', label: menu.hideOthers },
    { role: 'unhide', label: menu.showAll },
    LINE,
  ];
}

function editItems(menu: DesktopWords['menu']): Item[] {
  return [
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ];
}

function fullScreenItem({ actions }: MenuParts, menu: DesktopWords['menu'], isMac: boolean): Item {
  const accelerator = isMac ? 'Ctrl+Command+F' : 'F11';
  return { id: 'fullScreen', label: menu.fullScreen, accelerator, click: actions.fullScreen };
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
