import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseLanguage } from './language.ts';
import { ROOM_WORDS } from './rooms.ts';

describe.each(LANGUAGES)('the table display in %s', (language) => {
  const words = ROOM_WORDS[language];

  it('counts who is ready', () => {
    expect(words.readyCount(3, 5)).toMatch(/3.*5/);
  });

  it('says a correction with the round, whose points changed, and why', () => {
    const said = words.correction({
      kind: 'undo',
      round: 7,
      points: [{ name: 'Anna', from: 31, to: 18 }],
      reason: 'miscounted',
    });
    expect(said).toMatch(/7.*Anna 31 → 18.*miscounted/);
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
