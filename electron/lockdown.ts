import type { Session, WebContents } from 'electron';
import { ORIGIN } from './pages.ts';

const prevent = (event: { preventDefault(): void }): void => event.preventDefault();

/** Pages get no permissions, devices or downloads, and load nothing but our own files. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !url.startsWith(`${ORIGIN}/`) }));
  session.on('will-download', prevent);
}

/** A window stays on its page and opens no other. */
export function lockContents(contents: WebContents): void {
  contents.on('will-navigate', prevent).on('will-frame-navigate', prevent);
  contents.on('will-redirect', prevent).on('will-attach-webview', prevent);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
