import type { SeatPage } from '../../../host/contract/phones.ts';
import { SEATED, type Shown } from '../../../renderer/phone/testing/fake-screen-phone.svelte.ts';
import { PSEUDO, type Language } from '../../../words/language.ts';
import { bracketed, stretched } from '../../../words/pseudo.ts';
import { PEOPLE } from '../people.ts';

const [NEIGHBOUR] = PEOPLE.hungarian;

/** As the host says it in English or the pseudo-language: each sentence about as long as the longest of a game. */
function saidIn(language: Language) {
  const said = (text: string) => (language === PSEUDO ? bracketed(text.split(NEIGHBOUR).map(stretched).join(NEIGHBOUR)) : text);
  return {
    points: said('127 points, 14 prisoners'),
    rests: said('You are out until somebody takes the centre card twice in a row.'),
    verdict: said(`Blocked by ${NEIGHBOUR}`),
    todo: [
      said(`Take the card between you and ${NEIGHBOUR} and put it face up in front of you.`),
      said('Then turn over the next card of the deck.'),
    ],
    why: [said('You alone took the left card.'), said(`${NEIGHBOUR} blocked the centre card, so nobody who wanted it gets it.`)],
    rules: {
      game: said('A game of cards'),
      rules: Array.from({ length: 8 }, (_, n) => said(`Whoever alone takes a card gets it. ${String(n)}`)),
      titles: [1, 6],
    },
  };
}

/** Every state of a phone's page, by name, with the longest of everything. */
export function phoneStates(language: Language = PSEUDO): Readonly<Record<string, Shown>> {
  const { points, rests, verdict, todo, why, rules } = saidIn(language);
  const seated: SeatPage = { ...SEATED, language, name: PEOPLE.long[0], points };
  const page = (more: Partial<SeatPage>): Shown => ({
    language,
    words: 'crimson grasshopper',
    page: { ...seated, ...more },
  });
  const cards = ['KD', '??', 'TS'];
  const lost = { kind: 'lost', since: 0 } as const;
  const sealed = { pad: 'sealed', light: 'ready', face: 2 } as const;
  const before = { chooses: false, points: '', todo: [] };
  const standings = PEOPLE.long.slice(0, 3).map((name, seat) => ({ name, seat, flower: seat, points: 127 - seat }));
  const card = page({ chooses: false, moment: 'asking', asked: true, todo, why, standings });
  return {
    code: { language, stage: { kind: 'code' } },
    join: { language, stage: { kind: 'join' } },
    'looks the same': {
      language,
      stage: { kind: 'join', refused: { why: 'looks the same', as: PEOPLE.long[0] } },
      name: PEOPLE.long[0],
    },
    'cut off': { language, stage: { kind: 'ended', why: 'cut off' } },
    'never connected': { language, stage: lost },
    unknown: { language, stage: { kind: 'code', why: 'unknown' } },
    gone: { language, stage: { kind: 'code', why: 'gone' } },
    replaced: { language, stage: { kind: 'ended', why: 'replaced' } },
    joined: page({ ...before, moment: 'joined' }),
    'joined, lost': { ...page({ ...before, moment: 'joined' }), stage: lost },
    tap: page({ ...before, moment: 'tap' }),
    tapped: page({ ...before, moment: 'joined', place: 3 }),
    'not armed': page({}),
    choose: { ...page({ cards, verdict, todo, why, isLeftOver: true }), pad: 'armed', light: 'choose' },
    'choose, no cards': { ...page({}), pad: 'armed', light: 'choose' },
    nudged: { ...page({ cards, suggested: todo[0] ?? '' }), pad: 'armed', light: 'nudged' },
    sealed: { ...page({ cards }), ...sealed },
    'sealed, lost': { ...page({ cards }), ...sealed, light: 'choose', stage: lost },
    counting: { ...page({ cards, moment: 'counting' }), pad: 'armed', light: 'choose', count: 3 },
    'counting, sealed': { ...page({ cards, moment: 'counting' }), ...sealed, count: 1 },
    halted: { ...page({ cards }), ...sealed, light: 'halted' },
    identify: { ...page({ cards }), ...sealed, light: 'identify' },
    closed: { ...page({ cards, moment: 'closed', fingerprint: 'K7QF2M9X' }), ...sealed, pad: 'closed', count: 0 },
    opening: { ...page({ cards, moment: 'opening', todo, fingerprint: 'K7QF2M9X' }), pad: 'closed', light: 'ready', count: 0 },
    shown: page({ moment: 'shown', fingerprint: 'K7QF2M9X' }),
    told: page({ moment: 'shown', verdict, todo, why, fingerprint: 'K7QF2M9X' }),
    rests: page({ rests, verdict, why, standings }),
    'asking, cards': card,
    'told, lost': { ...page({ moment: 'shown', verdict, todo, why }), stage: lost },
    over: page({ moment: 'over', verdict: points, best: { figure: 12, what: rests }, standings, todo }),
    rules: { ...card, rules },
  };
}
