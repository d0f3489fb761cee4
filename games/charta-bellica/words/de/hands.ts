import type { HandsWords } from '../words.ts';

const list = (names: readonly string[]) => names.join(' und ');

export const HANDS_DE: HandsWords = {
  nations: (whose) => `Nationen: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
  drawLots: 'Zieht Lose, die vier Hauptstädte verdeckt: Wer zuerst zieht, wählt einen Verbündeten.',
  sevenAndSeven: 'Alle: mischen, sieben verdeckt auf einen Stapel, sieben auf die Hand.',
  allInHand: 'Alle: nehmt eure vierzehn auf die Hand.',
  lead: (names) => `${list(names)}: die oberste Karte eurer Stapel.`,
  aid: (names) => `${list(names)}: helft mit je einer Handkarte.`,
  drawFromEachOther: (names) => `Gleich. ${list(names)}: legt eure beiseite, zieht blind voneinander.`,
  mayAttack: (name) => `${name}: eins unter der höchsten. Ein Reiter darf angreifen.`,
  drawFrom: (name, from) => `${name}: zieh blind von der Hand von ${from}.`,
  drawFromNext: (names) =>
    names.length === 2 ? `Gleich. ${list(names)}: zieht blind voneinander.` : 'Gleich. Zieht blind, jeder beim nächsten.',
  drop: (names) => `${list(names)}: ${names.length === 1 ? 'wirf eine Karte' : 'werft je eine Karte'} ab.`,
  take: (names) => `${list(names)}: ${names.length === 1 ? 'nimm' : 'nehmt'} die Karten.`,
  takeOwn: 'Alle: nehmt eure eigenen Karten.',
};
