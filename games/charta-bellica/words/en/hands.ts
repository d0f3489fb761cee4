import type { HandsWords } from '../words.ts';

const list = (names: readonly string[]) => names.join(' and ');

export const HANDS_EN: HandsWords = {
  nations: (whose) => `Nations: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
  drawLots: 'Draw lots with the four capitals, face down: who draws first picks an ally.',
  sevenAndSeven: 'Everybody: shuffle, seven face down in a pile, seven in hand.',
  allInHand: 'Everybody: take all fourteen in hand.',
  lead: (names) => `${list(names)}: the top card of your piles.`,
  aid: (names) => `${list(names)}: each help with a card from your hand.`,
  drawFromEachOther: (names) => `Equal. ${list(names)}: lay yours aside, draw blind from each other.`,
  mayAttack: (name) => `${name}: one below the highest. A horse may attack.`,
  drawFrom: (name, from) => `${name}: draw blind from the hand of ${from}.`,
  drawFromNext: (names) =>
    names.length === 2 ? `Equal. ${list(names)}: draw blind from each other.` : 'Equal. Draw blind, each from the next one.',
  drop: (names) => `${list(names)}: drop a card.`,
  take: (names) => `${list(names)}: take the cards.`,
  takeOwn: 'Everybody: take your own cards.',
};
