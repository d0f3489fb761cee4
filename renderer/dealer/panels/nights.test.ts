import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NightResult, NightTrouble, NightView } from '../../../host/contract/night.ts';
import type { RoundProof } from '../../../host/contract/proof.ts';
import type { Course } from '../../../host/contract/view.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { answered, enter, findButton, press, seen as onPage, touch } from '../testing/page.ts';
import { firstState, gameView } from '../../../games/hungarian-war/table/testing/states.ts';
import { momentIn } from '../../ui/time.ts';
import { consoleView, NOW, PEOPLE, type ViewParts } from '../desk/testing/stubs.ts';
import { deskSay } from '../desk/desk-say.ts';

const sayEn = deskSay('en');
const OLD = 'an old one.jsonl';

let at: ReturnType<typeof mountConsole>;

beforeEach(() => {
  localStorage.clear();
  at = mountConsole();
});

/** The commands sent, except those that refresh the list. */
const asked = () => at.sent.filter(({ type }) => type !== 'lookAtNights');

/** Before any game: the nights are reached from setup. */
function shelf(nights: readonly Partial<NightView>[], more: ViewParts = {}): void {
  const listed = nights.map((night) => ({ file: OLD, startedAt: NOW, games: 2, current: false, ...night }));
  at.show(consoleView(undefined, { nights: listed, ...more }));
  if (document.querySelector('[role=dialog]') === null) press('F8');
}
const dialog = () => document.querySelector('[role=dialog]') ?? document;
const offered = (text: string) => findButton(text, dialog()) !== undefined;
const click = (text: string) => touch(text, dialog());
const seen = () => onPage('[role=dialog]');

