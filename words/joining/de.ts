import { counted } from '../language.ts';
import type { JoiningWords } from './en.ts';

export const JOINING_DE: JoiningWords = {
  title: 'Handys',
  scan: 'Scannt den Code mit dem Handy',
  type: 'Keine Kamera? Öffnet diese Adresse und tippt den Code:',
  code: (url) => `Code für Handys: ${url}`,
  nobody: 'Noch ist niemand dabei.',
  here: (count) => (count === 1 ? '1 ist da' : `${count} sind da`),
  everybody: 'Alle sind da',
  tap: 'Tippt reihum im Uhrzeigersinn, zuerst links vom Geber.',
  tapped: (tapped, of) => `${tapped} von ${of} sitzen. Der Geber tippt zuletzt.`,
  remove: (name) => `${name} streichen`,
  removeAgain: 'Streichen? Noch einmal drücken',
  link: { live: 'Verbunden', lost: 'Verloren' },
  without: 'Jemand ohne Handy',
  withoutName: 'Name',
  add: 'Dazu',
  sits: (name) => `${name} sitzt als Nächstes`,
  noPhone: 'ohne Handy',
  opening: 'Einen Moment …',
  noNetwork:
    'Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys oder öffne einen Hotspot; dann erscheint hier der Code.',
  outside: (address) =>
    `Die einzige Adresse dieses Computers, ${address}, ist keine private. Verbinde ihn mit dem WLAN der Handys oder starte den Schiedsrichter mit --lan-address ${address}.`,
  refused: (code) =>
    `Handys können nicht dazukommen (${code}). Der Schiedsrichter versucht es weiter; vielleicht hilft ein Neustart.`,
  of: (name) => `Handy von ${name}`,
  phone: 'Handy',
  turnOn: 'Handys benutzen',
  turnOff: 'Handys nicht mehr benutzen',
  turnOffAgain: 'Alle Handys werden vergessen. Noch einmal drücken',
  let: 'Handys dazulassen',
  stop: 'Niemanden mehr dazulassen',
  off: 'Handys können Pads sein: Jeder wählt auf dem eigenen Handy.',
  free: 'Noch kein Platz',
  silent: (n) =>
    `${counted(n, 'Verbindung', 'Verbindungen')} mit dem Code ${n === 1 ? 'nannte' : 'nannten'} keinen Namen und ${n === 1 ? 'wurde' : 'wurden'} getrennt.`,
  newCode: 'Kommt ein Handy nicht dazu, lass niemanden mehr dazu und dann wieder: Das gibt einen neuen Code.',
  network: (name) => `Netz: ${name}`,
  another: 'Anderes Netz',
  choose: 'Öffnet sich die Adresse nicht, nimm ein anderes Netz:',
};
