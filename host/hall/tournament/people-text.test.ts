import { expect, test } from 'vitest';
import { parsePeople } from './people-text.ts';

const names = (text: string) => {
  const list = parsePeople(text);
  return list.ok ? list.names : list.refusal;
};

test.each([
  ['one in a line', 'Anna\n  Béla \r\n\nCili'],
  ['CSV', 'id,name,club\n1,Anna,x\n2,Béla,\n3,Cili,y\n'],
  [
    'CSV of a spreadsheet, with a byte order mark, semicolons and quotes',
    '\ufeffVerein;Név\r\n"a;b";"Anna"\r\n;Béla\r\n;"Cili"\r\n',
  ],
  ['a German header, tabs', 'Nr\tSpieler\n1\tAnna\n2\tBéla\n3\tCili'],
  ['a Hungarian header', 'JÁTÉKOS\nAnna\nBéla\nCili'],
  ['letters and accents encoded apart', 'Anna\nBe\u0301la\nCili'],
])('names are read from %s', (_, text) => {
  expect(names(text)).toEqual(['Anna', 'Béla', 'Cili']);
});

test('a name may hold the other separators and quotation marks', () => {
  expect(names('name;club\nNagy, Anna;x\nBéla "Bö" Kis;y')).toEqual(['Nagy, Anna', 'Béla "Bö" Kis']);
});

test.each([
  ['', 'no names', {}],
  ['name,club\n', 'no names', {}],
  ['Anna\nBéla,Vác', 'several columns', { line: 2 }],
  ['Anna\n\nBéla\n anna', 'name twice', { line: 4, name: 'anna', first: 1 }],
  ['name;club\nAnna;x\n;y', 'line without name', { line: 3 }],
  ['Anna\nBéla\u202e', 'name unreadable', { line: 2 }],
  ['Anna\nMaria Theresia von Habsburg-Lothringen', 'name too long', { line: 2, name: 'Maria Theresia von Habsb', most: 24 }],
  ['name\nAnna\n"Béla\nCili', 'list unreadable', { line: 3 }],
])('%j is refused, and the line is named', (text, code, params) => {
  expect(names(text)).toEqual({ code, params });
});