describe('the nights', () => {
  it('can be opened before any game, and meanwhile setup gets no key', () => {
    shelf([{ name: 'Birthday of Tina' }]);
    expect(seen()).toContain('Birthday of Tina');
    press('2', document.body);
    press('2');
    press('Escape');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(document.body.textContent).toContain(deskSay('en')('console-setup-question'));
    press('2');
    expect(document.body.textContent).toContain(deskSay('en')('console-who-sits'));
  });

  it('close their own panel when another night is opened, and none that was opened since', async () => {
    const asked = () => document.querySelector('[role=dialog]')?.getAttribute('aria-label') ?? undefined;
    shelf([{}]);
    click(sayEn('nights-begin'));
    await vi.waitFor(() => expect(asked()).toBeUndefined());
    press('F8');
    click(sayEn('nights-begin'));
    press('F7');
    for (let ticks = 0; ticks < 5; ticks += 1) await answered();
    expect(asked()).toBe(deskSay('en')('console-panels-pads'));
  });

  it('say before a game under way is left for a new night that it stays in the list, and ask once more', () => {
    const game = gameView(
      firstState({ names: PEOPLE.map(({ name }) => name), seed: 3 }, () => true),
      { phase: 'choosing', step: 7, ready: 0, of: 4, late: [], naming: false },
    );
    const again = deskSay('en')('console-sure');
    shelf([{}, { file: 'another.jsonl' }], { game });
    expect(seen()).toContain(sayEn('nights-game-under-way'));
    click(sayEn('nights-begin'));
    expect(asked()).toEqual([]);
    click(again);
    expect(asked()).toEqual([{ type: 'newNight' }]);
    click(sayEn('nights-begin'));
    click(sayEn('nights-open'));
    expect([asked().length, offered(sayEn('nights-begin'))]).toEqual([1, true]);
    click(again);
    expect(asked().at(-1)).toEqual({ type: 'openNight', file: 'another.jsonl' });
    shelf([{}], { game: { ...game, course: { phase: 'over', step: 9 } } });
    expect(seen()).not.toContain(sayEn('nights-game-under-way'));
    click(sayEn('nights-begin'));
    expect(asked()).toHaveLength(3);
  });

  it('are browsed with the arrow keys', () => {
    shelf([{}, { file: 'another.jsonl' }]);
    const first = document.activeElement;
    press('ArrowDown');
    expect(document.activeElement).not.toBe(first);
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    press('ArrowUp');
    expect(document.activeElement).toBe(first);
  });

  it('are given a name, which can be removed again', () => {
    shelf([{}]);
    click(sayEn('console-more'));
    for (const name of ['  Tina 30  ', '']) {
      enter('#night-name', name);
    }
    expect(asked()).toEqual([
      { type: 'nameNight', file: OLD, name: 'Tina 30' },
      { type: 'nameNight', file: OLD, name: '' },
    ]);
  });

  it('are deleted only by a second button, with the focus on keeping', async () => {
    shelf([{}]);
    click(sayEn('console-more'));
    click(sayEn('nights-remove'));
    expect(asked()).toEqual([]);
    expect(seen()).toContain('can be brought back');
    expect(document.activeElement?.textContent).toBe(sayEn('nights-remove.no'));
    click(sayEn('nights-remove.no'));
    click(sayEn('nights-remove'));
    click(sayEn('nights-remove.yes'));
    await answered();
    expect(asked()).toEqual([{ type: 'deleteNight', file: OLD }]);
    const deleted = { file: OLD, startedAt: NOW, games: 2, current: false };
    shelf([], { deletedNights: [deleted], nightReport: { kind: 'deleted', file: OLD, path: `/n/deleted/${OLD}` } });
    expect(seen()).toContain(`/n/deleted/${OLD}`);
    click(sayEn('nights-restore'));
    expect(asked().at(-1)).toEqual({ type: 'restoreNight', file: OLD });
  });

  it('cannot be deleted while open', () => {
    shelf([{ current: true }]);
    click(sayEn('console-more'));
    expect(offered(sayEn('nights-remove'))).toBe(false);
    expect(seen()).toContain(sayEn('nights-cannot-remove-open'));
  });

  it('are exported in the language of this window', () => {
    at.settings.language = 'hu';
    shelf([{}]);
    const sayIt = deskSay('hu');
    click(sayIt('console-more'));
    click(sayIt('nights-export-text'));
    expect(asked()).toEqual([{ type: 'exportNight', file: OLD, format: 'text', language: 'hu' }]);
    shelf([{}], { nightReport: { kind: 'exported', file: OLD, path: '/n/exports/x.txt', rounds: 7, from: 9 } });
    expect(seen()).toContain(sayIt('nights-exported', { rounds: 7, path: '/n/exports/x.txt' }));
    expect(seen()).toContain(sayIt('nights-exported.before', { line: 9 }));
  });

  it('are verified: intact with the number of matching seals, or the faults by line', () => {
    const report: NightResult = {
      kind: 'verified',
      file: OLD,
      ok: true,
      games: 1,
      rounds: 27,
      fingerprint: '7K3M9QXA',
      provenByPads: 60,
      provenByHost: 21,
      typed: 3,
      byHand: 1,
      faults: [],
      moreFaults: 0,
    };
    shelf([{}]);
    click(sayEn('console-more'));
    click(sayEn('nights-verify'));
    expect(asked()).toEqual([{ type: 'verifyNight', file: OLD }]);
    shelf([{}], { nightReport: report });
    expect(seen()).toContain('Sound and consistent: 1 game, 27 rounds; matching seals: 60 by pads and 21 by the referee itself.');
    expect(seen()).toContain('7K3M 9QXA');
    expect(seen()).toContain('3 by real dice, 1 entered by the dealer');
    const faults = [{ line: 12, what: 'proof', seat: 2 } as const, { line: 14, what: 'shown' } as const];
    shelf([{}], { nightReport: { ...report, ok: false, faults, moreFaults: 3 } });
    expect(seen()).toContain(sayEn('nights-unsound', { faults: 5 }));
    expect(seen()).toContain(`${sayEn('nights-fault-proof', { line: 12 })} ${sayEn('nights-of-seat', { seat: 3 })}`);
    expect(seen()).toContain(sayEn('nights-fault-shown', { line: 14 }));
    expect(offered(sayEn('nights-salvage'))).toBe(true);
  });

  it.each<[NightTrouble, string, boolean]>([
    [{ kind: 'damaged', line: 7 }, sayEn('nights-trouble-damaged.remedy'), true],
    [{ kind: 'damaged', line: 1 }, sayEn('nights-trouble-damaged.headless'), false],
    [{ kind: 'newer', format: 9 }, sayEn('nights-trouble-newer.remedy'), false],
    [{ kind: 'foreign' }, sayEn('nights-trouble-foreign.remedy'), false],
    [{ kind: 'too large' }, sayEn('nights-trouble-too-large.remedy'), false],
    [{ kind: 'unreadable', code: 'EACCES' }, sayEn('nights-trouble-unreadable.remedy'), false],
  ])('that cannot be continued say why, and what can be done: %j', (trouble, remedy, salvageable) => {
    shelf([{ trouble }]);
    expect(offered(sayEn('nights-open'))).toBe(false);
    click(sayEn('console-more'));
    expect(seen()).toContain(remedy);
    expect(offered(sayEn('nights-salvage'))).toBe(salvageable);
    // A night of a newer version is not to be called unsound.
    expect(offered(sayEn('nights-verify'))).toBe(trouble.kind === 'damaged');
    expect(offered(sayEn('nights-remove'))).toBe(true);
    if (!salvageable) return;
    click(sayEn('nights-salvage'));
    expect(asked()).toEqual([{ type: 'openNight', file: OLD, salvage: true }]);
  });

  it('offer the intact part even if only opening shows that a line cannot follow', async () => {
    shelf([{}]);
    click(sayEn('console-more'));
    expect(offered(sayEn('nights-salvage'))).toBe(false);
    at.answers.push({ ok: false, refusal: { code: 'night damaged', params: { file: OLD, line: 5, problem: 'x' } } });
    click(sayEn('nights-open'));
    await answered();
    expect(offered(sayEn('nights-salvage'))).toBe(true);
  });
});

