import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import desktop from '../words/generated/desktop.js';
import { sayIn } from '../words/say.ts';
import { LANGUAGES, type Language } from '../words/language.ts';
import { menuTemplate } from './menu.ts';

const PRODUCT = 'A Game';
const done: string[] = [];
const actions = {
  about: (look: boolean) => void done.push(look ? 'look' : 'about'),
  openNight: () => void done.push('openNight'),
  openNights: () => void done.push('openNights'),
  fullScreen: () => void done.push('fullScreen'),
  speak: (language: Language) => void done.push(language),
  quit: () => void done.push('quit'),
};
const menu = (platform: NodeJS.Platform, language: Language = 'en') =>
  menuTemplate({ platform, product: PRODUCT, language, mayAsk: true, actions });
const itemsOf = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  template.flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[]);

describe.each(['linux', 'win32', 'darwin'] as const)('the menu on %s', (platform) => {
  const items = itemsOf(menu(platform));

  it('has no undo, no redo, and nothing of a browser or a developer', () => {
    const roles = items.flatMap(({ role }) => (role === undefined ? [] : [role.toLowerCase()]));
    expect(roles.filter((role) => /undo|redo|reload|devtools|zoom|menu|close|quit/.test(role))).toEqual([]);
  });

  it('takes no key of the console: F11 and keys with Ctrl or Cmd, but for those of undo and redo', () => {
    const keys = items.flatMap(({ accelerator }) => (accelerator === undefined ? [] : [accelerator]));
    expect(keys).toEqual(['CmdOrCtrl+O', 'CmdOrCtrl+Q', platform === 'darwin' ? 'Ctrl+Command+F' : 'F11']);
  });

  it('has no letter that Alt would open it with', () => {
    const labels = [...menu(platform), ...items].flatMap(({ label }) => label ?? []);
    expect(labels.filter((label) => label.includes('&'))).toEqual([]);
  });

  it('opens no dialog while a seat may press a key', () => {
    const disabled = itemsOf(menuTemplate({ platform, product: PRODUCT, language: 'en', mayAsk: false, actions }));
    expect(disabled.flatMap(({ id, enabled }) => (enabled === false ? [id] : []))).toEqual(['openNight']);
  });

  it('does what each entry says', () => {
    done.length = 0;
    for (const { click } of items) (click as (() => void) | undefined)?.();
    expect(done).toEqual(['about', 'look', 'openNight', 'openNights', 'quit', 'fullScreen', 'en', 'hu', 'de']);
  });

  it.each(LANGUAGES)('is worded in %s, every entry with words of its own, and marks the language', (language) => {
    const template = menu(platform, language);
    const entries = itemsOf(template).filter(({ type }) => type !== 'separator');
    const labels = [...template, ...entries].map(({ label }) => label);
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain(sayIn(language, desktop)('desktop-about', { product: PRODUCT }));
    expect(entries.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([language]);
  });
});

it('bears the name of the product on macOS, where text fields copy and paste by the menu only', () => {
  const template = menu('darwin');
  expect(template[0]?.label).toBe(PRODUCT);
  expect(itemsOf(template).flatMap(({ role }) => role ?? [])).toEqual(
    expect.arrayContaining(['copy', 'paste', 'hide', 'minimize']),
  );
});
