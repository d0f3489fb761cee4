import type { HolderWords, HostRefusalSentences } from './en.ts';
import { seatNumber } from '../rulebook.ts';

export const REFUSALS_DE: HostRefusalSentences = {
  'not a command': ({ field, problem }) => `Das war kein Befehl: ${field}: ${problem}. Nichts ist geschehen.`,
  'no game': () => 'Es läuft kein Spiel. Bereite erst eines vor.',
  'wrong phase': () => 'Nicht jetzt: Die Runde ist weiter.',
  'step has passed': () => 'Zu spät: Die Runde ist weiter. Nichts ist geschehen.',
  'round under way': () => 'Eine Runde läuft. Erst das Zählen anhalten oder das Aufdecken abbrechen (Esc).',
  'too soon': () => 'Das kam zu schnell nach dem letzten Würfel und nannte keine Karte. Noch einmal drücken.',
  'no such digit': ({ digit }) => `Ein Würfel hat keine ${digit}. 1 bis 6 tippen, 0 für keinen Würfel.`,
  'nothing to recall': () => 'In diesem Spiel wurde noch nichts aufgedeckt, das sich noch einmal zeigen ließe.',
  'nobody to type': () => 'Alle Würfel sind getippt.',
  'nothing typed': () => 'Noch ist kein Würfel getippt.',
  'another die is next': ({ seat, next }) =>
    `Dieser Würfel war für Platz ${seatNumber(seat)}, aber Platz ${seatNumber(next)} ist dran: Jemand tippt mit. Sieh nach, dann mach weiter.`,
  'another die was last': ({ seat, last }) =>
    `Der zuletzt getippte Würfel gehört nicht zu Platz ${seatNumber(seat)}, sondern zu Platz ${seatNumber(last)}: Jemand tippt mit. Sieh nach, dann mach weiter.`,
  'seat not stalled': ({ seat }) => `Das Aufdecken wartet nicht auf Platz ${seatNumber(seat)}.`,
  'no such seat': ({ seat }) => `Einen Platz ${seatNumber(seat)} gibt es an diesem Tisch nicht.`,
  'no such rulebook': ({ given }) => `Ein Regelbuch „${given}“ gibt es nicht.`,
  'inputs count': ({ given, seats }) => `${given} Eingaben für ${seats} Plätze. Jeder Platz braucht eine.`,
  'pad twice': ({ pad, seat, other }) =>
    `Pad ${pad} ist Platz ${seatNumber(seat)} und Platz ${seatNumber(other)} zugeteilt. Es kann nur einem dienen.`,
  'cluster twice': ({ cluster, seat, other }) =>
    `Tastenblock ${seatNumber(cluster)} ist Platz ${seatNumber(seat)} und Platz ${seatNumber(other)} zugeteilt. Er kann nur einem dienen.`,
  'key twice': ({ seat, other }) =>
    `Platz ${seatNumber(seat)} und Platz ${seatNumber(other)} haben dieselbe Taste. Eine Taste kann nur einem Platz dienen.`,
  'bot beside real cards': () =>
    'Die Karte eines Bots hält niemand: Mit echten Karten spielen Bots nur unter sich. Gebt allen Plätzen Karten, oder lasst den Bildschirm geben.',
  'no such input': ({ kind }) => `Dieses Spiel lässt sich nicht mit „${kind}“ spielen.`,
  'no such pad': ({ pad }) => `Ein Pad ${pad} hat nicht geantwortet. Ist es eingesteckt?`,
  'no such port': ({ port }) => `An ${port} antwortet kein Pad mehr. Steck es wieder ein.`,
  'port gone': () => 'Dieser Anschluss ist weg: Das Gerät wurde ausgesteckt. Wieder einstecken und erneut freigeben.',
  'pad in round': ({ pad }) =>
    `Mit Pad ${pad} wählt gerade ein Platz. Ihm erst einen Würfel geben (F3) oder das Ende des Spiels abwarten.`,
  'id taken': ({ id }) => `Ein anderes Pad heißt schon ${id}. Einen anderen Namen wählen.`,
  'pad silent': ({ port }) => `Das Pad an ${port} hat nicht geantwortet. Wieder einstecken und noch einmal versuchen.`,
  'pad refuses': ({ port, code }) =>
    `Das Pad an ${port} tut das jetzt nicht (${code}). Wieder einstecken und noch einmal versuchen.`,
  'no pad free': () =>
    'Kein Pad ist frei: Keines antwortet, oder alle braucht die Runde. Eines einstecken oder das Ende des Spiels abwarten.',
  'no practice pad': () => 'Dieser Schiedsrichter hat kein Übungspad.',
  'no phones': () => 'Dieser Schiedsrichter nimmt keine Handys an.',
  'no such phone': () => 'Dieses Handy ist nicht mehr bekannt.',
  'no halls': () => 'Dieser Schiedsrichter kann keinem Saal beitreten.',
  'hall address': () => 'Hier fehlt die Adresse des Saals. Tippe die ganze Zeile ab, wie sie auf der Karte dieses Tisches steht.',
  'join code': () => 'Das ist kein Code eines Tisches. Tippe ihn ab, wie er auf der Karte dieses Tisches steht.',
  'in a hall': () => 'Dieser Tisch gehört schon zu einem Saal oder tritt gerade bei. Verlasse zuerst diesen.',
  'no seat plays by keys': () => 'Kein Platz spielt mit Tasten, die Tastatur ist frei.',
  'nothing to undo': () => 'Es gibt nichts rückgängig zu machen.',
  'nothing to redo': () => 'Es gibt nichts zu wiederholen.',
  'another step is next': () => 'Inzwischen ist etwas anderes geschehen. Sieh erst nach, was jetzt rückgängig gemacht würde.',
  'record failing': ({ code }) =>
    `Die Platte schreibt nicht (${code}), darum ist nichts geschehen. Schaff Platz, oder spielt ohne Protokoll weiter.`,
  'record not failing': () => 'Das Protokoll wird geschrieben; es gibt keinen Grund, darauf zu verzichten.',
  'cannot share': () => 'Dieser Schiedsrichter kann seine Tischanzeige nicht weitergeben.',
  'no such night': ({ file }) => `Einen Abend „${file}“ gibt es nicht.`,
  'is a link': ({ file }) =>
    `„${file}“ ist ein Verweis auf einen anderen Ort. Im Ordner der Abende folgt der Schiedsrichter keinem Verweis. Nichts wurde geändert.`,
  'night in use': ({ file }) => `„${file}“ ist in einem anderen Schiedsrichter offen. Erst jenen schließen.`,
  'night open': ({ file }) =>
    `„${file}“ ist der offene Abend. Erst einen anderen beginnen oder öffnen; dann lässt sich dieser löschen.`,
  'night damaged': ({ file, line, problem }) =>
    `„${file}“ ist in Zeile ${line} beschädigt (${problem}). Die Datei blieb, wie sie ist.`,
  'night too new': ({ file }) => `„${file}“ stammt von einer neueren Version des Schiedsrichters. Zum Öffnen aktualisieren.`,
  'hall too old': () =>
    'Diesen Saal hat eine ältere Version des Schiedsrichters begonnen, und nur sie kann ihn weiterführen. Nichts wurde geändert. Beginne einen anderen Saal (--new).',
  'night too large': ({ file }) => `„${file}“ ist größer als jeder Abend und wurde nicht gelesen. Die Datei blieb, wie sie ist.`,
  'folder refuses': ({ code }) => `Das System lässt das im Ordner der Abende nicht zu (${code}). Nichts wurde geändert.`,
  'hall disk refuses': ({ code }) =>
    `Die Platte des Saals schreibt nicht (${code}), darum ist nichts geschehen. Schaff Platz, dann versuch es noch einmal.`,
  'seats of game': ({ seats, least, most }) =>
    `Dieses Spiel ist für ${least} bis ${most} Spieler an einem Tisch, nicht für ${seats}.`,
  'house rule': ({ key, given }) => `Die Hausregel „${key}“ kennt dieses Spiel nicht mit dem Wert „${given}“.`,
  'tournament has begun': () => 'Die erste Runde hat begonnen: Das Spiel und seine Hausregeln bleiben, wie sie sind.',
  'table in round': ({ table }) => `An Tisch ${table} wird in dieser Runde gespielt. Beende zuerst die Runde.`,
  'rounds begun': ({ begun }) => `Begonnene Runden: ${begun}. Weniger können es nicht sein.`,
  'no such person': ({ person }) => `Niemand hier hat die Nummer ${person}.`,
  'name taken': ({ name }) => `Jemand anderes heißt schon ${name}. Schreib etwas dazu, das sie unterscheidet.`,
  'too many people': ({ most }) => `In einen Saal passen höchstens ${most} Spieler. Niemand wurde aufgenommen.`,
  'no names': () => 'In dieser Liste steht kein Name.',
  'list not sound': ({ faults }) => `Zeilen, die so nicht auf die Liste können: ${faults}.`,
  'list unreadable': ({ line }) => `Zeile ${line}: Ein Anführungszeichen ist nicht geschlossen.`,
  'several columns': ({ line }) =>
    `Ab Zeile ${line} gibt es mehrere Spalten. Schreib „Name“ über die Spalte der Namen, oder lass Kommas und Semikolons weg.`,
  'line without name': ({ line }) => `In Zeile ${line} fehlt der Name.`,
  'name too long': ({ line, name, most }) => `Zeile ${line}: Der Name „${name}…“ hat mehr als ${most} Zeichen.`,
  'name garbled': ({ line, name }) =>
    `Zeile ${line}: In „${name}“ sind Buchstaben verloren gegangen. Speichere die Liste als Unicode, oder verbessere den Namen hier.`,
  'name here': ({ line, name }) =>
    `Zeile ${line}: ${name} steht schon auf der Liste. Ist es jemand anderes, schreib etwas dazu, das sie unterscheidet; sonst lösche die Zeile.`,
  'name twice': ({ line, name, first }) =>
    `Zeile ${line}: ${name} steht schon in Zeile ${first}. Ist es jemand anderes, schreib etwas dazu, das sie unterscheidet; sonst lösche die Zeile.`,
  'name looks the same': ({ line, name, first }) =>
    `Zeile ${line}: ${name} sieht genauso aus wie der Name in Zeile ${first}. Ist es jemand anderes? Schreib etwas dazu, das sie unterscheidet.`,
  'name looks like': ({ line, as }) =>
    `${line === undefined ? '' : `Zeile ${line}: `}${as} steht schon auf der Liste und sieht gleich aus. Ist es jemand anderes? Schreib etwas dazu, das sie unterscheidet.`,
  'no such table': ({ table, tables }) => `Einen Tisch ${table} gibt es nicht; der letzte ist Tisch ${tables}.`,
  'no game chosen': () => 'Wähl zuerst das Spiel.',
  'tables still play': ({ round, tables }) =>
    `Runde ${round} ist nicht zu Ende: Tische, die noch spielen: ${tables}. Beende die Runde, oder warte auf sie.`,
  'all rounds played': ({ rounds }) => `Alle Runden sind gespielt: ${rounds}. Für eine weitere erhöh ihre Zahl.`,
  'no table here': () => 'Kein Tisch hat einen Schiedsrichter.',
  'too few people': ({ here, least }) => `Anwesend: ${here}. Ein Tisch braucht bei diesem Spiel mindestens ${least}.`,
  'no seating': () =>
    'Für die nächste Runde gibt es noch keinen Sitzplan, oder er passt nicht mehr zu den Spielern und Tischen, die da sind. Verteil zuerst die Plätze.',
  'not in seating': ({ name }) => `${name} kommt in diesem Sitzplan nicht vor.`,
  'no round to end': () => 'Gerade läuft keine Runde.',
  'round not begun': ({ round }) => `Runde ${round} hat noch nicht begonnen.`,
  'table not in round': ({ table, round }) => `An Tisch ${table} saß in Runde ${round} niemand.`,
  'not at table': ({ name, table, round }) => `${name} saß in Runde ${round} nicht an Tisch ${table}.`,
  'told otherwise': ({ table, round }) =>
    `Tisch ${table} meldet von Runde ${round} inzwischen etwas anderes. Sieh noch einmal hin.`,
  'twice in result': ({ name }) => `${name} steht zweimal in diesem Ergebnis.`,
  'host fault': () =>
    'Im Schiedsrichter ist ein Fehler aufgetreten. Der Befehl wurde nicht ausgeführt; das Protokoll ist unversehrt.',
  'not live': () => 'Der Schiedsrichter hat nicht geantwortet. Sieh auf den Tisch, bevor du wieder drückst.',
};

