import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Correction, Course, Stall } from '../../host/contract/view.ts';
import { mayBeLast } from '../../games/hungarian-war/rules/hands.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import type { Language } from '../../words/language.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import {
  apply,
  firstState,
  gameView,
  isLively,
  lastState,
  NOW,
  shownAt,
  SHORT_NAMES,
  tableView,
} from '../../games/hungarian-war/table/testing/states.ts';
import { CHOICES_KEY } from './table/table-choices.ts';
import { part } from '../ui/testing/drawn.ts';
import { mountTable } from './testing/mounted-table.ts';

const names = SHORT_NAMES.slice(0, 5);
const state = firstState({ names, seed: 7 }, ({ opening }) => opening !== undefined && isLively(opening));
const CHOOSING: Course = { phase: 'choosing', step: 3, ready: 3, of: 5, late: [1], naming: false };

let showView: ReturnType<typeof mountTable>['show'];
let lose: () => void;
beforeEach(() => {
  ({ show: showView, lose } = mountTable());
});

function show(course: Course | undefined): void {
  showView(tableView(course === undefined ? undefined : gameView(state, course)));
}

function speak(language: Language): void {
  window.dispatchEvent(new StorageEvent('storage', { key: CHOICES_KEY, newValue: JSON.stringify({ language }) }));
}

const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

