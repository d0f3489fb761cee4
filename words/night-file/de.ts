import { counted } from '../language.ts';
import type { NightFileWords } from './en.ts';

export const NIGHT_FILE_DE: NightFileWords = {
  reading: 'Die Datei wird gelesen und geprüft …',
  isOpen: 'Dieser Abend wird gerade gespielt. Hier steht, was auf den Bildschirmen war, als die Datei gelesen wurde.',
  readAgain: 'Noch einmal lesen',
  games: 'Spiele',
  noRound: 'An diesem Abend wurde keine Runde gespielt.',
  rounds: (rounds) => counted(rounds, 'Runde', 'Runden'),
  winner: (names) => `Gewonnen: ${names.join(', ')}`,
  notEnded: 'nicht zu Ende gespielt',
  verdict: 'Prüfung',
  late: (line, seat, ms) =>
    `Zeile ${line}: Platz ${seat + 1} hat ${ms} ms nach dem Zählen geantwortet. Die Wahl galt, weil auf sie gewartet wurde.`,
  exports: 'Export',
  exportsWhat: 'Ein Export ist eine neue Datei an einem Ort deiner Wahl. Diese Datei wird nur gelesen und nie verändert.',
  saved: (rounds, path) => `${counted(rounds, 'Runde', 'Runden')} geschrieben nach ${path}`,
  isNight: (path) => `${path} ist ein Abend. Ein Export ersetzt keinen Abend; wähle einen anderen Namen.`,
  seatsAtKeys:
    'Solange Plätze mit Tasten spielen, öffnet sich kein Dialog, denn er würde zeigen, was sie drücken. Exportiere, wenn das Spiel zu Ende ist.',
  notSaved: (code) => `Dorthin ließ sich nichts exportieren (${code}). Wähle einen anderen Ort.`,
  foreign: 'Diese Datei ist kein Abend dieses Schiedsrichters. Sie wurde nicht verändert.',
  headless: 'Die erste Zeile dieser Datei ist beschädigt, darum ist auf nichts darin Verlass. Die Datei wurde nicht verändert.',
  newer:
    'Eine neuere Version des Schiedsrichters hat diesen Abend geschrieben. Mit einem neueren Schiedsrichter lässt er sich lesen. Die Datei wurde nicht verändert.',
  unreadable: (code) =>
    `Das System lässt den Schiedsrichter diese Datei nicht lesen (${code}). Prüfe ihre Zugriffsrechte oder den Datenträger.`,
  gone: 'Diese Datei gibt es nicht mehr. Wurde sie verschoben, oder ist ihr Datenträger nicht angeschlossen?',
  tooLarge: (most) => `Diese Datei hat mehr als ${most} MB. So groß wird kein Abend, darum wurde sie nicht gelesen.`,
  gaveUp:
    'Das Lesen dieser Datei brauchte zu viel Zeit oder Speicher und wurde abgebrochen. Die Datei wurde nicht verändert, und der laufende Schiedsrichter ist nicht betroffen.',
  close: 'Schließen',
};
