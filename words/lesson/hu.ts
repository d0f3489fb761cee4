import type { LessonWords } from './en.ts';

export const LESSON_HU: LessonWords = {
  title: 'Első játék',
  progress: (met, of) => `${met}/${of}`,
  done: 'Most már ismeritek a játékot.',
  doneHint: 'Minden előfordult egyszer. Játsszatok tovább kedvetek szerint!',
  stillToCome: 'Még hátravan:',
  everybody: 'Mindenki',
  others: 'A többiek',
  ruling: 'Döntés',
  rulingIs:
    'A szabályokat a magunk szavaival mondjuk el. Ahol hallgatnak, ott ennek a játékvezetőnek a döntése érvényes, és meg is jelöljük.',
  panel: {
    begin: 'Tanuljuk meg játék közben',
    beginHint:
      'A képernyő javasolja, ki mit válasszon, hogy minden szabály előforduljon egyszer. Bármit választotok, érvényes, és magyarázatot kap.',
    stop: 'Tanulás vége',
    beginHintByCards: 'A képernyő sorolja, mit lehet tanulni, és mindent akkor magyaráz el, amikor a lapok kihozzák.',
    stopHint: 'A játék megy tovább. A tanulás bármikor folytatható.',
    show: 'Mutassa, melyik oldal mire céloz',
    hide: 'Ne mutassa, melyik oldal mire céloz',
    hints: 'Választás előtt minden helynél ott a rajz. Tanuló tempóban játékosonként három kör után pihen.',
    rules: 'Az összes szabály',
    card: 'Egy lap az asztalra',
    pages: 'Olvasásra vagy A4-es nyomtatásra.',
    print: 'Nyomtatás',
    back: 'Vissza',
  },
};
