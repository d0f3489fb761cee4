import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequest, type LanRequest } from './request.ts';

const AT = { host: '192.168.1.5:4712', key: '0123456789abcdef', views: '/live/table' };
const KEY = `/${AT.key}`;
const request = (more: Partial<LanRequest>): LanRequest => ({
  method: 'GET',
  url: `${KEY}/`,
  host: AT.host,
  origin: undefined,
  upgrade: false,
  ...more,
});
const views = (more: Partial<LanRequest> = {}) =>
  request({ url: `${KEY}/live/table`, upgrade: true, origin: `http://${AT.host}`, ...more });

describe('a request with the key', () => {
  it.each([
    [request({}), { kind: 'file', path: '/' }],
    [request({ url: `${KEY}/?lang=hu` }), { kind: 'file', path: '/' }],
    [request({ method: 'HEAD' }), { kind: 'file', path: '/' }],
    [request({ url: KEY }), { kind: 'slash' }],
    [request({ url: `${KEY}/assets/a.js` }), { kind: 'file', path: '/assets/a.js' }],
    [views(), { kind: 'views' }],
  ])('%j wants %j', (given, found) => {
    expect(parseRequest(given, AT)).toEqual(found);
  });
});

describe('nothing is found', () => {
  it.each([
    ['without a key', request({ url: '/' })],
    ['with another key', request({ url: '/0123456789abcdeg/' })],
    ['with the start of the key', request({ url: `${KEY.slice(0, -1)}/` })],
    ['with more than the key', request({ url: `${KEY}0/` })],
    ['with the key in capitals', request({ url: `${KEY.toUpperCase()}/` })],
    ['with the key encoded', request({ url: `/%30${KEY.slice(2)}/` })],
    ['with the key in the query', request({ url: `/?key=${AT.key}` })],
    ['with the key further down', request({ url: `/table${KEY}/` })],
    ['with a whole address as target', request({ url: `http://${AT.host}${KEY}/` })],
    ['with a fragment', request({ url: `${KEY}/#x` })],
    ['by a foreign name', request({ host: 'evil.example:4712' })],
    ['by this computer’s name', request({ host: 'localhost:4712' })],
    ['by another of its addresses', request({ host: '10.0.0.4:4712' })],
    ['at another port', request({ host: '192.168.1.5:4710' })],
    ['without a Host', request({ host: undefined })],
    ['by POST', request({ method: 'POST' })],
    ['by an unknown method', request({ method: 'get' })],
    ['for views of the console', views({ url: `${KEY}/live/console` })],
    ['for views without an Origin', views({ origin: undefined })],
    ['for views from another site', views({ origin: 'https://evil.example' })],
    ['for views from a page without one', views({ origin: 'null' })],
    ['for views from the same name elsewhere', views({ origin: 'http://192.168.1.5:4710' })],
    ['for views with a query', views({ url: `${KEY}/live/table?x` })],
  ])('%s', (_what, given) => {
    expect(parseRequest(given, AT)).toBeUndefined();
  });

  it('for any request without the key', () => {
    const text = fc.oneof(fc.string(), fc.webPath(), fc.webUrl(), fc.constant(undefined));
    const any = fc.record({ method: fc.constantFrom('GET', 'HEAD'), url: text, origin: text, upgrade: fc.boolean() });
    fc.assert(
      fc.property(any, (given) => {
        expect(parseRequest({ ...given, host: AT.host }, AT)).toBeUndefined();
      }),
      { seed: 4712, numRuns: 2_000 },
    );
  });
});
