import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseLanguage } from './language.ts';
import { ROOM_WORDS } from './rooms.ts';

describe.each(LANGUAGES)('the table display in %s', (language) => {
  const words = ROOM_WORDS[language];

  it('counts who is ready', () => {
    expect(words.readyCount(3, 5)).toMatch(/3.*5/);
  });

  it('heads a correction with its round, or with how many steps were turned at once', () => {
    expect(words.correction({ kind: 'undo', steps: 1, round: 'battle 7' })).toContain('battle 7');
    expect(words.correction({ kind: 'undo', steps: 3, round: 'battle 7' })).toMatch(/3/);
    expect(words.correction({ kind: 'override', steps: 1, round: undefined })).not.toMatch(/[0-9:]/);
    const heads = (['undo', 'redo', 'override'] as const).map((kind) => words.correction({ kind, steps: 1, round: 'battle 7' }));
    expect(new Set(heads).size).toBe(3);
  });

  it('says who halted the count', () => {
    expect(words.halted('Cili')).toContain('Cili');
    expect(words.halted(undefined)).not.toBe(words.halted(''));
  });

  it('words every reason an attempt may be called off for, naming the seat where there is one', () => {
    const said = (['dealer', 'mismatch', 'sleep'] as const).map((why) => words.calledOff(why, undefined));
    expect(new Set(said).size).toBe(3);
    expect(words.calledOff('mismatch', 'Béla')).toContain('Béla');
  });

  it('keeps every stamp short enough for a stamp', () => {
    for (const stamp of Object.values(words.stamps)) expect(stamp.length).toBeLessThanOrEqual(12);
  });
});

describe('parseLanguage', () => {
  it('understands regional tags and falls back to English', () => {
    expect(['hu-HU', 'de-AT', 'EN', 'fr', '', null].map(parseLanguage)).toEqual(['hu', 'de', 'en', 'en', 'en', 'en']);
  });
});
