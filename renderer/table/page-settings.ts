import { WindowSettings } from './window-settings.svelte.ts';

/** Where a window's own choices are kept between nights, and where another window of this computer may change them. */
export const SETTINGS_KEY = 'referee.table';

/** The settings of this page, following what other windows of this computer keep for it. */
export function windowSettings(): WindowSettings {
  const settings = new WindowSettings(
    new URLSearchParams(window.location.search),
    window.localStorage.getItem(SETTINGS_KEY),
    navigator.language,
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS_KEY) settings.take(newValue);
  });
  return settings;
}
