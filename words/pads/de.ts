import type { PadsWords } from './en.ts';
import { listIn } from '../language.ts';
import { BUTTON_WORDS } from './buttons.ts';
import { damageOf } from './damage.ts';

const list = listIn('de');

export const PADS_DE: PadsWords = {
  none: 'Noch hat kein Pad geantwortet. Eines einstecken und seinen Anschluss freigeben.',
  free: 'Frei',
  ofSeat: (name) => `Von ${name}`,
  link: { live: 'Antwortet', lost: 'Weg: wieder einstecken, jeder Anschluss geht' },
  identify: 'Welches ist es?',
  doing: { round: 'Sein Platz wählt damit', practice: 'Wird gerade ausprobiert' },
  trouble: {
    'same id twice': 'Zwei Pads tragen diesen Namen; es spielt das zuerst verbundene. Gib dem anderen einen neuen.',
    'protocol version':
      'Dieses Pad nutzt ein anderes Protokoll und kann nicht spielen. Nimm ein anderes Pad, Tasten oder einen Würfel (F3).',
    'store corrupt': 'Dieses Pad hat keinen Namen oder hat ihn vergessen und kann nicht spielen. Gib ihm einen.',
  },
  unnamed: 'Neues Pad',
  second: 'Ein zweites mit diesem Namen',
  firmware: (version) => `Programm ${version}`,
  heard: (time) => `zuletzt gehört ${time}`,
  ping: (ms) => (ms < 1 ? 'antwortet sofort' : `antwortet in ${ms} ms`),
  line: ({ good, bad, retries, resets }) => {
    const { damaged, which } = damageOf(bad, { crc: 'Prüfsumme', syntax: 'Form', unknown: 'unbekannt', overrun: 'zu lang' });
    const damage = damaged === 0 ? 'keine beschädigt' : `${damaged} beschädigt (${which})`;
    return `${good} gute Antworten, ${damage}, ${retries}-mal nachgefragt, ${resets}-mal neu gestartet`;
  },
  notCounted: 'Solange Plätze wählen, werden die Leitungen ihrer Pads nicht gezählt: Das verriete, wer es sich anders überlegt.',
  booting: 'Ein Pad braucht nach dem Einstecken bis zu zwei Sekunden, bis es antwortet.',
  rename: {
    open: 'Umbenennen …',
    openNew: 'Benennen …',
    field: (pad) => (pad === '' ? 'Name des neuen Pads' : `Neuer Name von Pad ${pad}`),
    allowed: '1 bis 16 Zeichen: A–Z ohne Umlaute, Ziffern, - und _. Das Pad behält ihn für immer; schreibt ihn auf die Kiste.',
    store: 'Im Pad speichern',
    cancel: 'Abbrechen',
  },
  ...BUTTON_WORDS.de,
  pairing: {
    open: 'Verteilen: Jeder drückt einen Knopf',
    ask: (name) => `${name}: Drück irgendeinen Knopf an deinem Pad`,
    hint: 'Welcher Knopf, ist egal; niemand sieht nach. Das gedrückte Pad blinkt.',
    skip: 'Auslassen',
    back: 'Zurück',
    done: 'Fertig',
    cancel: 'Nicht weiter verteilen',
    takenBy: (pad, name) => `Pad ${pad} gehört schon ${name}. Drück ein anderes.`,
    over: 'Alle waren an der Reihe.',
    without: 'kein Pad',
    nobody:
      'Alle Plätze wählen gerade mit ihrem Pad. Neu verteilen, wenn das Spiel vorbei ist, oder einzelne Plätze ändern (F3).',
  },
  preflight: {
    open: 'Probe: alle Knöpfe',
    warning:
      'Dieser Bildschirm zeigt dann allen, wer welchen Knopf drückt. Nichts davon zählt. Starte nur, solange niemand wählt.',
    start: 'Starten und die Knöpfe zeigen',
    notNow: 'Jetzt nicht',
    press: 'Alle: Drückt alle sechs Knöpfe in beliebiger Reihenfolge. Was geht, leuchtet hier auf.',
    hold: 'Wenn ihr wollt, haltet jetzt zwei Knöpfe zusammen eine Sekunde lang: Das hält das Zählen an.',
    halt: 'Halt',
    finish: 'Beenden',
    close: 'Weglegen',
    inRound: 'Sein Platz wählt gerade damit: Es bleibt in Ruhe. Dem Platz erst einen Würfel geben (F3).',
    lost: 'Antwortet nicht. Wieder einstecken, jeder Anschluss geht; dann ein anderes Kabel (docs/build-a-pad.md, „The console does not list the pad“).',
    lied: 'Hat eine andere Seite gezeigt, als es versiegelt hatte. Spiel nicht damit: neu flashen (docs/build-a-pad.md, „Flash“).',
    allWork: 'Alle sechs Knöpfe gehen.',
    silent:
      'Kein Knopf hat sich gemeldet. Vielleicht klemmt einer, oder Schwarz hängt nicht an GND (docs/build-a-pad.md, „A press does nothing“).',
    missing: (buttons) =>
      `Nicht gemeldet: ${list(buttons)}. Prüf den Knopf und seinen Draht (docs/build-a-pad.md, „A press does nothing“).`,
    remedy: 'Leuchtet der falsche Knopf auf? Zwei Drähte sind vertauscht (docs/build-a-pad.md, „A press gives the wrong face“).',
    worked: (pad, faces) => `Pad ${pad}: ${faces} von 6 Knöpfen gehen`,
  },
  practicePad: {
    offer: 'Keine Hardware da? Mit einem Pad auf dem Bildschirm üben.',
    plug: 'Übungspad einstecken',
    unplug: 'Ausstecken',
    title: 'Übungspad',
    caution: 'Wer diesen Bildschirm sieht, sieht, was hier gedrückt wird: zum Üben, nicht zum Spielen.',
    halt: 'Zwei halten',
    lights: {
      dark: 'Dunkel: nichts zu tun',
      choose: 'Grün blinkt: Drück einen Knopf',
      nudged: 'Beide blinken schnell: Alle warten auf dich',
      ready: 'Grün leuchtet: bereit',
      halted: 'Gelb leuchtet: Das Zählen ist angehalten',
      identify: 'Beide blitzen: Dieses ist es',
      nothing: 'Dunkel: Es wurde nichts daraus',
      took: 'Grün blinkt zweimal: genommen',
      blocked: 'Gelb blinkt zweimal: geblockt',
      out: 'Gelb leuchtet: raus',
      back: 'Beide leuchten: wieder dabei',
    },
  },
  ports: 'Anschlüsse',
  noPorts: 'Dieser Computer meldet keinen seriellen Anschluss.',
  unlisted: (code) => `Das System zählt seine seriellen Anschlüsse nicht auf (${code}). Mit --port PFAD für jedes Pad starten.`,
  newPorts: {
    offer: (count) =>
      count === 1
        ? '1 neuer Anschluss sieht nach einem Pad aus: benutzen'
        : `${count} neue Anschlüsse sehen nach Pads aus: benutzen`,
    short: (count) => (count === 1 ? '1 neuer Anschluss' : `${count} neue Anschlüsse`),
    notNow: 'Jetzt nicht',
    means:
      'Kein Anschluss wird geöffnet, bevor du ihn freigibst, denn beim Öffnen starten die meisten Platinen neu. Nichts wird gesendet, bevor ein Pad sich gemeldet hat.',
    use: 'Benutzen',
    unmarked: 'ohne Seriennummer, also wird beim nächsten Mal wieder gefragt',
  },
  port: {
    new: 'Neu, nicht geöffnet.',
    listening: 'Warten, ob sich ein Pad meldet …',
    silent: 'Hier meldet sich nichts, was ein Pad sein könnte; es wird nichts gesendet. Ausstecken und wieder einstecken.',
    pad: (pad) => `Pad ${pad}`,
    older: (pad, version) =>
      `${pad === undefined ? 'Ein Pad' : `Pad ${pad}`} mit altem Programm (Protokoll ${version}): neu flashen, siehe docs/build-a-pad.md, „Flash“.`,
    newer: (pad, version) =>
      `${pad === undefined ? 'Ein Pad' : `Pad ${pad}`} mit neuerem Programm (Protokoll ${version}) als dieser Schiedsrichter: den Schiedsrichter aktualisieren.`,
    foreign: 'Ein anderes Gerät; es wird in Ruhe gelassen. Wenn es ein Pad ist: ausstecken, wieder einstecken und freigeben.',
    refused: {
      EACCES:
        'Keine Berechtigung. Im Terminal eingeben: sudo usermod -aG dialout $USER. Dann ab- und wieder anmelden. Mehr: docs/build-a-pad.md, „No permission“.',
      EBUSY: (program) =>
        program === undefined
          ? 'Ein anderes Programm benutzt ihn: ein serieller Monitor oder ModemManager. Schließ es; dann geht es von selbst weiter.'
          : `Das Programm „${program}“ benutzt ihn. Schließ es; dann geht es von selbst weiter.`,
      ENOENT: 'Hier steckt nichts. Das Pad einstecken; es wird von selbst gefunden.',
      ENODEV: 'Das Gerät dahinter ist weg. Ausstecken und wieder einstecken.',
      ENOTTY: 'Das ist kein serieller Anschluss. Mit dem Pfad eines solchen starten.',
      EIO: 'Er meldet Fehler. Versuch ein anderes Kabel oder einen anderen Anschluss.',
      EMFILE: 'Das System lässt keine weiteren Dateien öffnen. Andere Programme schließen und neu starten.',
      ETIMEDOUT: 'Er öffnet sich nicht. Ausstecken und wieder einstecken.',
      'same id': 'Ein anderes Pad mit diesem Namen steckt und spielt. Eines der beiden umbenennen.',
      other: (code) => `Er ließ sich nicht öffnen (${code}). Ausstecken und wieder einstecken.`,
    },
  },
};
