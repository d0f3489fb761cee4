import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Course, GameView } from '../../../host/contract/view.ts';
import { gameView, playedBy, SHORT_NAMES } from '../../hungarian-war/table/testing/states.ts';
import type { TableUi } from '../../../renderer/room/table/ui.ts';
import { NOT_PRESENTING, presenting, progressAt } from '../../../renderer/room/table/progress.ts';
import { askedTable } from './asked-table.ts';
import { cardGame } from './card-game.ts';
import type { OutcomeSaid } from '../words/said.ts';
import type { CardsShown, SeatShown } from './shown.ts';
import { fakeCatalogue } from '../../../words/testing/fake-catalogue.ts';

/** The layout of a game whose state is its own drawing. */
interface Drawn {
  readonly now: CardsShown;
  readonly told: CardsShown;
  readonly said: readonly OutcomeSaid[];
  readonly hands: readonly string[];
}

const taught = { title: 'The highest takes all', rule: 'The highest card takes all of them.', ruling: 'Equal ones wait.' };
const TAUGHT = `${taught.title}\n    .rule = ${taught.rule}\n    .ruling = ${taught.ruling}`;
const catalogue = fakeCatalogue('double', {
  'asks-flip': '{ $name }: which card?',
  unit: 'cards',
  'goals-highest': TAUGHT,
  'goals-other': TAUGHT,
});
const double = cardGame<Drawn>({
  id: 'war',
  catalogue,
  cardName: (card) => `the ${card}`,
  shown: ({ now, told }, { kind }) => (kind === 'none' ? now : told),
  say: ({ said }, at) => said[at] ?? { verdict: '', seats: [], why: '', clause: '', spoken: '' },
  hands: ({ hands }) => hands,
});
const book = askedTable(double);

const seat = (card: string, more: Partial<SeatShown> = {}): SeatShown => ({ cards: [{ card }], presence: 'in', ...more });
const takes: OutcomeSaid = {
  stamp: 'takes',
  verdict: 'takes 3 cards',
  seats: [1],
  why: 'The king is the highest.',
  clause: 'WR-2',
  spoken: 'Béla takes 3 cards',
  goal: 'highest',
};
const state: Drawn = {
  now: { seats: [seat('back', { pile: 4 }), seat('KH', { label: 'leader' }), { cards: [], presence: 'out' }] },
  told: { seats: [seat('9D'), seat('KH', { stamp: 'takes' }), seat('2C')], goesTo: 1 },
  said: [takes],
  hands: ['Béla: take the cards.'],
};

const [begun] = playedBy({ names: SHORT_NAMES.slice(0, 3), seed: 1 });
if (begun === undefined) throw new Error('no game has begun');
const ASKING: Course = { phase: 'asking', step: 3, counted: false };
const SHOWN: Course = { phase: 'shown', step: 4, shownAt: 0, outcomesAt: [1_000], presentedAt: 2_000 };
const view = (course: Course, more: Partial<GameView> = {}, drawn: Drawn = state): GameView => ({
  ...gameView(begun, course, more),
  state: drawn,
  outcomes: state.said.length,
});

let close: () => void = () => undefined;
afterEach(() => close());

function show<Props extends object>(Part: Component<Props>, props: Props): void {
  close();
  const component = mount(Part, { target: document.body, props });
  flushSync();
  close = () => {
    close = () => undefined;
    void unmount(component);
  };
}

const map = (game: GameView, now = 0) => {
  show(book.Map, { game, language: 'en', progress: progressAt(game, now), turn: 0, height: 972 });
};
const text = () => document.body.textContent.replace(/\s+/g, ' ');
const label = (name: string) => document.querySelector(`[aria-label="${name}"]`);

