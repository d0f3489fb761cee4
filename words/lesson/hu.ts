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
    'A szabályokat a magunk szavaival mondjuk el. Amiről a szerző szabályai nem szólnak, arról ez a játékvezető dönt; a döntéseket megjelöltük.',
  panel: {
    begin: 'Tanuljuk meg játék közben',
    beginHint:
      'A képernyő javasolja, ki mit válasszon, hogy minden szabály előforduljon egyszer. Bármit választotok, érvényes, és a képernyő elmagyarázza.',
    stop: 'Tanulás vége',
    beginHintByCards: 'A képernyő felsorolja a tanulnivalót, és mindent akkor magyaráz el, amikor előfordul.',
    stopHint: 'A játék folytatódik. A tanulás bármikor folytatható.',
    show: 'Mutassa, melyik oldal mire céloz',
    hide: 'Ne mutassa, melyik oldal mire céloz',
    hints: 'Választás előtt minden helynél ott az ábra. Tanuló tempóban játékosonként három kör után eltűnik.',
    rules: 'Az összes szabály',
    card: 'Egy oldal az asztalra',
    pages: 'Olvasásra vagy A4-es nyomtatásra.',
    print: 'Nyomtatás',
    back: 'Vissza',
  },
};
