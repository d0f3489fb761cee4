import { PHONE_PATH } from '../../../host/contract/phone-socket.ts';
import { parseSecret } from '../../../firmware-protocol/phone/secret.ts';
import { parseLanguage } from '../../../words/language.ts';
import { safeStorage } from '../../live/storage.ts';
import { Kept } from './kept.ts';
import { PhoneLine } from './phone-line.svelte.ts';

/** Makes a phone of this page: at the host that served it, with the secret behind the `#` of its address. */
export function phoneOf(window: Window & typeof globalThis): PhoneLine {
  const { location, history, navigator, document } = window;
  const kept = new Kept({ lasting: safeStorage(() => window.localStorage), tab: safeStorage(() => window.sessionStorage) });
  const phone = new PhoneLine({
    connect: () => new WebSocket(`ws://${location.host}${PHONE_PATH}`),
    kept,
    random: (bytes) => window.crypto.getRandomValues(new Uint8Array(bytes)),
    secret: parseSecret(location.hash.slice(1)),
    used: () => history.replaceState(null, '', location.pathname),
    language: parseLanguage(kept.language ?? navigator.language),
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && phone.wake());
  window.addEventListener('pageshow', () => phone.wake());
  window.addEventListener('online', () => phone.wake());
  // The code was scanned again in this tab: browsers do not load a page anew for what stands behind the `#`.
  window.addEventListener('hashchange', () => location.reload());
  return phone;
}