describe('the table display', () => {
  it('says that the dealer is setting up until a game begins', () => {
    show(undefined);
    expect(document.body.textContent).toContain('The dealer is setting up');
  });

  it('does not count on when the host has gone, says that the count has stopped, and to count again once it is back', () => {
    show({ phase: 'counting', step: 4, startedAt: NOW - 1_000, endsAt: NOW + 2_000 });
    expect(part('numeral')?.textContent).toBe('2');
    lose();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(part('numeral')?.textContent).toBe('2');
    expect(document.querySelector('main')?.dataset['live']).toBe('false');
    expect(part('cut-off')?.textContent).toBe(sayIn('en', room)('room-count-stopped'));
    show({ ...CHOOSING, calledOff: { why: 'restart' } });
    expect(part('called-off')?.textContent).toBe(sayIn('en', room)('room-called-off-restart'));
    lose();
    flushSync();
    expect(part('cut-off')).toBeNull();
  });

  it('speaks the console’s language until one is chosen on it', () => {
    showView({ ...tableView(undefined), language: 'hu' });
    expect(document.body.textContent).toContain(sayIn('hu', room)('room-setting-up'));
    speak('de');
    showView({ ...tableView(undefined), language: 'hu' });
    expect(document.body.textContent).toContain(sayIn('de', room)('room-setting-up'));
  });

  it('shows how many are ready, who is late, and no die while choosing', () => {
    show(CHOOSING);
    expect(part('ready')?.textContent).toBe('3 of 5 ready');
    expect(part('late')?.textContent).toContain('Béla');
    expect(document.querySelectorAll('[data-die]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-place]')).toHaveLength(6);
    // The cards are not laid yet.
    show({ ...CHOOSING, ready: 0 });
    expect(part('ready')).toBeNull();
  });

  it('shows what each face aims at while choosing, in the order of pads and keys', () => {
    show(CHOOSING);
    const faces = [...document.querySelectorAll('[data-part=legend] svg')].map((die) => die.getAttribute('aria-label')?.[0]);
    expect(faces).toEqual(['5', '6', '4', '2', '1', '3']);
    show({ phase: 'closed', step: 5 });
    expect(part('legend')).toBeNull();
  });

  it('shows “hands up” once closed, and still no die', () => {
    show({ phase: 'closed', step: 5 });
    expect(part('numeral')?.textContent).toBe('Up!');
    expect(document.querySelectorAll('[data-die]')).toHaveLength(0);
  });

  it('does not call hands up again when an undo brings an opening back, since the dealer has the dice', () => {
    show({ phase: 'opening', step: 6, stalled: [], toType: [], retaken: true });
    expect(part('numeral')).toBeNull();
    expect(part('typing')?.textContent).toContain('dealer');
  });

  it('shows the name while stalled, and nothing of the opening', () => {
    show({ phase: 'opening', step: 6, stalled: [{ seat: 1, why: 'gone' }], toType: [] });
    expect(part('stalled')?.textContent).toContain('Béla');
    expect(document.querySelectorAll('[data-die]')).toHaveLength(0);
  });

  it('says while stalled that it waits only for pads that may still answer, and that the dealer decides for the others', () => {
    const say = sayIn('en', room);
    const [waitingFor, dealerDecides] = [say('room-waiting-for'), say('room-dealer-decides')];
    for (const why of ['no seal', 'seal lost'] as const) {
      show({ phase: 'opening', step: 6, stalled: [{ seat: 1, why }], toType: [] });
      expect(part('stalled')?.textContent).toContain('Béla');
      expect(part('stalled')?.textContent).toContain(dealerDecides);
      expect(document.body.textContent).not.toContain(waitingFor);
    }
    for (const why of ['no answer', 'gone'] as const) {
      show({ phase: 'opening', step: 6, stalled: [{ seat: 1, why }], toType: [] });
      expect(part('stalled')?.textContent).toContain(waitingFor);
      expect(part('stalled')?.textContent).not.toContain(dealerDecides);
    }
    const mixed: readonly Stall[] = [
      { seat: 0, why: 'no seal' },
      { seat: 1, why: 'gone' },
      { seat: 2, why: 'seal lost' },
    ];
    show({ phase: 'opening', step: 6, stalled: mixed, toType: [] });
    const said = part('stalled')?.textContent ?? '';
    const places = [waitingFor, 'Béla', dealerDecides, 'Anna', 'Cili'].map((word) => said.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('shows the fingerprint in groups with “Up!” and with the outcome', () => {
    const say = sayIn('en', room);
    const label = say('room-fingerprint');
    show({ phase: 'closed', step: 5 });
    expect(document.body.textContent).not.toContain(label);
    show({ phase: 'opening', step: 6, fingerprint: '7K3M9QXA', stalled: [], toType: [] });
    expect(part('numeral')?.textContent).toBe(say('room-up'));
    expect(part('held')?.textContent).toContain('7K3M 9QXA');
    show({ phase: 'opening', step: 6, fingerprint: '7K3M9QXA', stalled: [], toType: [0] });
    expect([part('held'), part('fingerprint')?.textContent]).toEqual([null, expect.stringContaining('7K3M 9QXA')]);
    show({ phase: 'shown', step: 7, fingerprint: '7K3M9QXA', shownAt: NOW, outcomesAt: [], presentedAt: NOW + 9_000 });
    expect(part('fingerprint')?.textContent).toContain(label);
    expect(part('fingerprint')?.textContent).toContain('7K3M 9QXA');
    show(CHOOSING);
    expect(part('fingerprint')).toBeNull();
  });

  it('shows every open die at once, then the outcome with its reason', () => {
    show(shownAt(state, -1));
    const dice = state.opening?.faces.filter((face) => face !== null) ?? [];
    expect(document.querySelectorAll('[data-die]')).toHaveLength(dice.length);
    expect(part('told')).toBeNull();
    show(shownAt(state, 0));
    expect(part('told')?.textContent).toMatch(/wanted it|block/);
  });

  it('shows the winner and the standings when the game is over', () => {
    const ended = lastState({ names, seed: 4 });
    const view = gameView(ended, { phase: 'over', step: 9 });
    showView(tableView(view));
    const winner = view.standings.find(({ player }) => view.winners.includes(player.id));
    expect(part('winner')?.textContent).toContain(winner?.player.name);
    const points = textOf('[data-part=standings] .points').map(Number);
    expect(points).toEqual(view.standings.map((standing) => standing.points).sort((a, b) => b - a));
  });

  it('shows who leads so far, and that the piles are to be counted, if points are open at the end', () => {
    const taken = lastState({ names, seed: 4, house: { cards: 'taken' } });
    const counted = apply(taken, { type: 'countPile', player: 'p1', points: 40 }, { draw: () => '??' });
    showView(tableView(gameView(counted, { phase: 'over', step: 9 })));
    expect(part('winner')).toBeNull();
    expect(part('so-far')?.textContent).toMatch(/Count the piles.*In the lead so far.*Béla.*40/s);
  });

  it('shows the points of this game and of all, and who leads, in a later game of the night (HW-19)', () => {
    const ended = lastState({ names, seed: 4 });
    const series = ended.seats.map(({ player }, seat) => ({ player, before: seat * 100, gamesWon: seat === 4 ? 1 : 0 }));
    showView(tableView(gameView(ended, { phase: 'over', step: 9 }, { series, game: 2 })));
    expect(textOf('.heads span')).toEqual(['Game 2', 'All games']);
    const edit = document.querySelector<HTMLElement>('[data-player=Edit]');
    const total = 400 + Number(edit?.dataset['points']);
    expect(edit?.querySelector('.total')?.textContent).toBe(String(total));
    expect(part('series')?.getAttribute('aria-label')).toBe(`The night so far: Edit ${total}`);
  });

  it.each([
    ['ended early', 'Ended early. Most points wins'],
    ['time up', 'Time is up. Most points wins'],
    ['last one in', 'The last one in the game wins'],
    ['all out', 'All out at once. Most points wins'],
    ['run-off', 'Decided by a run-off'],
    ['as agreed', 'Over as agreed, after round 27. Most points wins'],
    [undefined, undefined],
  ] as const)('says in large type why a game ended: %s', (endedBy, said) => {
    const view = tableView(gameView(lastState({ names, seed: 4 }), { phase: 'over', step: 9 }, endedBy && { endedBy }));
    showView(view);
    expect(part('ended')?.textContent).toBe(said);
  });

  it.each([
    ['en', 'Ended early: nobody at the table has any points yet'],
    ['hu', 'Idő előtt lezárva: még egyik játékosnál sincs pont'],
    ['de', 'Vorzeitig beendet: Am Tisch hat noch niemand Punkte'],
  ] as const)('says why nobody wins, and no more of a lesson than that (%s)', (language, said) => {
    const lesson = { goals: ['lone taker'], met: [] };
    const begun = firstState({ names, seed: 4 }, ({ round }) => round === 0);
    const choices = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } } as const;
    const ended = gameView(begun, { phase: 'over', step: 9 }, { endedBy: 'ended early', winners: [], lesson, choices });
    showView({ ...tableView(ended), language });
    expect(document.querySelector('.part')?.textContent.trim()).toBe(said);
  });

  it.each([
    ['en', 'Not begun', 'Points so far: not every card is named'],
    ['hu', 'El sem indult', 'Ideiglenes pontok: nincs minden lap megnevezve'],
    ['de', 'Nicht begonnen', 'Vorläufige Punkte: Nicht jede Karte ist genannt'],
  ] as const)(
    'heads a game that never began without a number, and calls points with open cards provisional (%s)',
    (language, head, said) => {
      const begun = firstState({ names, seed: 4 }, ({ round }) => round === 0);
      const none = gameView(begun, { phase: 'over', step: 9 }, { endedBy: 'ended early', winners: [] });
      showView({ ...tableView(none), language });
      expect(document.querySelector('header h1')?.textContent).toContain(head);
      expect(document.querySelector('header h1')?.textContent).not.toContain('0');
      const won = gameView(lastState({ names, seed: 4 }), { phase: 'over', step: 9 });
      const standings = won.standings.map((standing, seat) => ({ ...standing, open: Number(seat === 1) }));
      showView({ ...tableView({ ...won, standings }), language });
      expect(part('ended')?.textContent).toBe(said);
      showView({ ...tableView(won), language });
      expect(part('ended')).toBeNull();
    },
  );

  describe('a public correction', () => {
    const anna = { id: 'p0', name: 'Anna' };
    const bela = { id: 'p1', name: 'Béla' };
    const undone: Correction = {
      kind: 'undo',
      steps: 1,
      what: 'FacesOpened',
      effect: {
        round: 7,
        points: [{ player: anna, from: 31, to: 18 }],
        changes: [{ what: 'player', player: bela, becomes: 'in' }],
      },
      from: NOW,
      until: NOW + 3_000,
    };
    const given: Correction = { ...undone, kind: 'override', reason: 'miscounted', from: NOW + 3_000, until: NOW + 6_000 };
    const at = (from: number) => {
      const corrections = [undone, given].map((one) => ({ ...one, from: one.from + from, until: one.until + from }));
      showView(tableView(gameView(state, CHOOSING, { corrections })));
    };

    it('names the step, and says the old figure, the new one, and who is back; all names and scores stay', () => {
      at(-1_000);
      expect(textOf('[data-part=correction] h2')).toEqual(['Undone: the reveal in round 7']);
      expect(textOf('[data-part=correction] p')).toEqual(['Anna 31 → 18, Béla back in']);
      expect(part('ready')?.textContent).toBe('3 of 5 ready');
      expect(document.querySelectorAll('[data-part=standings] .figure')).toHaveLength(names.length);
    });

    it('names no points while outcomes are shown: the presentation has not come to them', () => {
      const shown = shownAt(state, 0);
      showView(tableView(gameView(state, shown, { corrections: [{ ...given, from: NOW }] })));
      expect(part('correction')?.textContent).toContain('miscounted');
      expect(part('correction')?.textContent).not.toMatch(/31|18|Béla/);
    });

    it('makes room for the next one, with its reason', () => {
      at(-4_000);
      expect(part('correction')?.querySelector('h2')?.textContent).toMatch(/Corrected/);
      expect(part('correction')?.textContent).toContain('miscounted');
    });

    it('is not shown by a window that comes back later', () => {
      at(-6_000);
      expect(part('correction')).toBeNull();
    });
  });

  it('shows the last reveal again while people choose: its dice, one outcome with its tally, and the current points', () => {
    const of = state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length;
    const recall = (at: number) => {
      showView(tableView(gameView(state, CHOOSING, { recalled: { at } })));
    };
    recall(of - 1);
    expect(part('recalled')?.textContent).toBe(`Round ${state.round} again: ${of} of ${of}`);
    const dice = state.opening?.faces.filter((face) => face !== null) ?? [];
    expect(document.querySelectorAll('[data-die]')).toHaveLength(dice.length);
    const last = part('told')?.textContent;
    expect(part('tally')).not.toBeNull();
    const points = textOf('[data-part=standings] .figure').map(Number);
    expect(points).toEqual(
      gameView(state, CHOOSING)
        .standings.map((one) => one.points)
        .sort((a, b) => b - a),
    );
    recall(0);
    expect(part('told')?.textContent).not.toBe(last);
    show(CHOOSING);
    expect(part('recalled')).toBeNull();
    expect(document.querySelectorAll('[data-die]')).toHaveLength(0);
  });

  it('says what the round brought each player, and who has passed others', () => {
    show(shownAt(state, -1));
    expect(document.querySelectorAll('[data-gained], [data-rose]')).toHaveLength(0);
    const game = gameView(state, CHOOSING);
    showView(tableView({ ...game, seats: game.seats.map((seat) => ({ ...seat, input: 'pad' })) }));
    // The first round: all points came with it.
    expect(state.round).toBe(1);
    const gained = [...document.querySelectorAll<HTMLElement>('[data-gained]')].map(({ dataset }) => Number(dataset['gained']));
    const points = gameView(state, CHOOSING).standings.map((one) => one.points);
    expect(gained.sort()).toEqual(points.filter((one) => one > 0).sort());
    expect(document.querySelector<HTMLElement>('[data-rose]')?.dataset['rose']).toMatch(/^[1-4]$/);
  });

  it('says that this may be the last round if the deck may not last longer', () => {
    const late = firstState({ names, seed: 7 }, mayBeLast);
    showView(tableView(gameView(late, CHOOSING)));
    expect(part('note')?.textContent).toBe('This may be the last round');
    show(CHOOSING);
    expect(part('note')?.textContent).not.toBe('This may be the last round');
  });

  it('says in the first game of a night what new signs mean, and not again', () => {
    const first = firstState({ names, seed: 11, house: { cards: 'dealt' } }, ({ round }) => round === 1);
    for (const [game, says] of [
      [1, 1],
      [2, 0],
    ] as const) {
      showView(tableView(gameView(first, CHOOSING, { game })));
      const notes = [...document.querySelectorAll('[data-part=note]')].map(({ textContent }) => textContent);
      expect(notes.filter((note) => note.startsWith('Lay the cards in this order'))).toHaveLength(says);
    }
  });

  it('keeps the reasons of the last round until the next count, and its last verdict until the next', () => {
    const reason = () => document.querySelector('[data-part=reasons]')?.textContent;
    show(CHOOSING);
    expect(reason()).toMatch(/wanted it|block/);
    show({ phase: 'counting', step: 4, startedAt: NOW, endsAt: NOW + 2_400 });
    expect(reason()).toBeUndefined();
    expect(part('strip')?.textContent).toMatch(/takes|Out/);
    show(shownAt(state, 0));
    expect(part('strip')).toBeNull();
  });

  it('dims everything beside the numeral in the last second of the count', () => {
    const counting = (left: number): Course => ({ phase: 'counting', step: 4, startedAt: NOW, endsAt: NOW + left });
    show(counting(2_400));
    expect(document.querySelector('.right')?.classList.contains('hushed')).toBe(false);
    show(counting(900));
    expect(document.querySelector('.right')?.classList.contains('hushed')).toBe(true);
    show(CHOOSING);
    expect(document.querySelector('.right')?.classList.contains('hushed')).toBe(false);
  });

  it('says who halted the count', () => {
    show({ ...CHOOSING, halted: { seat: 2 } });
    expect(part('halted')?.textContent).toBe('Cili halted the count.');
    show({ ...CHOOSING, halted: {} });
    expect(part('halted')?.textContent).toBe('The dealer halted the count.');
    show(CHOOSING);
    expect(part('halted')).toBeNull();
  });

  it('says since when it has not been live', () => {
    show(CHOOSING);
    vi.advanceTimersByTime(2_500);
    flushSync();
    expect(document.querySelector('main')?.dataset['live']).toBe('false');
    expect(document.body.textContent).toMatch(/no connection since \d\d:\d\d/);
  });
});
