import { screen, type BrowserWindow } from 'electron';

/** px of a screen: on a lower one, the console needs every line, and About holds what the menu holds. */
const LEAST_HEIGHT = 700;

/** Shows the menu bar of this window where there is room for it. macOS has it elsewhere. */
export function placeMenuBar(window: BrowserWindow): void {
  const place = () => {
    // Electron hides it over the whole screen, and gives back what it was before.
    if (!window.isDestroyed() && !window.isFullScreen()) window.setMenuBarVisibility(hasRoom(window));
  };
  window.on('moved', place);
  screen.on('display-metrics-changed', place);
  place();
}

function hasRoom(window: BrowserWindow): boolean {
  return screen.getDisplayMatching(window.getBounds()).workArea.height >= LEAST_HEIGHT;
}
