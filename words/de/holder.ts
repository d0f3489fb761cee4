import type { HolderWords } from '../holder.ts';

export const HOLDER_DE: HolderWords = {
  answers: (url, pid, folder) =>
    `Der Schiedsrichter läuft schon im Browser unter ${url} (Prozess ${String(pid)}, Abende in ${folder}).`,
  inWindows: (pid, folder) => `Der Schiedsrichter läuft schon in eigenen Fenstern (Prozess ${String(pid)}, Abende in ${folder}).`,
  silent: (pid, folder) =>
    `Ein Schiedsrichter hat die Abende in ${folder} offen (Prozess ${String(pid)}) und antwortet nicht. Jenen Prozess beenden, dann neu starten.`,
  unsure: (pid, host, since, folder) =>
    `Ein Schiedsrichter hat die Abende in ${folder} offen${host === undefined ? '' : `, auf dem Computer ${host}`} (Prozess ${String(pid)}, seit ${since}). Ob er noch läuft, ist nicht zu sehen.`,
  gone: (folder) => `Bis eben hatte ein anderer Schiedsrichter die Abende in ${folder} offen. Neu starten.`,

  takingOver: 'Nach der Übernahme schreibt der andere nichts mehr, falls er noch läuft.',
  takeOver: 'Übernehmen',
  leave: 'So lassen',
  pressKey: (key) => `${key} übernimmt, jede andere Taste lässt alles, wie es ist.`,
  startWith: (option) => `Zum Übernehmen mit ${option} starten.`,
};
