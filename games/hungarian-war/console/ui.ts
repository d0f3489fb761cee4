import type { ConsoleUi } from '../../../renderer/dealer/desk/ui.ts';
import { SEATS, HOUSE_RULES } from '../rules/house.ts';
import type { Event } from '../rules/types.ts';
import { frenchCardName } from '../../../words/cards.ts';
import { listIn } from '../../../words/language.ts';
import words from '../../../words/generated/hungarian-war.js';
import { RULES } from '../words/rules.ts';
import { roomSay } from '../../../words/room.ts';
import FaceFigure from './FaceFigure.svelte';
import { sayHands } from '../words/hands.ts';
import { sayOpening, sayPlace } from '../words/said.ts';
import CardsPanel from './CardsPanel.svelte';
import CorrectionsPanel from './CorrectionsPanel.svelte';
import CountingStrip from './CountingStrip.svelte';
import NamingStrip from './NamingStrip.svelte';
import { stateOf } from '../table/presented.ts';
import { COUNTING, NAMING, PEOPLE } from './deeds.ts';
import picture from './shelf.svg';

export const consoleUi: ConsoleUi = {
  id: 'hungarian-war',
  picture,
  seats: SEATS,
  house: HOUSE_RULES,
  teaches: true,
  kits: ['phones', 'phones-deck', 'dice', 'pads', 'nothing'],
  houseFor: (kit) => ({ cards: kit === 'nothing' || kit === 'phones' ? 'dealt' : 'taken' }),
  houseOf: (state) => ({ ...stateOf({ state }).house }),
  absence(state, seat) {
    const seated = stateOf({ state }).seats[seat];
    if (seated?.presence === 'away') return 'away';
    return seated?.standing === 'out' ? 'out' : undefined;
  },
  answerEvent: 'CardNamed' satisfies Event['type'],
  naming: NAMING,
  counting: COUNTING,
  people: PEOPLE,
  catalogue: words,
  cardName: frenchCardName,
  round: (_, round, language) => roomSay(language)('room-round', { round }),
  hands: (state, language) => sayHands(stateOf({ state }), language),
  outcomes(state, language) {
    const players = stateOf({ state }).opening?.players ?? [];
    const say = roomSay(language);
    return sayOpening(stateOf({ state }), language).map(({ stamp, place, seats, why, clause }) => {
      const who = listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
      const what = stamp === undefined ? say('room-stays') : say(`room-stamps-${stamp}`);
      return {
        what: place === undefined ? what : say('room-where', { what, place: sayPlace(players, place, language) }),
        who,
        why,
        clause,
      };
    });
  },
  Naming: NamingStrip,
  Counting: CountingStrip,
  Cards: CardsPanel,
  Corrections: CorrectionsPanel,
  rules: RULES,
  Figure: FaceFigure,
};
