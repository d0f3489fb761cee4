import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../host/contract/live.ts';
import type { Answer, DownMessage } from '../host/contract/view.ts';
import { CHANNELS, windowArgument } from './channels.ts';

function watch(onMessage: (message: DownMessage) => void): () => void {
  ipcRenderer.removeAllListeners(CHANNELS.down);
  ipcRenderer.on(CHANNELS.down, (_event, message: DownMessage) => {
    try {
      onMessage(message);
    } finally {
      ipcRenderer.send(CHANNELS.seen);
    }
  });
  ipcRenderer.send(CHANNELS.watch);
  return () => {
    ipcRenderer.removeAllListeners(CHANNELS.down);
    ipcRenderer.send(CHANNELS.leave);
  };
}

const command = (given: unknown) => ipcRenderer.invoke(CHANNELS.command, given) as Promise<Answer>;
const isConsole = process.argv.includes(windowArgument('console'));
const bridge: Bridge = isConsole ? { watch, command } : { watch };
contextBridge.exposeInMainWorld('referee', bridge);
