import { screen, type BrowserWindow } from 'electron';

/** px of a screen: on a lower one, the console needs every line, and About holds what the menu holds. */
const LEAST_HEIGHT = 700;

/** Shows the menu bar of this window where there is room for it, and not over the whole screen. macOS has it elsewhere. */
export function placeMenuBar(window: BrowserWindow): void {
  const place = () => {
    if (!window.isDestroyed()) window.setMenuBarVisibility(hasRoom(window));
  };
  window.on('enter-full-screen', place).on('leave-full-screen', place).on('moved', place);
  screen.on('display-metrics-changed', place);
  place();
}

function hasRoom(window: BrowserWindow): boolean {
  const { workArea } = screen.getDisplayMatching(window.getBounds());
  return !window.isFullScreen() && workArea.height >= LEAST_HEIGHT;
}
