import { describe, expect, it } from 'vitest';
import { RANKS } from '../../rulebook/card.ts';
import { frenchCardName, rankName } from '../cards.ts';
import { accusative, article, withArticle } from './hu.ts';

describe('a and az', () => {
  it.each([
    ...['ász', 'ötös', 'Anna', 'Edit', 'Imre', 'Ödön', 'Őrsike', 'Ügyes', 'Űrhajós', 'Élő', 'Óra'].map((word) => [word, 'az']),
    ...['hetes', 'kilences', 'tízes', 'király', 'Béla', 'Gyuri', 'Zsófi', 'Cili', 'Jenő'].map((word) => [word, 'a']),
    // Names from elsewhere, by their sound.
    ...['Åsa', 'Élodie', 'Ägidius', 'Yvonne', 'Ysolde', 'Irène'].map((word) => [word, 'az']),
    ...['Yorick', 'Çelik', 'Šárka', 'Ñusta', 'Wolfgang', 'Hildegard von Bingen'].map((word) => [word, 'a']),
    // Numbers as they are read: egy, öt, ezer, egymillió, but tíz, száz, tizenötezer.
    ...['1', '5', '50', '51', '500', '1000', '1999', '5000', '1000000', '05'].map((word) => [word, 'az']),
    ...['0', '2', '10', '15', '100', '115', '10000', '150000', '3', '4', '9'].map((word) => [word, 'a']),
    // Letters by their names: ef, em, iksz; but bé, té.
    ...['F3', 'F8', 'M', 'X', 'Y', 'N', 'A'].map((word) => [word, 'az']),
    ...['B', 'T', 'K', 'Z', 'J'].map((word) => [word, 'a']),
  ])('before %s is %s', (word, the) => {
    expect(article(word ?? '')).toBe(the);
    expect(withArticle(word ?? '')).toBe(`${the} ${word}`);
  });

  it.each(['王小明', 'دانيال', 'Ирина', '👩‍🚀', ''])('are omitted before %s, which is not in Hungarian letters', (word) => {
    expect(withArticle(word)).toBe(word);
  });
});

it('every card is taken with the right article and ending', () => {
  expect(RANKS.map((rank) => withArticle(accusative(rankName(rank, 'hu'))))).toEqual([
    'az ászt',
    'a kettest',
    'a hármast',
    'a négyest',
    'az ötöst',
    'a hatost',
    'a hetest',
    'a nyolcast',
    'a kilencest',
    'a tízest',
    'a bubit',
    'a dámát',
    'a királyt',
  ]);
  expect(['X1', 'R1'].map((card) => accusative(frenchCardName(card, 'hu')))).toEqual(['Jokert', 'Szabálykártyát']);
});
