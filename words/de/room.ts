import type { RoomWords } from '../room.ts';

const names = new Intl.ListFormat('de', { type: 'conjunction' });
const CORRECTIONS = { undo: 'Zurückgenommen', redo: 'Wiederhergestellt', override: 'Berichtigt' } as const;

export const ROOM_DE: RoomWords = {
  title: 'Schiedsrichter',
  settingUp: 'Der Geber bereitet das Spiel vor',
  connecting: 'Verbinden …',
  notLive: (since) => `nicht live seit ${since}`,

  stamps: { takes: 'nimmt', blocks: 'blockt', discarded: 'abgelegt', out: 'raus', back: 'wieder dabei' },
  stays: 'bleibt',
  away: 'nicht da',
  padLost: 'Pad verloren',
  dealer: 'Geber',

  round: (round) => `Runde ${round}`,
  game: (game) => `Spiel ${game}`,
  choose: 'Wählt!',
  readyCount: (ready, of) => `${ready} von ${of} bereit`,
  late: (late) => `Noch offen: ${late.join(', ')}`,
  naming: 'Die Tastatur benennt gerade Karten: Mit Tasten kann niemand wählen.',
  calledOff(why, name) {
    switch (why) {
      case 'dealer':
        return 'Der Geber hat abgebrochen. Wählt neu!';
      case 'mismatch':
        return `Abgebrochen: Eine Wahl passt nicht zu ihrem Siegel${name === undefined ? '' : ` (${name})`}. Wählt neu!`;
      case 'sleep':
        return 'Abgebrochen: Der Rechner schlief oder seine Uhr wurde gestellt. Wählt neu!';
      default:
        return why satisfies never;
    }
  },

  up: 'Hoch!',
  typing: 'Würfel auf dem Tisch: Der Geber tippt sie ein.',
  waitingFor: 'Wir warten auf',
  stalled: { 'no answer': 'Das Pad antwortet nicht.', 'no seal': 'Es wurde nichts gewählt.', gone: 'Das Pad ist weg.' },

  open: (cards) => (cards === 1 ? '1 Karte offen' : `${cards} Karten offen`),
  pointsOpen: 'Noch sind Punkte offen',
  countPiles: 'Zählt die Stöße!',
  leadsSoFar: 'Bisher vorn',
  winner: 'Gewonnen hat',
  sharedWin: 'Geteilter Sieg',
  series: 'Gesamt',
  seriesLead: (leaders, points) => `Gesamt: ${names.format(leaders)} ${points}`,

  correction({ kind, round, points, reason }) {
    const changes = points.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(', ');
    return [`${CORRECTIONS[kind]}, Runde ${round}.`, changes, reason].filter(Boolean).join(' ');
  },

  recordFailing: (since) => `Seit ${since} wird nichts gespeichert`,
  unrecorded: (since) => `Ohne Aufzeichnung seit ${since}`,

  list: (list) => names.format(list),
};
