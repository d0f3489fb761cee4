import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { JOIN_REFUSALS, type HallLinkView, type JoinedHall } from '../../../host/contract/hall-link.ts';
import { deskSay } from '../desk/desk-say.ts';
import { inId } from '../../../words/say.ts';
import { consoleView, COURSES, stubUi } from '../desk/testing/stubs.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { enter, seen as text, touch as press } from '../testing/page.ts';
import HallPanel from './HallPanel.svelte';

const say = deskSay('en');

const FOUND = { name: 'Kávéház', address: 'mqtts://192.168.1.5:8883/k7q2' };
const JOINED: JoinedHall = { name: 'Kávéház', table: 7, link: 'live', behind: 0 };

function show(hall: HallLinkView | undefined): FakeDesk {
  const at = new FakeDesk(consoleView(undefined, hall === undefined ? {} : { hall }));
  at.draws(HallPanel, {});
  return at;
}
const answer = (text: string) => enter('input[name=card]', text);

it('says that the organiser is called beside the button that takes it back, and what it waits for', () => {
  show({ joined: { ...JOINED, calls: true } });
  expect(text()).toContain(say('hall-link-called'));
  show({ joined: { ...JOINED, calls: true, link: 'lost' } });
  expect(text()).toContain(say('hall-link-call-waits'));
});

describe('before the table has joined', () => {
  it('looks for halls only while it is open', () => {
    const at = show({});
    expect(at.sent).toEqual([{ type: 'lookForHalls', on: true }]);
    at.leave();
    expect(at.sent.at(-1)).toEqual({ type: 'lookForHalls', on: false });
  });

  it('says that halls cannot be looked for, and takes a typed address', () => {
    show({ found: [], notSearched: 'EADDRINUSE' });
    expect(text()).toContain(say('hall-link-not-searched', { code: 'EADDRINUSE' }));
    expect(text()).not.toContain(say('hall-link-looking'));
    expect(text()).toContain(say('hall-link-line'));
  });

  it('joins the only hall that is found with the code alone', () => {
    const { sent } = show({ found: [FOUND] });
    expect(text()).toContain(say('hall-link-code'));
    expect(document.querySelector('.found')?.getAttribute('aria-pressed')).toBe('true');
    answer('7-k3mq9-tdhvx');
    expect(sent.at(-1)).toEqual({ type: 'joinHall', found: FOUND.address, typed: '7-k3mq9-tdhvx' });
  });

  it('lets the dealer choose among several', () => {
    const { sent } = show({ found: [FOUND, { name: 'Club', address: 'mqtts://10.0.0.4:8883/aaaa' }] });
    press('Club');
    answer('1-aaaaa-bbbbb');
    expect(sent.at(-1)).toEqual({ type: 'joinHall', found: 'mqtts://10.0.0.4:8883/aaaa', typed: '1-aaaaa-bbbbb' });
  });

  it('takes the whole line of a card where no hall is named, and nothing for no answer', () => {
    const { sent } = show({ found: [] });
    answer('');
    expect(sent).toHaveLength(1);
    expect(text()).toContain(say('hall-link-line'));
    answer('10.0.0.9/bbbb/1-aaaaa-bbbbb');
    expect(sent.at(-1)).toEqual({ type: 'joinHall', typed: '10.0.0.9/bbbb/1-aaaaa-bbbbb' });
  });

  it.each(JOIN_REFUSALS)('says what to do about "%s"', (refused) => {
    show({ refused });
    expect(document.querySelector('[role=alert] .alarm')?.textContent).toBe(say(`hall-link-refused-${inId(refused)}`));
  });
});

describe('once it has joined', () => {
  it('says as what, that the hall answers, and that it has everything', () => {
    const { sent } = show({ joined: JOINED });
    for (const said of [
      say('hall-link-joined', { table: 7, hall: 'Kávéház' }),
      say('hall-link-link-live'),
      say('hall-link-up-to-date'),
    ])
      expect(text()).toContain(said);
    expect(sent).toEqual([]);
  });

  it('says what the hall lacks, and that nothing waits for it', () => {
    show({ joined: { ...JOINED, link: 'lost', behind: 12 } });
    expect(text()).toContain(say('hall-link-link-lost'));
    expect(text()).toContain(say('hall-link-behind', { lines: 12 }));
  });

  it.each([
    ['differs', say('hall-link-line-differs', { line: 81 })],
    ['damaged', say('hall-link-line-damaged', { line: 81 })],
    ['disk', say('hall-link-disk')],
  ] as const)('says that it is connected and that the hall refuses the record: %s', (why, said) => {
    show({ joined: { ...JOINED, refused: { line: 81, why } } });
    expect(document.querySelector('[data-part=refused]')?.textContent).toBe(said);
    expect(text()).toContain(say('hall-link-link-live'));
  });

  it('says that its code is no longer accepted', () => {
    show({ joined: { ...JOINED, link: 'refused' } });
    expect(text()).toContain(say('hall-link-link-refused'));
  });

  it('asks twice before it leaves', () => {
    const { sent } = show({ joined: JOINED });
    press(say('hall-link-leave'));
    expect(sent).toEqual([]);
    press(say('hall-link-leave-again'));
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
    if (leaves) press(say('hall-link-leave'));
    at.follow(consoleView(undefined, { hall: { joined: offered } }));
    flushSync();
    return at.desk.panel;
  };

  it('that comes while the panel is open puts it away, so that it is seen and taken with one key', () => {
    expect(panelAfter(JOINED)).toBeUndefined();
  });

  it('that was there before leaves it open, as does one that comes while the table is leaving', () => {
    expect(panelAfter(offered)).toBe('hall');
    expect(panelAfter(JOINED, true)).toBe('hall');
  });

  it('that comes during a game is told in the panel, and can be taken when the game is over', () => {
    const at = new FakeDesk(during(JOINED), stubUi());
    at.draws(HallPanel, {});
    at.desk.panel = 'hall';
    at.follow(during(offered));
    flushSync();
    expect(at.desk.panel).toBe('hall');
    expect(document.querySelector('[data-part=offer-later]')?.textContent).toBe(
      `Round 1, table 7, War: Zoé. ${say('hall-link-later')}`,
    );
  });

  it('that has not come yet is promised', () => {
    show({ joined: JOINED });
    expect(text()).toContain(say('hall-link-no-offer'));
  });

  it('that will not come any more is promised no longer', () => {
    show({ joined: { ...JOINED, over: true } });
    expect(text()).toContain(say('hall-link-over'));
    expect(text()).not.toContain(say('hall-link-no-offer'));
  });
});

it('says that this referee joins none', () => {
  show(undefined);
  expect(text()).toContain(say('refused-no-halls'));
});
