import { inEach, type Worded } from '../../../words/language.ts';

const EN = {
  tasks: {
    take: 'Take the cards: the trick is yours.',
    takeTogether: 'Take the cards, together with your ally.',
    drawFromEachOther: 'Equal: lay your card aside and draw blind from the other ally.',
    mayAttack: 'You are one below the highest: with a horse you may draw blind from that player.',
    drawFrom: (from: string) => `You attack: draw blind from the hand of ${from}.`,
    drawFromNext: 'You are equal: draw blind from the next player who is equal.',
    drop: 'Drop a card from your hand.',
  },
  /** By the rulebook's word for a question that is put to one seat. */
  asks: {
    lot: 'Which capital did you draw?',
    ally: 'Who is your ally?',
    'pile card': 'You lead: turn over the top card of your pile.',
    'hand card': 'You are the ally: lay a card from your hand.',
    blind: 'Which card was drawn from your hand?',
    drawn: 'Which card was drawn from your hand?',
    dropped: 'Which card do you drop?',
    horse: 'Do you lay a horse?',
    turned: 'Show the card that you have laid.',
  },
};
type SeatWords = Worded<typeof EN>;

const HU: SeatWords = {
  tasks: {
    take: 'Vidd el a lapokat: tiéd az ütés.',
    takeTogether: 'Vidd el a lapokat a szövetségeseddel együtt.',
    drawFromEachOther: 'Egyenlő: tedd félre a lapodat, és húzz látatlanban a másik szövetségestől.',
    mayAttack: 'Lapod eggyel gyengébb a legerősebbnél: lóval látatlanban húzhatsz annak kezéből.',
    drawFrom: (from) => `Támadsz: húzz látatlanban ${from} kezéből.`,
    drawFromNext: 'Egyenlők vagytok: húzz látatlanban a következőtől, akivel egyenlő vagy.',
    drop: 'Dobj el egy lapot a kezedből.',
  },
  asks: {
    lot: 'Melyik fővárost húztad?',
    ally: 'Ki a szövetségesed?',
    'pile card': 'Te vezetsz: fordítsd fel a paklid felső lapját.',
    'hand card': 'Te vagy a szövetséges: tegyél le egy lapot kézből.',
    blind: 'Melyik lapot húzták a kezedből?',
    drawn: 'Melyik lapot húzták a kezedből?',
    dropped: 'Melyik lapot dobod el?',
    horse: 'Támadsz lóval?',
    turned: 'Mutasd meg a lapot, amelyet letettél.',
  },
};

const DE: SeatWords = {
  tasks: {
    take: 'Nimm die Karten: Der Stich gehört dir.',
    takeTogether: 'Nimm die Karten, zusammen mit deinem Verbündeten.',
    drawFromEachOther: 'Gleich: Leg deine Karte beiseite und zieh blind vom anderen Verbündeten.',
    mayAttack: 'Du liegst eins unter der höchsten Karte: Mit einem Pferd darfst du dort blind ziehen.',
    drawFrom: (from) => `Du greifst an: Zieh blind aus der Hand von ${from}.`,
    drawFromNext: 'Du liegst gleichauf: Zieh blind beim Nächsten, der gleichauf liegt.',
    drop: 'Wirf eine Handkarte ab.',
  },
  asks: {
    lot: 'Welche Hauptstadt hast du gezogen?',
    ally: 'Wer ist dein Verbündeter?',
    'pile card': 'Du führst: Deck die oberste Karte deines Stapels auf.',
    'hand card': 'Du bist verbündet: Leg eine Handkarte.',
    blind: 'Welche Karte wurde aus deiner Hand gezogen?',
    drawn: 'Welche Karte wurde aus deiner Hand gezogen?',
    dropped: 'Welche Karte wirfst du ab?',
    horse: 'Setzt du ein Pferd ein?',
    turned: 'Zeig die Karte, die du gelegt hast.',
  },
};

/** What Charta Bellica says to one player. */
export const CHARTA_BELLICA_SEAT = inEach<SeatWords>(EN, HU, DE);
