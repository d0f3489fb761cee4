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
    'Die Regeln stehen hier in unseren Worten. Wo sie schweigen, entscheidet eine Auslegung dieses Schiedsrichters und ist so gekennzeichnet.',
  panel: {
    begin: 'Beim Spielen lernen',
    beginHint:
      'Der Bildschirm schlägt vor, wer was wählt, damit jede Regel einmal vorkommt. Was auch gewählt wird, gilt und wird erklärt.',
    stop: 'Lektion beenden',
    beginHintByCards: 'Der Schirm nennt, was es zu lernen gibt, und erklärt jedes, wenn die Karten es bringen.',
    stopHint: 'Das Spiel geht weiter. Die Lektion lässt sich jederzeit wieder aufnehmen.',
    show: 'Zeigen, worauf jede Seite zielt',
    hide: 'Nicht mehr zeigen, worauf jede Seite zielt',
    hints: 'An jedem Platz gezeichnet, bevor gewählt wird. Im Lerntempo ruht es nach drei Runden je Spieler.',
    rules: 'Alle Regeln',
    card: 'Eine Seite für den Tisch',
    pages: 'Zum Lesen oder zum Drucken auf A4.',
    print: 'Drucken',
    back: 'Zurück',
  },
};
