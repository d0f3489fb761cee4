import { inEach, type Worded } from '../../../words/language.ts';
import type { Variation } from '../rules/battle.ts';

const EN = {
  tasks: {
    take: 'Put the cards under your stack, your own first, then clockwise.',
    war: {
      classic: 'Call “War!”: three face down, flip a fourth.',
      'three-card': 'Call “War!”: three face down, flip a fourth.',
      suicide: 'Call “War!”: choose three to lay face down and a fourth to flip.',
    } satisfies Record<Variation, string>,
  },
  /** By the rulebook's word for a question that is put to one seat. */
  asks: { flip: 'Show the card that you have flipped.', war: 'War! Show the card that you have flipped.' },
  /** WR-7 */
  out: 'You have no cards left: you are out of this game.',
};
type SeatWords = Worded<typeof EN>;

const HU: SeatWords = {
  tasks: {
    take: 'Tedd a lapokat a paklid aljára, előbb a sajátodat, aztán az óramutató járása szerint.',
    war: {
      classic: 'Kiáltsd: „Háború!” Három lap lefelé, a negyedik felfelé.',
      'three-card': 'Kiáltsd: „Háború!” Három lap lefelé, a negyedik felfelé.',
      suicide: 'Kiáltsd: „Háború!” Válassz három lapot lefelé, egyet felfelé.',
    },
  },
  asks: { flip: 'Mutasd meg a lapot, amelyet felfordítottál.', war: 'Háború! Mutasd meg a lapot, amelyet felfordítottál.' },
  out: 'Elfogyott a lapod: ebből a játékból kiestél.',
};

const DE: SeatWords = {
  tasks: {
    take: 'Leg die Karten unter deinen Stapel, zuerst die eigenen, dann im Uhrzeigersinn.',
    war: {
      classic: 'Ruf „Krieg!“: drei verdeckt, die vierte aufdecken.',
      'three-card': 'Ruf „Krieg!“: drei verdeckt, die vierte aufdecken.',
      suicide: 'Ruf „Krieg!“: Wähl drei Karten verdeckt, dazu eine vierte offen.',
    },
  },
  asks: { flip: 'Zeig die Karte, die du aufgedeckt hast.', war: 'Krieg! Zeig die Karte, die du aufgedeckt hast.' },
  out: 'Du hast keine Karten mehr: Du bist raus.',
};

/** What War says to one player. */
export const WAR_SEAT = inEach<SeatWords>(EN, HU, DE);