describe('the map', () => {
  const ask = { n: 3, kind: 'card', what: 'flip', seat: 2, options: [] } as const;

  it('draws open cards by name, others face down, piles with their number, and the state of each seat', () => {
    map(view(ASKING));
    expect(label('the KH')).not.toBeNull();
    expect(label('face down')).not.toBeNull();
    expect(document.querySelector('[data-pile]')?.getAttribute('data-pile')).toBe('4');
    expect(text()).toContain('leader');
  });

  it('ties allies together by a band with a bow, and nobody once they are none', () => {
    const bands = () => [...document.querySelectorAll('[data-band]')].map((band) => band.getAttribute('data-band'));
    const allied = {
      ...state.now,
      seats: state.now.seats.map((shown, at) => (at === 1 ? shown : { ...shown, side: 1 as const })),
    };
    map(view(ASKING, {}, { ...state, now: allied }));
    expect(bands()).toEqual(['1']);
    expect(document.querySelector('[data-band] .knot')?.getAttribute('transform')).toMatch(/^translate\(\d+\.?\d* \d+\.?\d*\)$/);
    map(view(ASKING));
    expect(bands()).toEqual([]);
  });

  it('keeps a place for the card that is asked for, at the seat where it will lie', () => {
    map(view(ASKING, { ask }));
    expect(document.querySelector('[data-asked]')?.getAttribute('data-seat')).toBe('2');
    expect(document.querySelectorAll('[data-place="before 2"] [data-card=""]')).toHaveLength(1);
    map(view(ASKING, { ask: { ...ask, before: 1 } }));
    expect(document.querySelectorAll('[data-place="before 1"] [data-card=""]')).toHaveLength(1);
  });

  it('moves no other card when a card fills a place kept for it', () => {
    const room: CardsShown['room'] = [{ card: 'back' }, { card: '', extra: true }];
    const placed = (cards: SeatShown['cards']) => {
      const now = { room, seats: [{ ...seat('9D'), cards }, seat('KH'), seat('2C')] };
      map({ ...view(ASKING), state: { ...state, now } });
      return [...document.querySelectorAll<HTMLElement>('[data-place]:not([data-place="before 0"]) [data-card]')].map(
        ({ style }) => `${style.left} ${style.top} ${style.width}`,
      );
    };
    const before = placed([{ card: '9D' }]);
    expect(before).toHaveLength(2);
    expect(placed([{ card: '9D' }, { card: '2H', extra: true }])).toEqual(before);
  });

  it('marks the asked seat’s face-down card instead', () => {
    map(view(ASKING, { ask: { ...ask, seat: 0 } }));
    expect(document.querySelectorAll('[data-card=""]')).toHaveLength(0);
    expect(document.querySelector('.asked [aria-label="face down"]')).not.toBeNull();
  });

  it('marks the seat and none of its cards if a choice is asked for', () => {
    map(view(ASKING, { ask: { n: 3, kind: 'option', what: 'hand', seat: 0, options: [{ value: 'clean' }] } }));
    expect(document.querySelector('[data-asked]')?.getAttribute('data-seat')).toBe('0');
    expect(document.querySelector('[data-card].asked, path.asked')).toBeNull();
  });

  it('counts towards a limit in filled and empty places, and without a limit as a number', () => {
    const mark = { kind: 'disgrace', count: 2, name: 'disgraces', label: 'two disgraces' } as const;
    const marked = (marks: SeatShown['marks']) => ({
      ...view(ASKING),
      state: { ...state, now: { seats: [seat('KH', marks && { marks })] } },
    });
    map(marked([{ ...mark, of: 3 }]));
    const places = label('two disgraces');
    expect(places?.querySelectorAll('[data-stamp=disgrace]')).toHaveLength(2);
    expect(places?.querySelectorAll('svg')).toHaveLength(3);
    map(marked([mark]));
    expect(label('two disgraces')?.textContent.trim()).toBe('2');
  });

  it('shows the total of cards once it is presented, and keeps its place free until then', () => {
    const total = (told: string) => {
      map({ ...view(ASKING), state: { ...state, now: { seats: [seat('KH', { total: told })] } } });
      return document.querySelector('[data-place="before 0"] [data-says]')?.textContent;
    };
    expect([total(''), total('39')]).toEqual([undefined, '39']);
  });

  it('sends presented cards to their taker, and leaves them in place when an outcome is shown again', () => {
    map(view(SHOWN), 1_500);
    expect(document.querySelectorAll('.gone')).toHaveLength(3);
    expect(document.querySelectorAll('[data-stamp=takes]')).toHaveLength(1);
    map(view(SHOWN, { recalled: { at: 0 } }), 1_500);
    expect(document.querySelectorAll('.gone')).toHaveLength(0);
  });
});

