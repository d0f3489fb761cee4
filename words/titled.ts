/** The same words with a capital, as a line or a sentence begins with them. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
