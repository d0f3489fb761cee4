import type { LessonWords } from './en.ts';

export const LESSON_DE: LessonWords = {
  title: 'Erstes Spiel',
  progress: (met, of) => `${met} von ${of}`,
  done: 'Jetzt kennt ihr das Spiel.',
  doneHint: 'Alles ist einmal vorgekommen. Spielt weiter, wie ihr mögt!',
  stillToCome: 'Noch nicht vorgekommen:',
  everybody: 'Alle',
  others: 'Die anderen',
  ruling: 'Auslegung',
  rulingIs:
    'Die Regeln stehen hier in unseren Worten. Wo die Originalregeln nichts sagen, gilt eine Auslegung dieses Schiedsrichters; sie ist als solche gekennzeichnet.',
  panel: {
    begin: 'Beim Spielen lernen',
    beginHint:
      'Der Bildschirm schlägt vor, wer was wählt, damit jede Regel einmal vorkommt. Was ihr auch wählt, gilt und wird erklärt.',
    stop: 'Lektion beenden',
    beginHintByCards: 'Der Bildschirm nennt, was es zu lernen gibt, und erklärt es, sobald es vorkommt.',
    stopHint: 'Das Spiel geht weiter. Die Lektion lässt sich jederzeit wieder aufnehmen.',
    show: 'Zeigen, worauf jede Seite zielt',
    hide: 'Nicht mehr zeigen, worauf jede Seite zielt',
    hints: 'An jedem Platz gezeichnet, bevor gewählt wird. Im Lerntempo verschwindet es nach drei Runden je Spieler.',
    rules: 'Alle Regeln',
    card: 'Eine Seite für den Tisch',
    pages: 'Zum Lesen oder zum Drucken auf A4.',
    print: 'Drucken',
    back: 'Zurück',
  },
};