export const HOLDER_DE: HolderWords = {
  answers: (url, pid, folder) =>
    `Der Schiedsrichter läuft schon im Browser unter ${url} (Prozess ${String(pid)}, Abende in ${folder}).`,
  inWindows: (pid, folder) => `Der Schiedsrichter läuft schon in eigenen Fenstern (Prozess ${String(pid)}, Abende in ${folder}).`,
  silent: (pid, folder) =>
    `Ein Schiedsrichter hat die Abende in ${folder} offen (Prozess ${String(pid)}) und antwortet nicht. Beende diesen Prozess, dann starte neu.`,
  unsure: (pid, host, since, folder) =>
    `Ein Schiedsrichter hat die Abende in ${folder} offen${host === undefined ? '' : `, auf dem Computer ${host}`} (Prozess ${String(pid)}, seit ${since}). Ob er noch läuft, ist nicht zu erkennen.`,
  gone: (folder) => `Bis eben hatte ein anderer Schiedsrichter die Abende in ${folder} offen. Neu starten.`,

  takingOver: 'Nach der Übernahme schreibt der andere nichts mehr, falls er noch läuft.',
  takeOver: 'Übernehmen',
  leave: 'So lassen',
  pressKey: (key) => `${key} übernimmt, jede andere Taste lässt alles, wie es ist.`,
  startWith: (option) => `Zum Übernehmen mit ${option} starten.`,
};
