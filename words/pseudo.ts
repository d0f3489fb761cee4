/**
 * The pseudo-language: English as it would be in a language of long words and many accents. Where a screen has no room for
 * it, or says anything that is in no catalogue, that can be seen: every message stands in brackets.
 */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ő', u: 'ű', c: 'č', n: 'ň', s: 'š', z: 'ž', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ő', U: 'Ű', C: 'Č', N: 'Ň', S: 'Š', Z: 'Ž', Y: 'Ý' },
};

/** The text with accents, and a third longer, word by word: "Next round" is "Néxtő rőűňdőő". One letter stays as it is. */
export function stretched(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => {
    const letters = [...word].map((letter) => ACCENTED[letter] ?? letter).join('');
    return letters + 'ő'.repeat(Math.round(letters.length / 3));
  });
}

/** The outermost brackets alone stand, so that the whole of what is said has one pair. A sign on a key or a card stays what it is. */
export const bracketed = (said: string): string => (/\p{L}\P{L}*\p{L}/u.test(said) ? `[${said.replaceAll(/[[\]]/g, '')}]` : said);