describe('the proof of the last round', () => {
  const seal = {
    kind: 'seal',
    by: 'P1',
    sealer: 'pad',
    attempt: 4,
    hostNonce: '0123456789abcdef',
    nonce: 'fedcba9876543210',
    commitment: 'a'.repeat(32),
    check: 'printf … | sha256sum',
    bytes: '4857',
  } as const;
  const proof: RoundProof = {
    game: 1,
    round: 3,
    players: PEOPLE,
    committed: { line: 41, at: '2026-11-21T20:04:36.000Z' },
    revealed: { line: 42, at: '2026-11-21T20:04:37.000Z' },
    recorded: true,
    seats: [
      { seat: 0, face: 6, ...seal, holds: true },
      { seat: 1, face: 2, ...seal, holds: false },
      { seat: 2, face: 5, kind: 'die' },
      { seat: 3, face: null, kind: 'none' },
    ],
  };
  const state = firstState({ names: PEOPLE.map(({ name }) => name), seed: 3 }, ({ opening }) => opening !== undefined);
  const course: Course = { phase: 'choosing', step: 7, ready: 0, of: 4, late: [], naming: false };
  /** The panel of a table at which a round has been shown, with this proof or none. */
  function proven(more: ViewParts): void {
    localStorage.setItem('referee.console.table', 'no');
    at.show(consoleView(undefined, { typed: [], game: gameView(state, course), ...more }));
    press('F8', document.body);
    click(sayEn('proof-open'));
  }

  it('is not offered before a round has been shown', () => {
    proven({});
    expect(seen()).toContain(sayEn('proof-none'));
    expect(document.querySelectorAll('[data-proof]')).toHaveLength(0);
  });

  it('says when and where the seals were written, what holds, and how anyone can check', () => {
    proven({ proof, recordFile: "/nights/Tina's.jsonl" });
    expect(seen()).toContain(sayEn('proof-committed', { line: 41, at: momentIn('en', '2026-11-21T20:04:36.000Z') }));
    expect(seen()).toContain(sayEn('proof-revealed', { line: 42, at: momentIn('en', '2026-11-21T20:04:37.000Z') }));
    expect(seen()).toContain(String.raw`sed -n '41p;42p' '/nights/Tina'\''s.jsonl'`);
    const said = [...document.querySelectorAll('[data-proof]')].map(({ textContent }) => textContent);
    const kinds = [sayEn('proof-holds-pad'), sayEn('proof-fails'), sayEn('proof-die'), sayEn('proof-no-die')];
    expect(said.map((text) => kinds.find((word) => text.includes(word)))).toEqual([
      sayEn('proof-holds-pad'),
      sayEn('proof-fails'),
      sayEn('proof-die'),
      sayEn('proof-no-die'),
    ]);
    click(sayEn('proof-check', { name: 'Anna' }));
    for (const value of [seal.hostNonce, seal.nonce, seal.commitment, seal.check, seal.bytes]) expect(seen()).toContain(value);
  });

  it('says what its fingerprint is for, and which seals bind nobody against the referee', () => {
    const own = { seat: 0, face: 6, ...seal, sealer: 'host', holds: true } as const;
    const program = { version: '1.0.0', nights: '/nights', command: 'referee' };
    proven({ program, proof: { ...proof, fingerprint: '7K3M9QXA', seats: [own] }, recordFile: '/nights/tonight.jsonl' });
    expect(seen()).toContain(sayEn('proof-fingerprint', { fingerprint: '7K3M 9QXA' }));
    expect(seen()).toContain(sayEn('proof-fingerprint.held'));
    expect(seen()).toContain(sayEn('proof-holds-host'));
    expect(seen()).toContain("referee verify '/nights/tonight.jsonl' --game 1 --round 3 --fingerprint 7K3M-9QXA");
    expect(seen()).not.toContain('npm');
  });

  it('says that a round of real dice sealed nothing, and that an unrecorded one is in no file', () => {
    const { committed: _, ...dice } = proof;
    proven({ proof: { ...dice, recorded: false, seats: proof.seats.slice(2) } });
    expect(seen()).toContain(sayEn('proof-nothing-sealed'));
    expect(seen()).toContain(sayEn('proof-unrecorded'));
    expect(seen()).not.toContain('sed -n');
  });
});
