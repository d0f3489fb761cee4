import { describe, expect, it } from 'vitest';
import type { ConsoleView } from '../../host/contract/view.ts';
import { holdsWindow, Leaving } from './window.svelte.ts';
import { consoleView, COURSES } from './desk/testing/stubs.ts';

const inShell = (shell: ConsoleView['shell'], phase: keyof typeof COURSES) => consoleView(COURSES[phase], { shell });

function closeOver(view: ConsoleView | undefined) {
  const leaving = new Leaving(window);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    leaving.ask(event, view);
    return !event.defaultPrevented;
  };
  return { leaving, close };
}

describe('a window that is closed', () => {
  it('closes without a question before a game and after it', () => {
    for (const shell of ['browser', 'electron'] as const) {
      expect(holdsWindow(consoleView(undefined, { shell }))).toBe(false);
      expect(holdsWindow(inShell(shell, 'over'))).toBe(false);
    }
    expect(holdsWindow(undefined)).toBe(false);
  });

  it('protects an open round in a browser, and leaves the question to the browser', () => {
    expect(holdsWindow(inShell('browser', 'choosing'))).toBe(false);
    expect(holdsWindow(inShell('browser', 'shown'))).toBe(false);
    for (const phase of ['counting', 'closed', 'opening', 'stalled'] as const) {
      const { leaving, close } = closeOver(inShell('browser', phase));
      expect([close(), leaving.asked, close()]).toEqual([false, false, false]);
    }
  });

  it('asks once during a game in the desktop shell, and closes when confirmed', () => {
    const { leaving, close } = closeOver(inShell('electron', 'choosing'));
    expect([close(), leaving.asked]).toEqual([false, true]);
    expect(close()).toBe(true);
    leaving.stay();
    expect([close(), leaving.asked]).toEqual([false, true]);
  });
});
