import { LIVE_PATHS, type PageName, type PageViews } from '../../host/contract/live.ts';
import { ConsoleEntry } from './console-entry.ts';
import { Live } from './live.svelte.ts';
import { SocketWire } from './socket-wire.ts';
import { bridgeWire, type LiveWire } from './wire.ts';

/**
 * Connects this page to the host: over the shell's bridge if there is one, otherwise over a WebSocket. It connects at once,
 * while the page still loads its words.
 */
export function liveOf<Who extends PageName>(who: Who): Live<PageViews[Who]> {
  const live = new Live<PageViews[Who]>(wireOf(who), renew);
  live.start();
  return live;
}

/** The host has newer pages: nobody needs to be asked whether to leave this one. */
function renew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

function wireOf(who: PageName): LiveWire {
  if (window.referee !== undefined) return bridgeWire(window.referee);
  return new SocketWire(
    () => new WebSocket(viewsOf(who)),
    who === 'console' || who === 'organiser' ? new ConsoleEntry(window) : undefined,
    (key) => window.history.replaceState(window.history.state, '', `/${key}/${window.location.search}`),
  );
}

/** Relative, because the room's page is behind a key, which may have changed. */
function viewsOf(who: PageName): URL {
  const url = new URL(`.${LIVE_PATHS[who]}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}
