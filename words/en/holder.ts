import type { HolderWords } from '../holder.ts';

export const HOLDER_EN: HolderWords = {
  answers: (url, pid, folder) =>
    `The referee already runs in the browser at ${url} (process ${String(pid)}, nights in ${folder}).`,
  inWindows: (pid, folder) => `The referee already runs in windows of its own (process ${String(pid)}, nights in ${folder}).`,
  silent: (pid, folder) =>
    `A referee has the nights in ${folder} open (process ${String(pid)}) and does not answer. End that process, then start again.`,
  unsure: (pid, host, since, folder) =>
    `A referee has the nights in ${folder} open${host === undefined ? '' : ` on the computer ${host}`} (process ${String(pid)}, since ${since}). Nothing shows whether it still runs.`,
  gone: (folder) => `Another referee had the nights in ${folder} open until now. Start again.`,

  takingOver: 'If you take over, the other one writes nothing more, should it still run.',
  takeOver: 'Take over',
  leave: 'Leave it',
  pressKey: (key) => `Press ${key} to take over, any other key to leave it.`,
  startWith: (option) => `To take over, start with ${option}.`,
};
