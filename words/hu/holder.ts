import type { HolderWords } from '../holder.ts';

export const HOLDER_HU: HolderWords = {
  answers: (url, pid, folder) =>
    `A játékvezető már fut a böngészőben: ${url} (folyamat: ${String(pid)}, az esték mappája: ${folder}).`,
  inWindows: (pid, folder) => `A játékvezető már fut a saját ablakaiban (folyamat: ${String(pid)}, az esték mappája: ${folder}).`,
  silent: (pid, folder) =>
    `Egy játékvezető nyitva tartja az estéket (${folder}, folyamat: ${String(pid)}), de nem válaszol. Állítsd le azt a folyamatot, aztán indíts újra.`,
  unsure: (pid, host, since, folder) =>
    `Egy játékvezető nyitva tartja az estéket (${folder}${host === undefined ? '' : `, számítógép: ${host}`}, folyamat: ${String(pid)}, kezdete: ${since}). Nem látni, fut-e még.`,
  gone: (folder) => `Eddig egy másik játékvezető tartotta nyitva az estéket (${folder}). Indíts újra.`,

  takingOver: 'Ha átveszed, a másik semmit sem ír többé, ha fut is még.',
  takeOver: 'Átveszem',
  leave: 'Hagyom',
  pressKey: (key) => `Átvétel: ${key}; bármely más billentyű: marad, ahogy van.`,
  startWith: (option) => `Átvételhez indítsd így: ${option}.`,
};
