import type { AskedWords } from './en.ts';
import { seatNumber } from '../rulebook.ts';

export const ASKED_DE: AskedWords = {
  players: (least, most) => `${least} bis ${most} Spieler`,
  steps: {
    GameBegun: 'der Spielbeginn',
    PointsAdjusted: 'die Berichtigung des Stands',
    SeatJoined: 'der neue Platz',
    SeatLeft: 'der Abschied',
    TimeCalled: 'das Ende des Spiels',
  },
  refusals: {
    seats: ({ least, most, given }) => `Dieses Spiel hat ${least} bis ${most} Plätze, nicht ${given}.`,
    'same player twice': ({ name }) => `${name} sitzt schon am Tisch.`,
    'name missing': ({ seat }) => `Platz ${seatNumber(seat)} hat keinen Namen.`,
    'house value': ({ key, given }) => `„${given}“ ist kein Wert für die Hausregel „${key}“.`,
    'game over': () => 'Das Spiel ist aus.',
    'already answered': () => 'Diese Frage ist schon beantwortet. Die nächste steht auf dem Bildschirm.',
    'no such answer': ({ given }) => `„${given}“ ist keine Antwort auf diese Frage.`,
    'card cannot be there': ({ name }) =>
      `Diese Karte kann das nicht sein: ${name ? `${name} hat sie` : 'sie ist schon anderswo'}. Tipp sie noch einmal, dann zählt sie trotzdem.`,
    'no such player': () => 'Heute spielt niemand mit diesem Namen.',
    points: ({ given }) => `${given} lässt sich nicht dazuzählen oder abziehen.`,
    'is ending': () => 'Das Spiel endet, sobald das Begonnene zu Ende gespielt ist.',
    'too few seats': ({ least }) =>
      `Es braucht mindestens ${least} Spieler. Beende stattdessen das Spiel (F6): Was bisher erreicht ist, zählt.`,
    'table full': ({ most }) => `Der Tisch ist voll: ${most} Plätze.`,
    'next game': ({ name }) =>
      `Alle Karten sind verteilt, also spielt ${name} ab dem nächsten Spiel mit: „Andere Spieler“ (N), wenn dieses aus ist.`,
    'reason missing': () => 'Nenne einen Grund: Alle können ihn lesen.',
  },
  absence: { out: 'raus', away: 'weg', gone: 'gegangen', next: 'nächste Hand' },
  strip: {
    suitOf: (rank) => `${rank}: welche Farbe?`,
    kept: 'Danach:',
    thinking: (name) => `${name} spielt …`,
    alone: 'Die Bots spielen.',
    mayCount: (button) => `„${button}“: Alle decken zugleich auf. Oder tipp die Karten ein.`,
  },
  corrections: {
    adjust: 'Den Stand berichtigen',
    by: 'Um wie viel',
    reason: 'Warum?',
    reasonHint: 'Alle können den Grund lesen. Du kannst es rückgängig machen.',
    give: (name, by) => (by < 0 ? `${name}: ${-by} abziehen` : `${name}: ${by} dazuzählen`),
    reasons: ['Verzählt', 'Karte falsch getippt', 'Karte falsch gelegt', 'Alle sind sich einig'],
  },
  end: {
    title: 'Spiel beenden',
    question: 'Das Spiel jetzt beenden?',
    counts: (unit, finishes) =>
      `${finishes ? 'Was begonnen hat, wird noch zu Ende gespielt.' : 'Was begonnen hat, zählt nicht.'} Die meisten ${unit} gewinnen, bei Gleichstand ist der Sieg geteilt. Hat noch niemand welche, gewinnt niemand.`,
    points: 'Punkte',
    yes: 'Ja, beenden',
    no: 'Weiterspielen',
    help: { keys: 'F6', does: 'Das Spiel vorzeitig beenden' },
  },
  help: ({ first, legend, suits, options }) => [
    { keys: 'Space', does: 'Der große Knopf: zählen, die wahrscheinlichste Antwort, überspringen, nächstes Spiel' },
    { keys: first, does: `Der Wert der erfragten Karte${legend === '' ? '' : `: ${legend}`}` },
    ...(suits === undefined
      ? []
      : [{ keys: suits.keys, does: `Ihre Farbe, wenn danach gefragt wird: ${suits.legend}; oder ihre Nummer` }]),
    { keys: options, does: 'Die anderen Antworten: Jeder Knopf zeigt seine Taste' },
    { keys: 'Backspace', does: 'Die letzte Taste zurücknehmen; ist nichts halb getippt, die letzte Antwort' },
    { keys: 'Escape', does: 'Zählen anhalten; halb Getipptes löschen; Fenster schließen' },
    { keys: 'F3 F6 F8 F9', does: 'Plätze, Ändern, Protokoll, Tisch im Raum zeigen' },
  ],
};
