import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopAnswer, DesktopBridge, MenuChoice } from '../host/contract/desktop.ts';
import type { Bridge } from '../host/contract/live.ts';
import type { NightFileBridge, NightFileView } from '../host/contract/night-file.ts';
import type { Answer, DownMessage } from '../host/contract/view.ts';
import { CHANNELS, windowArgument, type WindowName } from './channels.ts';
import { Collector } from './collecting.ts';

/** Calls back with what comes down this channel. A second listener replaces the first. Returns a function that stops. */
function listen<Message>(channel: string, onMessage: (message: Message) => void): () => void {
  ipcRenderer.removeAllListeners(channel);
  ipcRenderer.on(channel, (_event, message: Message) => onMessage(message));
  return () => void ipcRenderer.removeAllListeners(channel);
}

function watch(onMessage: (message: DownMessage) => void): () => void {
  const collector = new Collector(() => void globalThis.gc?.());
  const stop = listen<DownMessage>(CHANNELS.down, (message) => {
    try {
      onMessage(message);
    } finally {
      collector.see(message);
      ipcRenderer.send(CHANNELS.seen);
    }
  });
  ipcRenderer.send(CHANNELS.watch);
  return () => {
    stop();
    ipcRenderer.send(CHANNELS.leave);
  };
}

const command = (given: unknown) => ipcRenderer.invoke(CHANNELS.command, given) as Promise<Answer>;
const desktop: DesktopBridge = {
  ask: (request) => ipcRenderer.invoke(CHANNELS.desktop, request) as Promise<DesktopAnswer>,
  onMenu: (onChoice) => listen<MenuChoice>(CHANNELS.menu, onChoice),
};
const nightFile: NightFileBridge = {
  watch(onView) {
    listen<NightFileView>(CHANNELS.nightFile, onView);
    ipcRenderer.send(CHANNELS.watchNightFile);
  },
  ask: (request) => ipcRenderer.send(CHANNELS.askNightFile, request),
};

const isFor = (name: WindowName) => process.argv.includes(windowArgument(name));
const bridge: Bridge = isFor('console') ? { watch, command, desktop } : { watch };
if (isFor('nightFile')) contextBridge.exposeInMainWorld('nightFile', nightFile);
else contextBridge.exposeInMainWorld('referee', bridge);
