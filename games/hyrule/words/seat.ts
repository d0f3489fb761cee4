import { inEach, type Worded } from '../../../words/language.ts';

const EN = {
  tasks: {
    take: (cards: number) => `Take the ${cards === 1 ? 'card' : `${cards} cards`}.`,
    draw: (discarded: string) => `Discard the ${discarded} and draw a card.`,
  },
  /** By the rulebook's word for a question that is put to one seat. */
  asks: {
    discard: 'You swap: which card do you discard?',
    lead: 'You lead: it is your card first.',
    follow: 'It is your turn: which card do you lay?',
    turned: 'Show the card that you have laid.',
  },
  /** HY-7 */
  notInRunOff: 'You are not in this run-off: you rest until it is over.',
};
type SeatWords = Worded<typeof EN>;

const HU: SeatWords = {
  tasks: {
    take: (cards) => `Vidd el a lapokat, összesen ${cards} darabot.`,
    draw: (discarded) => `Dobd el ezt: ${discarded}, és húzz egyet.`,
  },
  asks: {
    discard: 'Te cserélsz: melyik lapot dobod el?',
    lead: 'Te kezdesz: a te lapod az első.',
    follow: 'Te jössz: melyik lapot teszed le?',
    turned: 'Mutasd meg a lapot, amelyet letettél.',
  },
  notInRunOff: 'Ebben a rájátszásban nem veszel részt: a végéig pihensz.',
};

const DE: SeatWords = {
  tasks: {
    take: (cards) => `Nimm die ${cards === 1 ? 'Karte' : `${cards} Karten`}.`,
    draw: (discarded) => `Leg ab: ${discarded}, und zieh eine Karte.`,
  },
  asks: {
    discard: 'Du tauschst: Welche Karte legst du ab?',
    lead: 'Du spielst aus: Deine Karte kommt zuerst.',
    follow: 'Du bist dran: Welche Karte legst du?',
    turned: 'Zeig die Karte, die du gelegt hast.',
  },
  notInRunOff: 'Du bist bei diesem Stechen nicht dabei: Du pausierst, bis es vorbei ist.',
};

/** What Hyrule says to one player. */
export const HYRULE_SEAT = inEach<SeatWords>(EN, HU, DE);