describe('beside the map', () => {
  it('shows player, verdict and reason, and in the teaching pace the rule behind them', () => {
    show(book.Outcome, { game: view(SHOWN), language: 'en', progress: presenting(1) });
    for (const part of ['takes 3 cards', 'Béla', takes.why]) expect(text()).toContain(part);
    expect(text()).not.toContain(taught.rule);
    const choices = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching' } as const;
    show(book.Outcome, { game: view(SHOWN, { choices }), language: 'en', progress: presenting(1) });
    expect(text()).toContain(taught.rule);
    expect(text()).toContain(taught.ruling);
  });

  it('announces what it shows, and nothing about an outcome that does not exist', () => {
    expect(book.heard(view(SHOWN), 0, 'en')).toEqual({
      stamps: ['takes'],
      said: takes.spoken,
      announced: 'Béla: takes 3 cards. The king is the highest.',
    });
    expect(book.heard(view(SHOWN), 1, 'en').announced).toBe('');
  });

  it('shows what was compared once for each side, and announces it before the reason', () => {
    const weighed = [
      { seats: [0, 1], what: 'pair 8' },
      { seats: [2], what: 'sum 9' },
    ];
    const weighing = askedTable({ ...double, say: () => ({ ...takes, weighed }) });
    show(weighing.Outcome, { game: view(SHOWN), language: 'en', progress: presenting(1) });
    const lines = [...document.querySelectorAll('[data-part=weighed] li')];
    expect(lines.map((line) => line.querySelectorAll('.badge').length)).toEqual([2, 1]);
    expect(lines.map(({ textContent }) => textContent.trim().split(/\s+/).slice(-2).join(' '))).toEqual(['pair 8', 'sum 9']);
    expect(weighing.heard(view(SHOWN), 0, 'en').announced).toBe(
      'Béla: takes 3 cards. Anna and Béla: pair 8. Cili: sum 9. The king is the highest.',
    );
  });

  it('counts points as far as they are presented, and otherwise the current ones', () => {
    const presented = askedTable({ ...double, points: (_, { kind }) => (kind === 'none' ? [3, 2, 1] : [0, 2, 1]) });
    const points = (of: TableUi, game: GameView) =>
      of.standingsAt(game, progressAt(game, 1_500)).map((standing) => standing.points);
    expect([points(presented, view(SHOWN)), points(presented, view(ASKING))]).toEqual([
      [0, 2, 1],
      [3, 2, 1],
    ]);
    expect(points(book, view(SHOWN))).toEqual(view(SHOWN).standings.map((standing) => standing.points));
  });

  it('shows the cards that decided a game only once it is over', () => {
    const last = { title: 'The last battle', rows: [{ seat: 1, cards: [{ card: 'KH' }, { card: 'QD' }], total: '23' }] };
    const { Last = expect.fail('no last cards') } = askedTable({ ...double, last: () => last });
    show(Last, { game: view({ phase: 'over', step: 9 }), language: 'en', progress: NOT_PRESENTING });
    expect(text()).toContain('The last battle');
    expect(document.querySelector('[data-place="last 1"]')?.textContent).toContain('23');
    expect([label('the KH'), label('the QD')]).not.toContain(null);
    show(Last, { game: view(ASKING), language: 'en', progress: NOT_PRESENTING });
    expect(text()).not.toContain('The last battle');
  });

  it('teaches the goal that has just come up, counts those reached, and ends the lesson', () => {
    show(book.Guide, {
      game: view(ASKING, { lesson: { goals: ['highest', 'other'], met: ['highest'] } }),
      language: 'en',
      progress: NOT_PRESENTING,
    });
    expect(text()).toContain(taught.rule);
    expect(text()).toContain('1 of 2');
    expect(text()).toContain('Still to come up:');
    show(book.Guide, {
      game: view(ASKING, { lesson: { goals: ['highest'], met: ['highest'] } }),
      language: 'en',
      progress: NOT_PRESENTING,
    });
    expect(text()).toContain('Now you know the game.');
  });
});
