import type { KeypadWords } from './en.ts';

export const KEYPAD_DE: KeypadWords = {
  title: (name) => `${name}: USB-Tastenfeld anlernen`,
  press: (face) => `Drück die Taste für: ${face}`,
  learnedSoFar: (learned, of) => `${learned} von ${of} Tasten angelernt`,
  hint: 'Drück jede Taste einzeln. Der Bildschirm zeigt nie, welche es war.',
  nothing: 'Nichts geschieht? Dann braucht der Computer diese Taste selbst. Drück eine andere.',
  unlearned: {
    unfit:
      'Diese Taste braucht der Computer, oder wer die Karten gibt. Nimm Tasten des Ziffernblocks (nicht NumLock), oder stell das Tastenfeld auf F13–F24 ein.',
    several:
      'Es kamen mehrere verschiedene Tasten zugleich an. Drück nur eine; sendet eine Taste mehrere, dann ändere ihre Einstellung.',
    twice: 'Diese Taste hat dieses Tastenfeld schon. Drück eine andere.',
    taken: (name) =>
      `${name} hat diese Taste schon. Zwei gleiche Tastenfelder senden dieselben Tasten und sind nicht zu unterscheiden. Nimm eines mit anderen Tasten, eines, das sich auf F13–F24 einstellen lässt, ein Handy oder ein Pad.`,
  },
  cancel: 'Abbrechen, nichts ändern',
  learned: 'Sechs Tasten angelernt',
  again: 'Neu anlernen',
};
