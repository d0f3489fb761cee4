import { inEach, type Worded } from '../../../words/language.ts';

const EN = {
  tasks: { redraw: 'Discard your hand and draw three cards.', charge: 'If you add a charge, lay it face down beside your army.' },
  /** By the rulebook's word for a question that is put to one seat. */
  asks: {
    'illegal suit': 'You are the King: which suit is illegal?',
    hand: 'Do you hold a K, Q, J or Joker?',
    'own appeal': 'Do you appeal to the King about the Joker?',
    response: 'You are the King: do you respond to the appeal?',
    drawn: 'You are the King: which card did you draw?',
    charging: 'Do you add a charge?',
    army: 'Show your army.',
    charge: 'Show your charge.',
    replacement: 'Which card replaces your Joker?',
  },
  /** HS-2: until when a player does not play. */
  rests: {
    hand: 'You are out until the next round, which you begin with no disgraces.',
    game: 'You are out for the rest of the game.',
    next: 'You play from the next round on.',
  },
};
type SeatWords = Worded<typeof EN>;

const HU: SeatWords = {
  tasks: {
    redraw: 'Dobd el a kézbeli lapjaidat, és húzz hármat.',
    charge: 'Ha rohamot indítasz, tedd lefordítva a sereged mellé.',
  },
  asks: {
    'illegal suit': 'Te vagy a király: melyik szín legyen tilos?',
    hand: 'Van a kezedben K, D, B vagy Joker?',
    'own appeal': 'A királyhoz fordulsz a Joker miatt?',
    response: 'Te vagy a király: meghallgatod a kérést?',
    drawn: 'Te vagy a király: melyik lapot húztad?',
    charging: 'Indítasz rohamot?',
    army: 'Mutasd meg a seregedet.',
    charge: 'Mutasd meg a rohamod lapját.',
    replacement: 'Melyik lap kerül a Jokered helyére?',
  },
  rests: {
    hand: 'Kiestél a következő osztásig, akkor szégyen nélkül kezdesz.',
    game: 'Kiestél a játék végéig.',
    next: 'A következő osztástól játszol.',
  },
};

const DE: SeatWords = {
  tasks: {
    redraw: 'Wirf deine Hand ab und zieh drei Karten.',
    charge: 'Wenn du stürmst, leg die Karte verdeckt neben dein Heer.',
  },
  asks: {
    'illegal suit': 'Du bist König: Welche Farbe ist verboten?',
    hand: 'Hast du K, D, B oder Joker auf der Hand?',
    'own appeal': 'Bittest du den König wegen des Jokers um Gnade?',
    response: 'Du bist König: Erhörst du die Bitte?',
    drawn: 'Du bist König: Welche Karte hast du gezogen?',
    charging: 'Legst du einen Sturm dazu?',
    army: 'Zeig dein Heer.',
    charge: 'Zeig deinen Sturm.',
    replacement: 'Welche Karte ersetzt deinen Joker?',
  },
  rests: {
    hand: 'Du bist raus bis zur nächsten Runde, die du ohne Schanden beginnst.',
    game: 'Du bist raus bis zum Ende des Spiels.',
    next: 'Du spielst ab der nächsten Runde mit.',
  },
};

/** What Honor of the Samurai says to one player. */
export const SAMURAI_SEAT = inEach<SeatWords>(EN, HU, DE);
