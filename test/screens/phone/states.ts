import type { PhoneRules, SeatPage } from '../../../host/contract/phones.ts';
import { SEATED, type Shown } from '../../../renderer/phone/testing/fake-screen-phone.svelte.ts';
import { type Language } from '../../../words/language.ts';
import { inEach } from '../../../words/testing/in-each.ts';
import { PEOPLE } from '../people.ts';

/** As the host says it: each sentence about as long as the longest of a game. */
interface Said {
  readonly points: string;
  readonly rests: string;
  readonly todo: readonly string[];
  readonly why: readonly string[];
  readonly rules: PhoneRules;
}

const [NEIGHBOUR] = PEOPLE.hungarian;

const SAID = inEach<Said>(
  {
    points: '127 points, 14 prisoners',
    rests: 'You are out until somebody takes the centre card twice in a row.',
    todo: [
      `Take the card between you and ${NEIGHBOUR} and put it face up in front of you.`,
      'Then turn over the next card of the deck.',
    ],
    why: ['You alone took the left card.', `${NEIGHBOUR} blocked the centre card, so nobody who wanted it gets it.`],
    rules: {
      game: 'A game of cards',
      rules: Array(12)
        .fill('Whoever alone takes a card gets it.')
        .map((r, n) => `${r} ${n}`),
      titles: [1, 6],
    },
  },
  {
    points: '127 pont, 14 fogoly',
    rests: 'Kiestél, amíg valaki kétszer egymás után el nem viszi a középső lapot.',
    todo: [
      `Vedd el a közted és ${NEIGHBOUR} között fekvő lapot, és tedd magad elé felfordítva.`,
      'Aztán fordítsd fel a pakli következő lapját.',
    ],
    why: [
      'Egyedül te vitted el a bal oldali lapot.',
      `${NEIGHBOUR} blokkolta a középső lapot, így senki sem kapja meg, aki el akarta vinni.`,
    ],
    rules: { game: 'Egy kártyajáték', rules: ['Aki egyedül visz el egy lapot, megkapja.'] },
  },
  {
    points: '127 Punkte, 14 Gefangene',
    rests: 'Du bist draußen, bis jemand zweimal hintereinander die Karte in der Mitte nimmt.',
    todo: [
      `Nimm die Karte zwischen dir und ${NEIGHBOUR} und leg sie aufgedeckt vor dich hin.`,
      'Deck danach die nächste Karte vom Stapel auf.',
    ],
    why: [
      'Nur du hast die linke Karte genommen.',
      `${NEIGHBOUR} hat die Karte in der Mitte geblockt, also bekommt sie niemand, der sie wollte.`,
    ],
    rules: { game: 'Ein Kartenspiel', rules: ['Wer eine Karte allein nimmt, bekommt sie.'] },
  },
);

/** Every state of a phone's page, by name, with the longest of everything. */
export function phoneStates(language: Language): Readonly<Record<string, Shown>> {
  const { points, rests, todo, why, rules } = SAID[language];
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
  const card = page({ chooses: false, moment: 'asking', todo, why });
  return {
    code: { language, stage: { kind: 'code' } },
    join: { language, stage: { kind: 'join' } },
    'name taken': { language, stage: { kind: 'join', refused: { why: 'name taken' } }, name: PEOPLE.long[0] },
    full: { language, stage: { kind: 'join', refused: { why: 'full' } } },
    'looks the same': {
      language,
      stage: { kind: 'join', refused: { why: 'looks the same', as: PEOPLE.long[0] } },
      name: PEOPLE.long[0],
    },
    'cut off': { language, stage: { kind: 'ended', why: 'cut off' } },
    connecting: { language, stage: { kind: 'connecting' } },
    'never connected': { language, stage: lost },
    unknown: { language, stage: { kind: 'ended', why: 'unknown' } },
    replaced: { language, stage: { kind: 'ended', why: 'replaced' } },
    joined: page({ ...before, moment: 'joined' }),
    'joined, lost': { ...page({ ...before, moment: 'joined' }), stage: lost },
    tap: page({ ...before, moment: 'tap' }),
    tapped: page({ ...before, moment: 'joined', place: 3 }),
    'not armed': page({}),
    choose: { ...page({ cards, todo, why, isLeftOver: true }), pad: 'armed', light: 'choose' },
    'choose, no cards': { ...page({}), pad: 'armed', light: 'choose' },
    nudged: { ...page({ cards }), pad: 'armed', light: 'nudged' },
    sealed: { ...page({ cards }), ...sealed },
    'sealed, lost': { ...page({ cards }), ...sealed, light: 'choose', stage: lost },
    counting: { ...page({ cards, moment: 'counting' }), pad: 'armed', light: 'choose' },
    'counting, sealed': { ...page({ cards, moment: 'counting' }), ...sealed },
    halted: { ...page({ cards }), ...sealed, light: 'halted' },
    identify: { ...page({ cards }), ...sealed, light: 'identify' },
    closed: { ...page({ cards, moment: 'closed', fingerprint: 'K7QF2M9X' }), ...sealed, pad: 'closed' },
    opening: { ...page({ cards, moment: 'opening', fingerprint: 'K7QF2M9X' }), pad: 'revealed', light: 'ready' },
    shown: page({ moment: 'shown', todo, why, fingerprint: 'K7QF2M9X' }),
    rests: page({ rests, why }),
    'asking, cards': card,
    'shown, lost': { ...page({ moment: 'shown', todo, why }), stage: lost },
    over: page({ moment: 'over', why }),
    rules: { ...card, rules },
  };
}
