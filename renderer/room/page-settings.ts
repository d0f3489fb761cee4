import { CHOICES_KEY } from './table/table-choices.ts';
import { WindowSettings } from './table/window-settings.svelte.ts';

/** The settings of this page, following what other windows of this computer keep for it. */
export function windowSettings(): WindowSettings {
  const settings = new WindowSettings(
    new URLSearchParams(window.location.search),
    window.localStorage.getItem(CHOICES_KEY),
    navigator.language,
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CHOICES_KEY) settings.take(newValue);
  });
  return settings;
}
