import { describe, expect, it } from 'vitest';
import { parsePeople } from './people-text.ts';

const names = (text: string) => parsePeople(text).named.map(({ name }) => name);
const faults = (text: string) => parsePeople(text).faults.map(({ code, params }) => [code, params['line']]);

describe('a list of people', () => {
  it.each([
    ['one in a line', 'Anna\n  Béla \r\n\nCili'],
    ['CSV', 'id,name,club\n1,Anna,x\n2,Béla,\n3,Cili,y\n'],
    [
      'CSV of a spreadsheet, with a byte order mark, semicolons and quotes',
      '\ufeffVerein;Név\r\n"a;b";"Anna"\r\n;Béla\r\n;"Cili"\r\n',
    ],
    ['a German header, tabs', 'Nr\tSpieler\n1\tAnna\n2\tBéla\n3\tCili'],
    ['a Hungarian header', 'JÁTÉKOS\nAnna\nBéla\nCili'],
    ['letters and accents encoded apart', 'Anna\nBe\u0301la\nCili'],
    ['a plain header with a colon', 'Name:\nAnna\nBéla\nCili'],
    ['a header of two words', 'No,Full name\n1,Anna\n2,Béla\n3,Cili'],
    ['another header of two words', 'Player name;Paid\nAnna;x\nBéla;\nCili;x'],
    ['participants', 'Teilnehmer\nAnna\nBéla\nCili'],
    ['both kinds of players', 'Spieler:in;Ort\nAnna;Ulm\nBéla;\nCili;'],
    ['a list that says how it is separated', 'sep=;\r\nName;Club\r\nAnna;x\r\nBéla;y\r\nCili;z'],
    ['rows that end in separators', 'Anna;;\nBéla;;\n;;\nCili;;'],
    ['line ends of every kind', 'Anna\r\nBéla\rCili\n'],
    ['isolates that were copied along', '\u2068Anna\u2069\n\u200bBéla\nCili\u200b'],
  ])('is read from %s', (_what, text) => {
    expect(names(text)).toEqual(['Anna', 'Béla', 'Cili']);
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['other separators and quotation marks', 'name;club\nNagy, Anna;x\nBéla "Bö" Kis;y', ['Nagy, Anna', 'Béla "Bö" Kis']],
    ['a comma in quotation marks', '"Nagy, Anna"\n"Kis, Béla"', ['Nagy, Anna', 'Kis, Béla']],
    ['a nickname before it', '"Koki" Anna\n"Nagy, Béla"\nCili "C"', ['"Koki" Anna', 'Nagy, Béla', 'Cili "C"']],
    ['a nickname in a column', 'Name;Ort\n"Koki" Anna;"Ulm"\nBéla;', ['"Koki" Anna', 'Béla']],
  ])('may hold names with %s', (_what, text, read) => {
    expect(names(text)).toEqual(read);
    expect(faults(text)).toEqual([]);
  });

  it.each(['Name;Team', 'Name;Familie', 'Név;Csapat', 'First name;Family'])('has teams under %s', (header) => {
    const { named } = parsePeople(`${header}\nAnna; Reds\nBéla;\nCili;Reds`);
    expect(named).toEqual([
      { line: 2, name: 'Anna', team: 'Reds' },
      { line: 3, name: 'Béla' },
      { line: 4, name: 'Cili', team: 'Reds' },
    ]);
  });

  it('has no header where the first person is only called like one', () => {
    expect(names('Player 1\nPlayer 2')).toEqual(['Player 1', 'Player 2']);
  });

  it.each([
    ['Vorname;Nachname', 'Anna Nagy'],
    ['First name;Last name', 'Anna Nagy'],
    ['Vorname;Name', 'Anna Nagy'],
    ['Keresztnév;Vezetéknév', 'Nagy Anna'],
    ['Vorname;Ort', 'Anna'],
  ])('under %s: %s', (header, name) => {
    expect(names(`${header}\nAnna;Nagy`)).toEqual([name]);
  });

  it.each([
    ['', []],
    ['name,club\n', []],
    ['Anna\nBéla,Vác\nCili,Vác', [['several columns', 2]]],
    ['Anna\n\nBéla\n anna', [['name twice', 4]]],
    ['Ilona\nllona', [['name looks the same', 2]]],
    ['name;club\nAnna;x\n;y', [['line without name', 3]]],
    ['Anna\nB\ufffdla', [['name garbled', 2]]],
    ['Anna\nMaria Theresia von Habsburg-Lothringen', [['name too long', 2]]],
    ['name\nAnna\n"Béla\nCili', [['list unreadable', 3]]],
    ['"Béla\nCili\n"Dani"', [['list unreadable', 1]]],
  ])('%j: what is wrong is said with its line', (text, wrong) => {
    expect(faults(text)).toEqual(wrong);
  });

  it('is read to its end, and all that is wrong is said', () => {
    const text = ['Anna', '"Béla', 'anna', 'Cili', 'x'.repeat(30), 'Dani;Ulm', 'Ella', 'Аnnа'].join('\n');
    expect(names(text)).toEqual(['Anna', 'Cili', 'Ella']);
    expect(faults(text)).toEqual([
      ['list unreadable', 2],
      ['name twice', 3],
      ['name too long', 5],
      ['several columns', 6],
      ['name looks the same', 8],
    ]);
  });

  it.each([
    ['what is wrong', 'Anna\n\nB\ufffdla\nCili\nanna', 'B\ufffdla\nanna'],
    ['the heading', 'sep=;\r\nName;Team\r\nAnna;Reds\r\nanna;Blues', 'sep=;\nName;Team\nanna;Blues'],
    [
      'every line of a name',
      'Anna\n"Maria Theresia\nvon Habsburg-Lothringen"\nCili',
      '"Maria Theresia\nvon Habsburg-Lothringen"',
    ],
    ['every line with several columns', 'Anna\nBéla,Vác\nCili\nDani,Vác', 'Béla,Vác\nDani,Vác'],
    ['no line of separators alone', 'Name,Team\nAnna,x\n,\nBéla,\n, ,', 'Name,Team'],
    ['a torn quotation mark', '"Béla\nCili\n"Dani', '"Béla\n"Dani'],
  ])('without those who are added keeps %s', (_what, text, left) => {
    const { named, without } = parsePeople(text);
    expect(without(named)).toBe(left);
  });
});
