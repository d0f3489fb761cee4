import type { SamuraiWords } from '../words.ts';

export const SAMURAI_GOALS_DE: SamuraiWords['goals'] = {
  'highest total': {
    title: 'Das stärkste Heer',
    rule: 'Ass 13, König 12, Dame und Bube 11. Die höchste Summe nimmt alle Könige, Damen und Buben.',
    ruling: 'Zahlkarten zählen ihre Zahl, und jede genommene Karte ist ein Kopf.',
  },
  tie: { title: 'Gleichstand', rule: 'Ist die höchste Summe geteilt, gewinnt niemand die Schlacht.' },
  'joker in army': {
    title: 'Ein Joker im Heer',
    rule: 'Ein Heer mit Joker verliert sofort.',
    ruling: 'Sind nur solche Heere übrig, gewinnt niemand.',
  },
  'face card in hand': {
    title: 'Eine Hand, die nicht sauber ist',
    rule: 'König, Dame oder Bube auf der Hand kosten eine Schande; gezogen wird, bis die Hand sauber ist.',
  },
  'joker in hand': {
    title: 'Ein Joker auf der Hand',
    rule: 'Wer einen Joker zieht, gibt allen anderen eine Schande.',
    ruling: 'Jeder Joker zählt für sich und bleibt auf der Hand.',
  },
  out: { title: 'Drei Schanden', rule: 'Wer drei Schanden hat, ist raus.', ruling: 'für den Rest des Spiels.' },
  'illegal suit': {
    title: 'Die verbotene Farbe',
    rule: 'Eine Karte der Farbe, die der König verboten hat, kostet ihr Heer eine Schande.',
    ruling: 'eine je Schlacht, wie viele es auch sind.',
  },
  'lost charge': {
    title: 'Ein Sturm, der verliert',
    rule: 'Wer eine Karte dazulegt und doch verliert, bekommt eine Schande.',
    ruling: 'Wer die höchste Summe teilt, hat nicht verloren.',
  },
  appeal: {
    title: 'Den König anrufen',
    rule: 'Wegen eines Jokers darf man den König anrufen. Geht er darauf ein und zieht König, Dame oder Bube, wirkt der Joker nicht.',
  },
};
