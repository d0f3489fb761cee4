import type { KeypadWords } from './en.ts';

export const KEYPAD_HU: KeypadWords = {
  title: (name) => `${name}: USB-billentyűzet betanítása`,
  press: (face) => `Nyomd meg ennek a billentyűjét: ${face}`,
  learnedSoFar: (learned, of) => `${learned} / ${of} billentyű megvan`,
  hint: 'Minden billentyűt külön nyomj meg. A képernyő sosem mutatja, melyik volt az.',
  nothing: 'Nem történik semmi? Akkor azt a billentyűt maga a számítógép használja. Nyomj meg egy másikat.',
  unlearned: {
    unfit:
      'Arra a billentyűre az osztónak vagy a számítógépnek van szüksége. Használd a számblokkot (a NumLockot ne), vagy állítsd a billentyűzetet F13–F24-re.',
    several:
      'Egyszerre több különböző billentyű érkezett. Csak egyet nyomj meg; ha egy gomb többet küld, változtasd meg a beállítását.',
    twice: 'Ezt a billentyűt ehhez a billentyűzethez már megadtad. Nyomj meg egy másikat.',
    taken: (name) =>
      `Ez a billentyű már foglalt (${name}). Két egyforma billentyűzet ugyanazt küldi, ezért nem lehet őket megkülönböztetni. Válassz más billentyűkkel, F13–F24-re állíthatót, telefont vagy padet.`,
  },
  cancel: 'Mégse, minden marad',
  learned: 'Hat billentyű megvan',
  again: 'Újratanítás',
};
