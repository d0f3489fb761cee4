import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { JOIN_REFUSALS, type HallLinkView, type JoinedHall } from '../../../host/contract/hall-link.ts';
import { HALL_LINK_EN as words } from '../../../words/hall-link/en.ts';
import { CONSOLE_WORDS } from '../../../words/console/words.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { consoleView, COURSES, stubUi } from '../desk/testing/stubs.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import HallPanel from './HallPanel.svelte';

const FOUND = { name: 'Kávéház', address: 'mqtts://192.168.1.5:8883/k7q2' };
const JOINED: JoinedHall = { name: 'Kávéház', table: 7, link: 'live', behind: 0 };

let close = () => {};
afterEach(() => {
  close();
  close = () => {};
});

function show(hall: HallLinkView | undefined): FakeDesk {
  const at = new FakeDesk(consoleView(undefined, hall === undefined ? {} : { hall }));
  close = at.draws(HallPanel, {});
  return at;
}
const text = () => document.body.textContent ?? '';
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};
function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
function press(label: string): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(label))?.click();
  flushSync();
}
const submit = () => document.querySelector('form')?.requestSubmit();

it('says that the organiser is called beside the button that takes it back, and what it waits for', () => {
  show({ joined: { ...JOINED, calls: true } });
  expect(text()).toContain(words.called);
  close();
  show({ joined: { ...JOINED, calls: true, link: 'lost' } });
  expect(text()).toContain(words.callWaits);
});

describe('before the table has joined', () => {
  it('looks for halls only while it is open', () => {
    const { sent } = show({});
    expect(sent).toEqual([{ type: 'lookForHalls', on: true }]);
    close();
    close = () => {};
    expect(sent.at(-1)).toEqual({ type: 'lookForHalls', on: false });
  });

  it('says in each language that halls cannot be looked for, and takes a typed address', () => {
    for (const language of LANGUAGES) expect(CONSOLE_WORDS[language].hallLink.notSearched('EADDRINUSE')).toContain('EADDRINUSE');
    show({ found: [], notSearched: 'EADDRINUSE' });
    expect(text()).toContain(words.notSearched('EADDRINUSE'));
    expect(text()).not.toContain(words.looking);
    expect(text()).toContain(words.line);
  });

  it('joins the only hall that is found with the code alone', () => {
    const { sent } = show({ found: [FOUND] });
    expect(text()).toContain(words.code);
    expect(document.querySelector('.found')?.getAttribute('aria-pressed')).toBe('true');
    type('card', '7-k3mq9-tdhvx');
    submit();
    expect(sent.at(-1)).toEqual({ type: 'joinHall', found: FOUND.address, typed: '7-k3mq9-tdhvx' });
  });

  it('lets the dealer choose among several', () => {
    const { sent } = show({ found: [FOUND, { name: 'Club', address: 'mqtts://10.0.0.4:8883/aaaa' }] });
    press('Club');
    type('card', '1-aaaaa-bbbbb');
    submit();
    expect(sent.at(-1)).toEqual({ type: 'joinHall', found: 'mqtts://10.0.0.4:8883/aaaa', typed: '1-aaaaa-bbbbb' });
  });

  it('takes the whole line of a card where no hall is named, and nothing for no answer', () => {
    const { sent } = show({ found: [] });
    submit();
    expect(sent).toHaveLength(1);
    expect(text()).toContain(words.line);
    type('card', '10.0.0.9/bbbb/1-aaaaa-bbbbb');
    submit();
    expect(sent.at(-1)).toEqual({ type: 'joinHall', typed: '10.0.0.9/bbbb/1-aaaaa-bbbbb' });
  });

  it.each(JOIN_REFUSALS)('says what to do about "%s"', (refused) => {
    show({ refused });
    expect(document.querySelector('[role=alert] .alarm')?.textContent).toBe(words.refused[refused]);
  });
});

