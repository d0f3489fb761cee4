import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleView } from '../desk/testing/stubs.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { badgeNames } from './badge-names.ts';
import { press, typeNames } from '../testing/page.ts';

const LONG = ['Maximilian Mustermann', 'Wolfgang Amadeus Mozart', 'Hermenegilda Fitzgerald', 'Zoë'];
const FIRST = ['Maximilian', 'Wolfgang', 'Hermenegilda', 'Zoë'];
const SIZES = { most: 24, least: 17 };
const namesIn = (room: number, names = LONG) => badgeNames(names, room, SIZES).map(({ name }) => name);

describe('names beside their flowers', () => {
  it('are whole where there is room for them, else their first words, smaller before they are cut', () => {
    expect(namesIn(400)).toEqual(LONG);
    expect(namesIn(130)).toEqual(FIRST);
    for (const { size } of badgeNames(LONG, 130, SIZES)) {
      expect(size).toBeLessThanOrEqual(SIZES.most);
      expect(size).toBe(Math.round(size));
    }
    const [, , hermenegilda, zoe] = badgeNames(LONG, 130, SIZES);
    expect(hermenegilda?.size).toBeLessThan(SIZES.most);
    expect(zoe?.size).toBe(SIZES.most);
  });

  it('are told apart where they begin alike', () => {
    expect(namesIn(118, ['Wolfgang Amadeus', 'Wolfgang Theophil'])).toEqual(['Wolfgang A.', 'Wolfgang T.']);
  });

  it('are whole until it is known how much room there is', () => {
    expect(namesIn(-72)).toEqual(LONG);
  });
});

describe('in setup', () => {
  let width = 0;

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('referee.console.table', 'no');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  });
  afterEach(() => vi.restoreAllMocks());

  const read = (part: string) => [...document.querySelectorAll(`${part} .name`)].map(({ textContent }) => textContent);
  const titles = (part: string) => [...document.querySelectorAll<HTMLElement>(part)].map(({ title }) => title);

  it.each([
    ['.tiles', '.tiles bdi', 190],
    ['.circle', '.circle bdi', 400],
  ])('the names of the %s are shortened to their first words, with the whole name at hand', (part, one, room) => {
    width = room;
    mountConsole('en').show(consoleView(undefined));
    press('2');
    typeNames(...LONG);
    expect(read(part)).toEqual(FIRST);
    expect(titles(one)).toEqual(LONG);
  });
});
