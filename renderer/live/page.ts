import { LIVE_PATHS, type Onlooker } from '../../host/contract/live.ts';
import type { ConsoleView, TableView } from '../../host/contract/view.ts';
import { Live, type WindowClock } from './live.svelte.ts';
import { socketWire } from './socket-wire.ts';
import { bridgeWire, type Wire } from './wire.ts';

interface ViewOf {
  readonly console: ConsoleView;
  readonly table: TableView;
}

/** The host as this page reaches it: over the shell's bridge where there is one, otherwise over a WebSocket. */
export function liveOf<Who extends Onlooker>(who: Who): Live<ViewOf[Who]> {
  return new Live(wireOf(who), PAGE_CLOCK, renew);
}

/** A host with newer pages has come: whoever would be asked whether to leave this one has nothing to decide. */
function renew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

function wireOf(who: Onlooker): Wire {
  if (window.referee !== undefined) return bridgeWire(window.referee);
  // Relative: for the room the page lies behind a key.
  const url = new URL(`.${LIVE_PATHS[who]}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return socketWire(
    () => new WebSocket(url),
    (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  );
}

const PAGE_CLOCK: WindowClock = {
  now: () => performance.now(),
  every(ms, then) {
    const timer = setInterval(then, ms);
    return () => clearInterval(timer);
  },
};
