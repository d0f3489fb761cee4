import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { NightFileRequest, NightFileView, NightInFile } from '../../host/contract/night-file.ts';
import { type Language, LANGUAGES } from '../../words/language.ts';
import { inEach } from '../../words/testing/in-each.ts';
import nightFile from '../../words/generated/night-file.js';
import nights from '../../words/generated/nights.js';
import { sayIn } from '../../words/say.ts';
import { draw } from '../ui/testing/drawn.ts';
import NightFile from './NightFile.svelte';

const say = sayIn('en', nightFile, nights);
const COUNTS = { games: 2, rounds: 9, provenByPads: 12, provenByHost: 6, typed: 0, byHand: 0 };
const NIGHT: Extract<NightInFile, { kind: 'night' }> = {
  kind: 'night',
  startedAt: Date.UTC(2026, 10, 21, 12),
  name: 'Tina 30',
  games: [
    { name: inEach('War', 'Háború', 'Krieg'), players: ['Anna', 'Béla'], rounds: 7, winners: ['Béla'] },
    { name: inEach('War', 'Háború', 'Krieg'), players: ['Anna', 'Cili'], rounds: 2, winners: [] },
  ],
  verdict: { kind: 'verified', file: 'a.jsonl', ok: true, fingerprint: '7K3M9QXA', ...COUNTS, faults: [], moreFaults: 0 },
  late: [],
};

function show(view: Partial<NightFileView>, language: Language = 'en') {
  const asked: NightFileRequest[] = [];
  let onView: (view: NightFileView) => void = () => undefined;
  const bridge = {
    watch: (callback: typeof onView) => void (onView = callback),
    ask: (request: NightFileRequest) => void asked.push(request),
  };
  draw(NightFile, { bridge, language });
  onView({ file: 'a.jsonl', path: '/nights/a.jsonl', isOpen: false, ...view });
  flushSync();
  return asked;
}

const text = () => document.body.textContent.replace(/\s+/g, ' ');
const buttons = () => [...document.querySelectorAll('button')];
const key = (code: string, more = {}) => window.dispatchEvent(new KeyboardEvent('keydown', { code, ...more }));

describe('the window of a night’s file', () => {
  it('shows the night, its games, its people and the verdict', () => {
    show({ found: NIGHT });
    for (const said of [
      'Tina 30',
      'November 21, 2026',
      '/nights/a.jsonl',
      'Anna, Béla',
      '7 rounds; won by Béla',
      say('night-file-winner.none'),
    ])
      expect(text()).toContain(said);
    expect(text()).toContain(say('nights-sound', { games: 2, rounds: 9, provenByPads: 12, provenByHost: 6 }));
    expect(text()).toContain(say('nights-head', { fingerprint: '7K3M-9QXA'.replace('-', ' ') }));
    expect(document.querySelector('.alarm')).toBeNull();
  });

  it('says aloud where it is not sound, which faces nothing proves, and who answered late', () => {
    const verdict = {
      ...NIGHT.verdict,
      ok: false,
      typed: 3,
      faults: [{ line: 41, what: 'proof', seat: 2 } as const],
      moreFaults: 1,
    };
    show({ found: { ...NIGHT, verdict, late: [{ line: 40, seat: 0, ms: 812 }] } });
    expect(document.querySelector('.alarm')?.textContent).toBe(say('nights-unsound', { faults: 2 }));
    for (const said of [
      'Line 41: seal and face do not match. Seat 3.',
      say('nights-more-faults', { faults: 1 }),
      say('nights-unproven', { typed: 3, byHand: 0 }),
      say('night-file-late', { line: 40, seat: 1, ms: 812 }),
    ])
      expect(text()).toContain(said);
  });

  it('says that the night is being played', () => {
    show({ found: NIGHT, isOpen: true });
    expect(text()).toContain(say('night-file-is-open'));
  });

  it.each<[Exclude<NightInFile, { kind: 'night' }>, string]>([
    [{ kind: 'no night', trouble: { kind: 'foreign' } }, say('night-file-foreign')],
    [{ kind: 'no night', trouble: { kind: 'damaged', line: 1 } }, say('night-file-headless')],
    [{ kind: 'no night', trouble: { kind: 'newer', format: 9 } }, say('night-file-newer')],
    [{ kind: 'no night', trouble: { kind: 'too large' } }, say('night-file-too-large', { most: 64 })],
    [{ kind: 'no night', trouble: { kind: 'unreadable', code: 'EACCES' } }, say('night-file-unreadable', { code: 'EACCES' })],
    [{ kind: 'gone' }, say('night-file-gone')],
    [{ kind: 'gave up' }, say('night-file-gave-up')],
  ])('says of a file that is %j what it is, and exports nothing of it', (found, said) => {
    show({ found });
    expect(document.querySelector('[data-part="why-not"]')?.textContent).toBe(said);
    expect(buttons().map(({ textContent }) => textContent)).toEqual([say('night-file-again'), say('night-file-close')]);
  });

  it('asks for exports in its own language, to read again, and to close', () => {
    const asked = show({ found: NIGHT }, 'hu');
    for (const button of buttons()) button.click();
    key('Escape');
    key('KeyW', { ctrlKey: true });
    key('KeyW');
    const close = { type: 'close' };
    expect(asked).toEqual([
      ...['csv', 'json', 'text'].map((format) => ({ type: 'export', format, language: 'hu' })),
      { type: 'readAgain' },
      ...[close, close, close],
    ]);
  });

  it.each([
    [{ kind: 'saved', path: '/x.csv', rounds: 9 }, say('nights-exported', { rounds: 9, path: '/x.csv' })],
    [{ kind: 'saved', path: '/x.csv', rounds: 9, from: 4 }, say('nights-exported.before', { line: 4 })],
    [{ kind: 'is a night', path: '/b.jsonl' }, say('night-file-is-night', { path: '/b.jsonl' })],
    [{ kind: 'seats at keys' }, say('night-file-seats-at-keys')],
    [{ kind: 'failed', code: 'ENOSPC' }, say('night-file-not-saved', { code: 'ENOSPC' })],
  ] as const)('says what came of an export: %j', (saved, said) => {
    show({ found: NIGHT, saved });
    expect(document.querySelector('[data-part="saved"]')?.textContent.replace(/\s+/g, ' ')).toContain(said);
  });

  it.each(LANGUAGES)('is whole in %s while the file is read', (language) => {
    show({}, language);
    expect(text()).toContain(sayIn(language, nightFile)('night-file-reading'));
  });
});
