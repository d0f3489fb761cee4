import type { Effect } from '../../rulebook/rulebook.ts';
import type { ConsoleWords } from './en.ts';
import { stepInShort } from '../effect/effect.ts';
import { EFFECT_DE, winners } from '../effect/de.ts';
import { NIGHTS_DE, PROOF_DE } from '../nights/de.ts';
import { PADS_DE } from '../pads/de.ts';

const CONJUNCTION = new Intl.ListFormat('de', { type: 'conjunction' });
const list = (names: readonly string[]) => CONJUNCTION.format(names);

/** „die Antwort von Anna, Schlacht 3: Béla 4 auf 11“ */
function step(what: string, effect: Effect, round: string | undefined): string {
  const { what: said, changes } = stepInShort(what, effect, EFFECT_DE);
  return `${said}${round === undefined ? '' : `, ${round}`}${changes === '' ? '' : `: ${changes}`}`;
}

export const CONSOLE_DE: ConsoleWords = {
  setup: {
    question: 'Was liegt heute auf dem Tisch?',
    shelf: 'Welches Spiel?',
    anotherGame: 'Anderes Spiel',
    kits: {
      pads: { title: 'Pads', what: 'Ein Pad an jedem Platz' },
      dice: { title: 'Karten und Würfel', what: 'Ein Würfel in jeder Hand' },
      cards: { title: 'Karten', what: 'Wer gibt, tippt ein, was offen liegt' },
      nothing: { title: 'Nichts zur Hand', what: 'Einem Spiel der Bots zusehen' },
    },
    learn: {
      title: 'Erstes Spiel?',
      what: 'Lernt beim Spielen: Der Bildschirm schlägt vor, wer was wählt, und erklärt, was daraus wird.',
    },
    back: 'Zurück',
    demoNames: ['Anna', 'Béla', 'Cili', 'Dani'],
    demoReady: 'Vier Bots haben Platz genommen.',
    demoPlaying: (name) => `Du spielst ${name} gegen drei Bots.`,
    padsAnswer: (count) =>
      count === 0
        ? 'Noch antwortet kein Pad. Jetzt oder später einstecken.'
        : count === 1
          ? '1 Pad antwortet.'
          : `${count} Pads antworten.`,
    whoSits: 'Wer sitzt am Tisch?',
    howToName: 'Zuerst, wer gibt; dann reihum nach links. Nach jedem Namen Enter.',
    nameOf: (seat) => `Name von Platz ${seat + 1}`,
    add: 'Dazu',
    enough: 'Alle sind genannt',
    tooFew: (least) => `Es braucht mindestens ${least} Leute.`,
    playerNumber: (number) => `Spieler ${number}`,
    remove: (name) => `${name} streichen`,
    known: 'Schon da gewesen:',
    sameAsBefore: (names) => `Wie letztes Mal: ${list(names)}`,
    problem: {
      empty: 'Erst einen Namen tippen.',
      tooLong: (longest) => `Der Name ist zu lang; ${longest} Buchstaben passen auf den Bildschirm.`,
      alreadyThere: (name) => `${name} sitzt schon am Tisch. Einen Buchstaben anhängen, etwa „${name} B“.`,
      tableFull: (most) => `Der Tisch ist voll: ${most} Leute.`,
      tooMany: (given, most) => `${given} Namen stehen da, und dieses Spiel hat ${most} Plätze. Nimm jemanden weg.`,
    },
    sitLikeThis: 'Sitzt ihr so?',
    leftQuestion: (first, second) => `${first}, sitzt ${second} links von dir?`,
    leftHint: 'Links und rechts entscheiden, auf welche Karte jeder zielt.',
    turn: 'Nein, den Kreis umdrehen',
    twoSeats: (first, second) => `${first} und ${second} sitzen sich gegenüber.`,
    start: 'Spiel beginnen',
    startYes: 'Ja, Spiel beginnen',
    playMyself: (name) => `${name} selbst spielen, mit Tasten`,
    watchOnly: (name) => `${name} einem Bot überlassen`,
    advanced: 'Hausregeln, Plätze und Tempo',
    houseRules: 'Hausregeln',
    roundChoices: 'Die Runde',
    perSeat: 'Wer womit spielt',
    bindPads: (count) => (count === 1 ? 'Das freie Pad verteilen' : `Die ${count} freien Pads verteilen`),
    padsMissing: (names) => `Noch kein Pad für ${list(names)}: Bis dahin wird mit echtem Würfel gespielt.`,
    keysInBrowser:
      'Im Browser laufen die Tasten der Plätze durch diese Seite. Sie werden nie behalten oder gezeigt, aber die Desktop-App verbirgt sie besser.',
    keysPicture: 'Obere Reihe nimmt links, Mitte, rechts; untere Reihe blockt.',
    less: 'Weniger',
    more: 'Mehr',
  },
  inputs: { pad: 'Pad', keys: 'Tasten', die: 'Echter Würfel', cards: 'Karten', bot: 'Bot' },
  choices: {
    count: 'Das Zählen dauert',
    seconds: (count) => `${count} Sekunden`,
    missing: 'Eine Wahl, die nicht kommt',
    missingValues: { wait: 'Wer gibt, entscheidet', noDie: 'Gilt als kein Würfel' },
    start: 'Gezählt wird',
    startValues: { dealer: 'Auf Knopfdruck', ready: 'Sobald alle bereit sind' },
    pace: 'Erzählt wird',
    paceValues: { quick: 'Schnell', normal: 'Normal', teaching: 'Langsam, zum Lernen' },
  },
  desk: {
    game: (game, round) => `Spiel ${game} · ${round}`,
    waitingForHost: 'Warten auf den Schiedsrichter …',
    notLiveSince: (time) => `Nicht live seit ${time}`,
    notLiveRemedy:
      'Es kommt von selbst wieder. Wenn nicht, öffne das Pult mit dem Link, der im Terminal des Schiedsrichters steht.',
    shutOut: 'Der Schiedsrichter kennt diesen Browser nicht.',
    shutOutRemedy:
      'Öffne das Pult mit dem Link, der im Terminal des Schiedsrichters steht. Jeder Link lässt einen Browser ein, einmal.',
    noFocus: 'Tasten erreichen dieses Fenster nicht. Hier klicken.',
    writing: 'Die Tasten schreiben in dieses Feld. Esc gibt sie zurück.',
    readyOf: (ready, of) => `${ready} von ${of} bereit`,
    allReady: 'Alle sind bereit',
    handsUp: 'Würfel in die Hand',
    late: (names) => `Noch offen: ${list(names)}`,
    calledOff: {
      dealer: 'Das Öffnen wurde abgebrochen. Alle wählen neu.',
      sleep: 'Der Computer schlief oder seine Uhr wurde gestellt, das Zählen wurde abgebrochen. Alle wählen neu.',
      mismatch: (name) => `Das Pad von ${name} hielt sich nicht an sein Siegel, die Runde wurde abgebrochen. Alle wählen neu.`,
    },
    halted: (name) => (name === undefined ? 'Der Geber hat das Zählen angehalten.' : `${name} hat das Zählen angehalten.`),
    counting: 'Es wird gezählt …',
    closed: 'Hoch!',
    opening: 'Es wird geöffnet …',
    retaken: 'Aufdecken zurückgenommen',
    retakenHint: 'Würfel zurücknehmen und neu eintippen. Esc zweimal: alle wählen neu.',
    unjudged: 'Der Schiedsrichter ist an dieser Runde gescheitert',
    unjudgedHint:
      'Nichts ist verloren: Sie wurde nicht aufgezeichnet. Esc zweimal: alle wählen neu. Rücktaste nimmt einen getippten Würfel zurück.',
    shown: (round) => `${round} wird erzählt`,
    lastRound: (round) => `Was geschah: ${round}`,
    over: winners,
    drawn: 'Das Spiel ist aus',
    pointsOpen: 'Noch sind Punkte offen: Stöße zählen',
    buttons: {
      count: 'Zählen 3-2-1',
      halt: 'Zählen anhalten',
      wait: 'Einen Moment …',
      askAgain: 'Noch einmal fragen',
      typeDie: (name) => `Würfel tippen: ${name}`,
      skip: 'Erzählen überspringen',
      nextGame: 'Nächstes Spiel, gleiche Leute',
      countPiles: 'Stattdessen die Stöße zählen',
      countPile: (name) => `Stoß von ${name}: Punkte eintippen`,
    },
    newPeople: 'Andere Leute',
    checkPiles: 'Prüfen: Stöße zählen',
    typing: (name) => `Würfel von ${name}?`,
    typingHint: '1 bis 6 · 0 kein Würfel',
    untype: 'Einen zurück',
    noDie: 'Kein Würfel',
    stalled: (name, why) => {
      switch (why) {
        case 'no answer':
          return `Das Pad von ${name} antwortet nicht`;
        case 'no seal':
          return `${name} hat nicht gewählt`;
        case 'seal lost':
          return `Die Wahl von ${name} ging verloren`;
        case 'gone':
          return `Das Pad von ${name} ist weg`;
        default:
          return why satisfies never;
      }
    },
    alsoStalled: (names) => `Wir warten auch auf ${list(names)}`,
    decide: 'Ein Druck zählt nicht mehr: Der Geber entscheidet.',
    alsoDecide: (names) => `Der Geber entscheidet auch für ${list(names)}`,
    byHand: 'Zahl von Hand eingeben',
    byHandFor: (name) => `Zahl für ${name} von Hand: 1 bis 6, 0 kein Würfel`,
    callOff: 'Abbrechen',
    callOffAgain: 'Noch einmal Esc bricht die Runde ab: Jede Wahl wird gelöscht. Jede andere Taste macht weiter.',
    undo: (...of) => `Rückgängig: ${step(...of)}`,
    redo: (...of) => `Wiederholen: ${step(...of)}`,
    nothingToUndo: 'Nichts rückgängig zu machen',
    recall: 'Warum?',
    recallNext: (next, of) => `Warum? ${next} von ${of}`,
    recallEnd: 'Genug',
    keyboardNaming: 'DIE TASTATUR NENNT KARTEN – kein Platz kann wählen',
    toNaming: 'Karten nennen',
    toSeats: 'Zurück an die Plätze',
    skipCard: 'Karte auslassen',
    eraseName: 'Löschen',
    unclear: (key) => `„${key}“ nennt keine Karte: Das Ass ist A, die Zehn T oder 0.`,
  },
  panels: {
    help: 'Hilfe',
    table: 'Tisch',
    seats: 'Plätze',
    cards: 'Karten',
    points: 'Ändern',
    pads: 'Pads',
    record: 'Protokoll',
    proof: 'Siegel',
    room: 'Raum',
    learn: 'Lernen',
  },
  seats: {
    byNumber: 'Die Nummer führt zum Platz; der Anfangsbuchstabe wählt, womit er spielt.',
    dealer: 'Gibt',
    makeDealer: 'Dieser Platz gibt',
    input: 'Spielt mit',
    deeds: { away: 'Kurz weg', back: 'Wieder am Tisch', leave: 'Geht ganz' },
    leaveAgain: 'Sicher? Noch einmal',
    joinTitle: 'Jemand kommt dazu',
    joinBetween: (before, after) => `Zwischen ${before} und ${after}`,
    joinName: 'Name',
    join: 'Setzt sich',
    turnCircle: 'Links und rechts sind vertauscht: den Kreis umdrehen',
    link: { live: 'antwortet', lost: 'antwortet nicht' },
  },
  pads: PADS_DE,
  record: {
    saved: (time) => `Gesichert ${time}`,
    flush: (ms) => `Das letzte Schreiben dauerte ${Math.round(ms)} ms.`,
    failing: (time, code) => `NICHT GESICHERT seit ${time} (${code})`,
    failingWhy: {
      ENOSPC: 'Die Platte ist voll. Etwas löschen; es wird von selbst weiter versucht.',
      EROFS: 'Die Platte ist nur lesbar.',
      EACCES: 'Der Ordner der Abende darf nicht beschrieben werden.',
      EIO: 'Die Platte antwortet mit Fehlern.',
      ETIMEDOUT: 'Die Platte antwortet nicht. Es wird auf sie gewartet; noch ist nichts verloren.',
      ESTALE:
        'Wo dieser Abend stand, liegt eine andere Datei, oder die Platte wurde gewechselt. Die alte zurücklegen oder einen neuen Abend beginnen.',
      ETAKENOVER:
        'Ein anderer Schiedsrichter hat die Abende übernommen; dieser schreibt nichts mehr. Schließen und dort weitermachen.',
      ENOENT: 'Der Ordner der Abende ist weg. Zurücklegen, oder seine Platte wieder anstecken.',
    },
    unrecorded: (time) => `OHNE PROTOKOLL seit ${time}`,
    goOnUnrecorded: 'Ohne Protokoll weiterspielen',
    goOnAgain: 'Was von nun an geschieht, ist verloren, wenn der Schiedsrichter schließt. Noch einmal drücken',
    file: 'Dieser Abend steht in',
  },
  nights: NIGHTS_DE,
  proof: PROOF_DE,
  room: {
    off: 'Nur dieser Computer zeigt den Tisch.',
    on: 'Andere Bildschirme dieses Netzes dürfen den Tisch zeigen. Sie sehen, was die Tischanzeige zeigt, und können nichts tun.',
    turnOn: 'Den Tisch mit dem Raum teilen',
    turnOff: 'Nicht mehr teilen',
    screens: (screens) =>
      screens === 0
        ? 'Noch schaut kein Bildschirm zu.'
        : screens === 1
          ? '1 Bildschirm schaut zu.'
          : `${screens} Bildschirme schauen zu.`,
    noNetwork:
      'Dieser Computer ist in keinem privaten Netz. Verbinde ihn mit einem (oder öffne einen Hotspot); die Adresse erscheint hier von selbst.',
    refused: (code) =>
      `Der Tisch kann nicht geteilt werden (${code}). Es wird von selbst wieder versucht; ein anderer Port kann helfen: --lan-port.`,
    renew: 'Neue Adresse',
    renewAgain: 'Jeder Bildschirm, der zuschaut, muss neu geöffnet werden. Nochmals drücken',
    plain: 'Wer die Adresse hat, sieht den Tisch; das Netz kann mitlesen.',
    keyLife:
      'Die Adresse wechselt mit jedem neuen Abend und nach 12 Stunden ohne Bildschirm; Bildschirme, die zuschauen, bleiben.',
    code: (url) => `Code für Handys: ${url}`,
    cannot: 'Dieser Schiedsrichter kann seine Tischanzeige nicht teilen.',
  },
  help: [
    { keys: 'Leertaste', does: 'Der große Knopf: zählen, noch einmal fragen, überspringen, nächstes Spiel', of: 'faces' },
    { keys: 'Esc', does: 'Zählen anhalten; Tafel schließen; zweimal: ein Öffnen abbrechen', of: 'faces' },
    { keys: '1–6  0', does: 'Echte Würfel, im Uhrzeigersinn von links neben dem Geber; 0 ist kein Würfel', of: 'dice' },
    { keys: '⌫', does: 'Den letzten Würfel zurücknehmen', of: 'dice' },
    {
      keys: 'A 2–9 T B D K',
      does: 'Die gefragte Karte nennen. Zehn: T oder 0. B ist Bube, D Dame; J und Q gehen auch',
      of: 'faces',
    },
    { keys: 'C D H S  1–4', does: 'Ihre Farbe, wo jede Karte genannt wird: 1 Karo, 2 Pik, 3 Kreuz, 4 Herz', of: 'faces' },
    { keys: 'Entf', does: 'Die Karte auslassen; sie lässt sich später nennen', of: 'faces' },
    { keys: '0–9  Enter', does: 'Am Ende des Spiels: die Punkte eines Stoßes', of: 'faces' },
    { keys: 'U  Strg+Z', does: 'Rückgängig' },
    { keys: 'Strg+Y', does: 'Wiederholen' },
    { keys: 'Tab', does: 'Wo Plätze mit Tasten spielen: Tastatur zum Nennen drehen und zurück', of: 'keys' },
    { keys: 'W', does: 'Warum? Die letzte Aufdeckung noch einmal, Karte für Karte, auf allen Schirmen; Esc beendet es' },
    { keys: 'M', does: 'Ton und Stimme aus und wieder an' },
    { keys: 'F2  V', does: 'Den Tisch in diesem Fenster zeigen, oder das Pult' },
    { keys: 'F3 F4 F6 F7 F8 F9', does: 'Plätze, Karten, Ändern, Pads, Protokoll, der Tisch für den Raum', of: 'faces' },
    { keys: 'Einfg', does: 'Die neuen Anschlüsse benutzen, die nach Pads aussehen' },
    { keys: 'F10', does: 'Neue Spieler anlernen; die Regeln zum Lesen und Drucken' },
  ],
  screen: {
    one: 'Dieser Bildschirm zeigt auch den Tisch',
    own: 'Der Tisch ist auf einem anderen Bildschirm',
    question: 'Bildschirme',
    desk: 'Pult',
  },
  language: 'Sprache',
  tableWindow: {
    title: 'Tischanzeige',
    language: 'Ihre Sprache',
    turnSeat: 'Um einen Platz drehen',
    turnQuarter: 'Viertel drehen',
    straight: 'Gerade',
    fourColours: 'Vier Farben',
    flash: 'Zählen als Blitz',
    flashHint:
      'Für alle, die es nicht hören: Der Bildschirm leuchtet jede Sekunde einmal auf. Wo das System weniger Bewegung wünscht, nicht.',
  },
  sound: {
    title: 'Ton',
    turnOn: 'Ton an',
    turnOff: 'Ton aus',
    effects: 'Klänge',
    voice: 'Stimme',
    volume: (step) => (step === 0 ? 'aus' : String(step)),
    noVoice: (language) =>
      `Dieser Computer hat keine eigene Stimme für ${language}: Was geschieht, wird gezeigt, nicht gesprochen.`,
    where: 'Es tönt das Fenster, das den Tisch zeigt. Im Browser muss es vorher einmal berührt werden.',
  },
  close: 'Schließen',
  leaving: {
    question: 'Den Schiedsrichter schließen?',
    nothingLost: 'Das Spiel ist noch nicht aus. Nichts geht verloren: Nach dem nächsten Start geht es hier weiter.',
    stay: 'Bleiben',
    leave: 'Schließen',
  },
};
