import { describe, expect, it } from 'vitest';
import type { Change } from '../rulebook/rulebook.ts';
import effect from './generated/effect.js';
import { parseLanguage } from './language.ts';
import { effectPhrases, inShort, stepNamed, winnersPhrase } from './room.ts';
import { sayIn } from './say.ts';

describe('parseLanguage', () => {
  it('understands regional tags and falls back to English', () => {
    expect(['hu-HU', 'de-AT', 'EN', 'xx', '', null].map(parseLanguage)).toEqual(['hu', 'de', 'en', 'en', 'en', 'en']);
  });
});

const [anna, bela, cili] = ['Anna', 'Béla', 'Cili'].map((name) => ({ id: name, name }));
if (anna === undefined || bela === undefined || cili === undefined) throw new Error('fewer than three people');
const points = [anna, bela, cili].map((player) => ({ player, from: 31, to: 18 }));
const ANSWER: Change = { what: 'answer', player: anna };

describe('a step in short', () => {
  it('has its own name, also where it ends what was asked; an answer is named by whose it was', () => {
    expect(stepNamed('en', undefined, [ANSWER], undefined)).toBe('Anna’s move');
    expect(stepNamed('en', undefined, [], 'battle 3')).toBe('a move in battle 3');
    expect(stepNamed('en', 'the end of the game', [ANSWER], 'battle 3')).toBe('the end of the game in battle 3');
  });

  it.each([
    ['en', 'Anna’s card: king is no longer named', 'Anna’s card: seven', 'back to the setup'],
    ['hu', 'Anna lapja: király, már nincs megnevezve', 'Anna lapja: hetes', 'vissza az előkészületekhez'],
    ['de', 'Karte von Anna: König nicht mehr genannt', 'Karte von Anna: Sieben', 'zurück zur Vorbereitung'],
  ] as const)('says what becomes of whose card, of the deck and of the game in %s', (language, unnamed, renamed, back) => {
    const said = (...changes: readonly Change[]) => effectPhrases({ points: [], changes }, language);
    expect(said({ what: 'card', from: 'K?', to: '??', player: anna })).toEqual([unnamed]);
    expect(said({ what: 'card', from: 'K?', to: '7?', player: anna }, { what: 'game', to: 0 })).toEqual([renamed, back]);
    const [first, again, deck] = said(
      { what: 'card', from: '??', to: 'K?' },
      { what: 'game', to: 1 },
      { what: 'deck', from: 44, to: 47 },
    );
    expect(first).not.toMatch(/Anna|undefined/);
    expect([again, deck].join()).toMatch(/1.*(47|44).*(44|47)/);
  });

  it('says who has won: nobody yet, one, several who share it, or a side', () => {
    const said = (names: readonly string[], together = false) => winnersPhrase(names, together, sayIn('en', effect));
    expect([said([]), said([], true)]).toEqual(['winner still open', 'winner still open']);
    expect([said(['Anna']), said(['Anna', 'Béla']), said(['Anna', 'Béla'], true)]).toEqual([
      'Anna wins',
      'Anna and Béla share the win',
      'Anna and Béla win',
    ]);
  });

  it('lists the changes there is room for, and shows that there are more', () => {
    const told = (some: typeof points, room = 44) =>
      inShort('en', effectPhrases({ points: some, changes: [ANSWER] }, 'en'), room);
    expect(told(points.slice(0, 2))).toBe('Anna 31 → 18, Béla 31 → 18');
    expect(told([...points, ...points])).toBe('Anna 31 → 18, Béla 31 → 18, Cili 31 → 18 …');
    expect([told(points, 5), told([], 5)]).toEqual(['…', '']);
    expect([told(points, -1), told([], -1)]).toEqual(['…', '']);
  });
});
