import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedOf, type Knock } from './door.ts';

const DOOR = { host: '192.168.1.5:4712', key: '0123456789abcdef' };
const KEY = `/${DOOR.key}`;
const knock = (more: Partial<Knock>): Knock => ({
  method: 'GET',
  url: `${KEY}/`,
  host: DOOR.host,
  origin: undefined,
  upgrade: false,
  ...more,
});
const views = (more: Partial<Knock> = {}) =>
  knock({ url: `${KEY}/live/table`, upgrade: true, origin: `http://${DOOR.host}`, ...more });

describe('behind the key', () => {
  it.each([
    [knock({}), { what: 'file', path: '/' }],
    [knock({ url: `${KEY}/?lang=hu` }), { what: 'file', path: '/' }],
    [knock({ method: 'HEAD' }), { what: 'file', path: '/' }],
    [knock({ url: KEY }), { what: 'slash' }],
    [knock({ url: `${KEY}/assets/a.js` }), { what: 'file', path: '/assets/a.js' }],
    [views(), { what: 'views' }],
  ])('%j finds %j', (given, found) => {
    expect(wantedOf(given, DOOR)).toEqual(found);
  });
});

describe('nothing is found', () => {
  it.each([
    ['without a key', knock({ url: '/' })],
    ['with another key', knock({ url: '/0123456789abcdeg/' })],
    ['with the start of the key', knock({ url: `${KEY.slice(0, -1)}/` })],
    ['with more than the key', knock({ url: `${KEY}0/` })],
    ['with the key in capitals', knock({ url: `${KEY.toUpperCase()}/` })],
    ['with the key encoded', knock({ url: `/%30${KEY.slice(2)}/` })],
    ['with the key in the query', knock({ url: `/?key=${DOOR.key}` })],
    ['with the key further down', knock({ url: `/table${KEY}/` })],
    ['with a whole address as target', knock({ url: `http://${DOOR.host}${KEY}/` })],
    ['with a fragment', knock({ url: `${KEY}/#x` })],
    ['by a foreign name', knock({ host: 'evil.example:4712' })],
    ['by this computer’s name', knock({ host: 'localhost:4712' })],
    ['by another of its addresses', knock({ host: '10.0.0.4:4712' })],
    ['at another port', knock({ host: '192.168.1.5:4710' })],
    ['without a Host', knock({ host: undefined })],
    ['by POST', knock({ method: 'POST' })],
    ['by an unknown method', knock({ method: 'get' })],
    ['for views of the console', views({ url: `${KEY}/live/console` })],
    ['for views without an Origin', views({ origin: undefined })],
    ['for views from another site', views({ origin: 'https://evil.example' })],
    ['for views from a page without one', views({ origin: 'null' })],
    ['for views from the same name elsewhere', views({ origin: 'http://192.168.1.5:4710' })],
    ['for views with a query', views({ url: `${KEY}/live/table?x` })],
  ])('%s', (_what, given) => {
    expect(wantedOf(given, DOOR)).toBeUndefined();
  });

  it('whatever is asked without the key', () => {
    const text = fc.oneof(fc.string(), fc.webPath(), fc.webUrl(), fc.constant(undefined));
    const any = fc.record({ method: fc.constantFrom('GET', 'HEAD'), url: text, origin: text, upgrade: fc.boolean() });
    fc.assert(
      fc.property(any, (given) => {
        expect(wantedOf({ ...given, host: DOOR.host }, DOOR)).toBeUndefined();
      }),
      { seed: 4712, numRuns: 2_000 },
    );
  });
});