describe('once it has joined', () => {
  it('says as what, that the hall answers, and that it has everything', () => {
    const { sent } = show({ joined: JOINED });
    for (const said of [words.joined(7, 'Kávéház'), words.live, words.upToDate]) expect(text()).toContain(said);
    expect(sent).toEqual([]);
  });

  it('says what the hall lacks, and that nothing waits for it', () => {
    show({ joined: { ...JOINED, link: 'lost', behind: 12 } });
    expect(text()).toContain(words.lost);
    expect(text()).toContain(words.behind(12));
  });

  it.each([
    ['differs', words.differs(81)],
    ['damaged', words.damaged(81)],
    ['disk', words.disk],
  ] as const)('says that it is connected and that the hall refuses the record: %s', (why, said) => {
    show({ joined: { ...JOINED, refused: { line: 81, why } } });
    expect(document.querySelector('[data-part=refused]')?.textContent).toBe(said);
    expect(text()).toContain(words.live);
  });

  it('says that its code is no longer accepted', () => {
    show({ joined: { ...JOINED, link: 'refused' } });
    expect(text()).toContain(words.refusedCode);
  });

  it('asks twice before it leaves', () => {
    const { sent } = show({ joined: JOINED });
    press(words.leave);
    expect(sent).toEqual([]);
    press(words.leaveAgain);
    expect(sent).toEqual([{ type: 'leaveHall' }]);
  });
});

describe('an offer of the hall', () => {
  const offered: JoinedHall = {
    ...JOINED,
    offer: { round: 1, rulebook: 'war', house: {}, players: [{ id: 'p1.r1', name: 'Zoé' }] },
  };
  const during = (joined: JoinedHall) => consoleView(COURSES.choosing, { hall: { joined } });
  const panelAfter = (before: JoinedHall, leaves = false) => {
    const at = show({ joined: before });
    at.desk.panel = 'hall';
    if (leaves) press(words.leave);
    at.follow(consoleView(undefined, { hall: { joined: offered } }));
    flushSync();
    return at.desk.panel;
  };

  it('that comes while the panel is open puts it away, so that it is seen and taken with one key', () => {
    expect(panelAfter(JOINED)).toBeUndefined();
  });

  it('that was there before leaves it open, as does one that comes while the table is leaving', () => {
    expect(panelAfter(offered)).toBe('hall');
    close();
    expect(panelAfter(JOINED, true)).toBe('hall');
  });

  it('that comes during a game is told in the panel, and can be taken when the game is over', () => {
    const at = new FakeDesk(during(JOINED), stubUi());
    close = at.draws(HallPanel, {});
    at.desk.panel = 'hall';
    at.follow(during(offered));
    flushSync();
    expect(at.desk.panel).toBe('hall');
    expect(document.querySelector('[data-part=offer-later]')?.textContent).toBe(`Round 1, table 7, War: Zoé. ${words.later}`);
  });

  it('that has not come yet is promised', () => {
    show({ joined: JOINED });
    expect(text()).toContain(words.noOffer);
  });

  it('that will not come any more is promised no longer', () => {
    show({ joined: { ...JOINED, over: true } });
    expect(text()).toContain(words.over);
    expect(text()).not.toContain(words.noOffer);
  });
});

it('says that this referee joins none', () => {
  show(undefined);
  expect(text()).toContain(words.cannot);
});

it.each(LANGUAGES)('names table, line and people in %s', (language) => {
  const { hallLink } = CONSOLE_WORDS[language];
  expect(hallLink.joined(7, 'Kávéház')).toMatch(/7.*Kávéház/);
  expect(hallLink.differs(81)).toContain('81');
  expect(hallLink.behind(12)).toContain('12');
  const offered = { round: 2, table: 7, game: 'War', names: ['Anna', 'Béla'] };
  expect(hallLink.offer(offered)).toMatch(/2.*7.*War.*Anna.*Béla/);
});
