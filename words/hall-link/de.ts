import { listIn } from '../language.ts';
import type { HallLinkWords } from './en.ts';

const list = listIn('de');

export const HALL_LINK_DE: HallLinkWords = {
  what: 'In einem Saal spielen mehrere Tische ein Turnier. Die Tafel des Saals zeigt euer Spiel, und der Saal sagt, wer hier spielt.',
  found: 'Säle in diesem Netzwerk',
  looking: 'Säle werden gesucht … Du kannst auch die ganze Zeile von der Karte eures Tisches eintippen.',
  notSearched: (code) =>
    `Auf diesem Computer lassen sich keine Säle suchen (${code}). Tippe die ganze Zeile von der Karte eures Tisches.`,
  code: 'Code auf der Karte dieses Tisches',
  line: 'Zeile auf der Karte dieses Tisches',
  join: 'Beitreten',
  joining: 'Tritt bei …',
  refused: {
    'no answer': 'Dort antwortet kein Saal. Prüfe die Adresse und ob dieser Computer im Netzwerk des Saals ist.',
    'wrong code': 'Der Saal nimmt diesen Code nicht an. Tippe ihn noch einmal, wie er auf der Karte eures Tisches steht.',
    'not this hall':
      'Das ist nicht der Saal eurer Karte. Tippe den Code noch einmal, mit seinen letzten vier Zeichen. Hilft das nicht, frage die Turnierleitung.',
    newer: 'Im Saal und an diesem Tisch laufen verschiedene Versionen des Schiedsrichters. Nehmt überall dieselbe.',
  },
  joined: (table, hall) => `Tisch ${table}: ${hall}`,
  connecting: 'Verbindet sich mit dem Saal…',
  live: 'Verbunden',
  lost: 'Keine Verbindung zum Saal. Spielt weiter: Nichts wartet auf ihn, und er bekommt später alles.',
  lostBetween: 'Keine Verbindung zum Saal. Sobald er zurück ist, bekommt er, was ihm fehlt, und setzt euch wieder.',
  refusedCode:
    'Der Saal nimmt den Code dieses Tisches nicht mehr an. Verlasse den Saal und tritt mit dem neuen Code der Turnierleitung bei.',
  upToDate: 'Der Saal hat jede Zeile eures Protokolls.',
  behind: (lines) =>
    lines === 1 ? 'Dem Saal fehlt 1 Zeile eures Protokolls.' : `Dem Saal fehlen ${lines} Zeilen eures Protokolls.`,
  differs: (line) =>
    `Ab Zeile ${line} hat der Saal ein anderes Protokoll dieses Abends und nimmt von eurem nichts mehr an. Bitte die Turnierleitung, diesem Tisch zu folgen.`,
  damaged: (line) =>
    `Der Saal kann Zeile ${line} dieses Abends nicht übernehmen und auch nichts danach. Frage die Turnierleitung und behalte das Protokoll.`,
  disk: 'Die Festplatte des Saals nimmt nichts mehr an. Sag es der Turnierleitung; der Saal bekommt später alles.',
  organiser: 'Die Turnierleitung:',
  seen: 'Gesehen',
  call: 'Turnierleitung rufen',
  called: 'Du hast die Turnierleitung gerufen.',
  callWaits: 'Du rufst die Turnierleitung. Sie hört es, sobald der Saal wieder verbunden ist.',
  takeBack: 'Zurücknehmen',
  leave: 'Saal verlassen',
  leaveAgain: 'Der Saal sieht dann nichts mehr von diesem Tisch. Noch einmal drücken',
  cannot: 'Dieser Schiedsrichter kann keinem Saal beitreten.',
  offer: ({ round, table, game, names }) =>
    `Runde ${round}, Tisch ${table}${game === undefined ? '' : `, ${game}`}: ${list(names)}`,
  later: 'Sie können übernommen werden, sobald dieses Spiel vorbei ist.',
  noOffer: 'Sobald der Saal jemanden an diesen Tisch setzt, übernimmt eine Taste die Namen.',
  wait: 'Auf den Saal warten',
  over: 'Das Turnier ist zu Ende',
  take: 'Sie spielen hier',
  takenBack: 'Der Saal hat diese Namen zurückgezogen. Frage die Turnierleitung, bevor ihr beginnt.',
  unknownGame: 'Der Saal spielt ein Spiel, das diese Version nicht kennt. Aktualisiere den Schiedsrichter.',
};
