import type { PadsWords } from './en.ts';
import { listIn } from '../language.ts';
import { damageOf } from './damage.ts';

const list = listIn('de');

export const PADS_DE: PadsWords = {
  none: 'Noch hat kein Pad geantwortet. Eines einstecken und seinen Anschluss freigeben.',
  free: 'Frei',
  ofSeat: (name) => `Von ${name}`,
  link: { live: 'Antwortet', lost: 'Weg: wieder einstecken, jeder Anschluss taugt' },
  identify: 'Welches ist es?',
  doing: { round: 'Sein Platz wählt damit', practice: 'Wird gerade ausprobiert' },
  trouble: {
    'same id twice': 'Zwei Pads tragen diesen Namen; das zuerst kam, spielt. Dem anderen einen neuen geben.',
    'protocol version':
      'Dieses Pad spricht eine andere Version und kann nicht spielen. Anderes Pad, Tasten oder Würfel nehmen (F3).',
    'store corrupt': 'Dieses Pad hat keinen Namen, oder hat ihn vergessen, und kann nicht spielen. Ihm einen geben.',
  },
  unnamed: 'Neues Pad',
  second: 'Ein zweites mit diesem Namen',
  firmware: (version) => `Programm ${version}`,
  heard: (time) => `gehört ${time}`,
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
  buttons: {
    5: 'links nehmen',
    6: 'Mitte nehmen',
    4: 'rechts nehmen',
    2: 'links blocken',
    1: 'Mitte blocken',
    3: 'rechts blocken',
  },
  pairing: {
    open: 'Verteilen: Jeder drückt einen Knopf',
    ask: (name) => `${name}: Drück irgendeinen Knopf an deinem Pad`,
    hint: 'Welchen Knopf, ist gleich, und niemand sieht nach. Das gedrückte Pad blinkt.',
    skip: 'Auslassen',
    back: 'Zurück',
    done: 'Fertig',
    cancel: 'Nicht weiter verteilen',
    takenBy: (pad, name) => `Pad ${pad} gehört schon ${name}. Drück ein anderes.`,
    over: 'Alle sind gefragt.',
    without: 'kein Pad',
    nobody:
      'Alle Plätze wählen gerade mit ihrem Pad. Neu verteilen, wenn das Spiel vorbei ist, oder einzelne Plätze ändern (F3).',
  },
  preflight: {
    open: 'Probe: alle Knöpfe',
    warning:
      'Dieser Bildschirm wird zeigen, wer welchen Knopf drückt, und alle sehen es. Nichts davon zählt. Nur starten, solange niemand spielt.',
    start: 'Starten und die Knöpfe zeigen',
    notNow: 'Jetzt nicht',
    press: 'Alle: Drückt alle sechs Knöpfe, gleich in welcher Folge. Was geht, leuchtet hier auf.',
    hold: 'Jetzt haltet, wenn ihr wollt, zwei Knöpfe eine Sekunde zusammen: Das hält das Zählen an.',
    halt: 'Halt',
    finish: 'Beenden',
    close: 'Weglegen',
    inRound: 'Sein Platz wählt gerade damit: Es bleibt in Ruhe. Dem Platz erst einen Würfel geben (F3).',
    lost: 'Antwortet nicht. Wieder einstecken, jeder Anschluss taugt; dann ein anderes Kabel (docs/build-a-pad.md, „The console does not list the pad“).',
    lied: 'Hat etwas anderes geöffnet, als es versiegelt hatte. Nicht damit spielen: neu bespielen (docs/build-a-pad.md, „Flash“).',
    allWork: 'Alle sechs Knöpfe gehen.',
    silent:
      'Kein Knopf kam. Einer klemmt vielleicht, oder Schwarz hängt nicht an GND (docs/build-a-pad.md, „A press does nothing“).',
    missing: (buttons) =>
      `Kam nicht: ${list(buttons)}. Den Knopf und seinen Draht ansehen (docs/build-a-pad.md, „A press does nothing“).`,
    remedy:
      'Es leuchtet ein anderer Knopf als der gedrückte? Zwei Drähte sind vertauscht (docs/build-a-pad.md, „A press gives the wrong face“).',
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
      dark: 'Dunkel: Nichts ist gefragt',
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
    key: 'Einfg',
    notNow: 'Jetzt nicht',
    means:
      'Kein Anschluss wird geöffnet, bevor du ihn freigibst, denn davon starten die meisten Platinen neu. Nichts wird gesendet, bevor ein Pad sich gemeldet hat.',
    use: 'Benutzen',
    unmarked: 'ohne Seriennummer, also wird beim nächsten Mal wieder gefragt',
  },
  port: {
    new: 'Neu, nicht geöffnet.',
    listening: 'Es wird gehorcht, ob ein Pad sich meldet …',
    silent: 'Es sagt nichts, was ein Pad sagen würde; ihm wird nichts gesendet. Ausstecken und wieder einstecken.',
    pad: (pad) => `Pad ${pad}`,
    older: (pad, version) =>
      `${pad === undefined ? 'Ein Pad' : `Pad ${pad}`} mit altem Programm (Protokoll ${version}): neu bespielen, siehe docs/build-a-pad.md, „Flash“.`,
    newer: (pad, version) =>
      `${pad === undefined ? 'Ein Pad' : `Pad ${pad}`} mit neuerem Programm (Protokoll ${version}) als dieser Schiedsrichter: dessen neuere Fassung holen.`,
    foreign: 'Ein anderes Gerät; es wird in Ruhe gelassen. Ist es ein Pad: ausstecken, wieder einstecken und freigeben.',
    refused: {
      EACCES:
        'Keine Erlaubnis. Im Terminal eingeben: sudo usermod -aG dialout $USER. Dann ab- und wieder anmelden. Mehr: docs/build-a-pad.md, „No permission“.',
      EBUSY: (program) =>
        program === undefined
          ? 'Ein anderes Programm hält ihn: ein serieller Monitor oder ModemManager. Es schließen; dann geht es von selbst weiter.'
          : `Das Programm „${program}“ hält ihn. Es schließen; dann geht es von selbst weiter.`,
      ENOENT: 'Hier steckt nichts. Das Pad einstecken; es wird von selbst gefunden.',
      ENODEV: 'Das Gerät dahinter ist weg. Ausstecken und wieder einstecken.',
      ENOTTY: 'Das ist kein serieller Anschluss. Mit dem Pfad eines solchen starten.',
      EIO: 'Er antwortet mit Fehlern. Anderes Kabel oder anderen Anschluss versuchen.',
      EMFILE: 'Das System lässt keine weiteren Dateien öffnen. Andere Programme schließen und neu starten.',
      ETIMEDOUT: 'Er öffnet sich nicht. Ausstecken und wieder einstecken.',
      'same id': 'Ein anderes Pad mit diesem Namen steckt und spielt. Eines der beiden umbenennen.',
      other: (code) => `Er ließ sich nicht öffnen (${code}). Ausstecken und wieder einstecken.`,
    },
  },
};
