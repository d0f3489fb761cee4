import type { PhoneWords } from './en.ts';

export const PHONE_DE: PhoneWords = {
  language: 'Sprache',
  back: 'Zurück',
  connecting: 'Verbinden …',
  code: {
    title: 'Gib den Code ein',
    where: 'Er steht unter dem Bild auf der Tischanzeige: 26 Buchstaben und Ziffern. Leer- und Großschreibung sind egal.',
    field: 'Code',
    go: 'Weiter',
    wrong: 'Das ist kein Code aus 26 Buchstaben und Ziffern. Vergleiche ihn mit der Tischanzeige.',
  },
  join: {
    title: 'Setz dich an den Tisch',
    field: 'Dein Name',
    go: 'Mitspielen',
    refused: {
      'name taken':
        'Diesen Namen gibt es am Tisch schon. Häng einen Buchstaben an, oder bitte den Geber, dein altes Handy zu entfernen.',
      full: 'Mehr Handys können nicht mitspielen. Der Geber kann eines entfernen.',
      crowded: 'Gerade melden sich zu viele Handys an. Versuch es noch einmal.',
      empty: 'Von diesem Namen sieht man nichts. Tipp Buchstaben.',
      'too long': 'Dieser Name ist zu lang. Kürze ihn auf 24 Zeichen.',
      garbled: 'In diesem Namen sind Buchstaben verloren gegangen. Tipp sie noch einmal.',
    },
    looksTheSame: (name) => `${name} ist schon da und sieht gleich aus. Häng einen Buchstaben an.`,
    honest: [
      'Deine Wahl ist verschlüsselt: Vor dem Aufdecken erfährt sie niemand in diesem WLAN, kein Bildschirm und kein Geber.',
      'Nur wer das WLAN selbst beherrscht, könnte dir eine andere Seite unterschieben; spiel in einem, dem du traust.',
    ],
  },
  lost: {
    title: 'Keine Verbindung',
    todo: [
      'Ist dieses Handy im selben WLAN wie der Laptop?',
      'Ist der Laptop wach?',
      'Lass diese Seite offen: Sie verbindet sich von selbst wieder.',
    ],
    unsent: 'Noch nicht gesendet',
  },
  ended: {
    'cut off': {
      title: 'Der Schiedsrichter hat dieses Handy getrennt',
      todo: 'Es hat etwas gesendet, das der Schiedsrichter nicht versteht. Lade die Seite neu; hilft das nicht, sag es dem Geber.',
    },
    unknown: {
      title: 'Dieses Handy ist nicht mehr am Tisch',
      todo: 'Der Geber hat es entfernt, oder sein Abend ist vorbei. Scanne den Code auf der Tischanzeige noch einmal. Steht dort keiner, bitte den Geber, wieder Handys aufzunehmen.',
    },
    replaced: {
      title: 'Anderswo geöffnet',
      todo: 'Jetzt spielt eine andere Seite dieses Handys. Schließ diese, oder lade sie neu, um hier zu spielen.',
    },
  },
  joined: {
    title: 'Du bist dabei',
    todo: 'Schau auf die Tischanzeige und lass diese Seite offen.',
    words: 'Deine zwei Wörter. Der Schiedsrichter zeigt dieselben neben deinem Namen.',
  },
  tap: {
    title: 'Tippt in der Reihenfolge, in der ihr sitzt',
    how: 'Im Uhrzeigersinn, vom linken Nachbarn des Gebers an. Tipp, sobald alle vor dir getippt haben.',
    button: 'Ich sitze als Nächstes',
    placed: (place) => `Du bist Nummer ${place}`,
  },
  now: {
    choose: 'Wähle geheim',
    counting: 'Wähle jetzt!',
    nudged: 'Alle warten auf dich',
    sealed: 'Versiegelt',
    halted: 'Das Zählen wurde angehalten',
    wait: 'Warte auf den Geber',
    closed: 'Die Wahl ist geschlossen',
    opening: 'Alle decken auf',
    shown: 'Schau auf die Tischanzeige',
    over: 'Das Spiel ist aus',
    rests: 'Du setzt aus',
    identify: 'Dieses Handy ist gemeint',
  },
  elsewhere: 'Du wählst ohne dieses Handy. Willst du lieber mit ihm wählen? Sag es dem Geber.',
  change: 'Ein anderer Knopf ändert sie.',
  secret: 'Dieser Bildschirm zeigt nicht, was du drückst.',
  hold: 'Halten und sehen',
  stop: 'Halt!',
  todo: 'Zu tun',
  leftOver: 'Noch aus der letzten Runde',
  why: 'Warum',
  fingerprint: (code) => `Fingerabdruck ${code}`,
  seat: (number) => `Platz ${number}`,
  rules: { open: 'Regeln', loading: 'Die Regeln kommen gleich …' },
};
