import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { commandSchema } from '../../../host/contract/command.ts';
import type { PadView } from '../../../host/contract/view.ts';
import { consoleView, COURSES, PEOPLE, stubUi } from '../desk/testing/stubs.ts';
import type { Kit } from '../desk/ui.ts';
import { bindKeypads, bindPads, freeCluster, makeBegin, remove, setInput, turnCircle, type Draft } from './draft.ts';
import { nextGame } from '../desk/next-thing.ts';
import { demoDraft, draftAgain, emptyDraft, nameNext, playFirst } from './start.ts';

const ids = () => {
  let last = 0;
  return () => `id-${String(++last)}`;
};
const pad = (id: string, more: Partial<PadView> = {}): PadView => ({ id, link: 'live', ...more });

function named(kit: Kit, names: readonly string[], pads: readonly PadView[] = []): Draft {
  const freshId = ids();
  const view = consoleView(undefined, { pads });
  return names.reduce((draft, name) => nameNext(draft, name, view, freshId), emptyDraft(kit, stubUi(), view));
}
const GAME = { id: 'some-game', seats: { least: 2, most: 3 } };
const namesOf = (draft: Draft) => draft.places.map(({ player }) => player.name);
const inputsOf = (draft: Draft) => draft.places.map(({ input }) => input);

describe('names', () => {
  it('keep the id of a player known from tonight', () => {
    const view = consoleView(undefined, { players: [{ id: 'old', name: 'Anna' }] });
    const again = nameNext(emptyDraft('dice', stubUi(), view), 'anna', view, ids());
    expect(again.places[0]?.player).toEqual({ id: 'old', name: 'Anna' });
  });
});

describe('reversing the circle', () => {
  it('keeps seat 0, reverses the others, and changes nothing when done twice', () => {
    const draft = { ...named('dice', ['Anna', 'Béla', 'Cili', 'Dani']), dealer: 1 };
    expect(namesOf(turnCircle(draft))).toEqual(['Anna', 'Dani', 'Cili', 'Béla']);
    expect(turnCircle(turnCircle(draft))).toEqual(draft);
  });

  it('keeps the deal with the same person', () => {
    for (const dealer of [0, 1, 2, 3]) {
      const draft = { ...named('dice', ['Anna', 'Béla', 'Cili', 'Dani']), dealer };
      const turned = turnCircle(draft);
      expect(turned.places[turned.dealer]?.player).toEqual(draft.places[dealer]?.player);
    }
  });
});

describe('removing a player', () => {
  it('keeps the deal with the same person while that person stays', () => {
    const draft = { ...named('dice', ['Anna', 'Béla', 'Cili']), dealer: 2 };
    expect(remove(draft, 0)).toMatchObject({ dealer: 1 });
    expect(remove(draft, 2)).toMatchObject({ dealer: 0 });
  });
});

describe('inputs', () => {
  it('pads go round in order; people for whom none is left play with a real die', () => {
    const pads = [pad('a'), pad('lost', { link: 'lost' }), pad('twin', { trouble: 'same id twice' }), pad('b')];
    expect(inputsOf(named('pads', ['Anna', 'Béla', 'Cili'], pads))).toEqual([
      { kind: 'pad', pad: 'a' },
      { kind: 'pad', pad: 'b' },
      { kind: 'die' },
    ]);
  });

  it('pads plugged in later go to people who have none', () => {
    const draft = named('pads', ['Anna', 'Béla'], [pad('a')]);
    expect(inputsOf(bindPads(draft, [pad('a'), pad('b')]))[1]).toEqual({ kind: 'pad', pad: 'b' });
  });

  it('gives pads to seats by their ids, whichever answered first', () => {
    const draft = named('pads', ['Anna', 'Béla', 'Cili']);
    expect(inputsOf(bindPads(draft, [pad('pad-10'), pad('pad-2'), pad('pad-1')]))).toEqual(
      ['pad-1', 'pad-2', 'pad-10'].map((id) => ({ kind: 'pad', pad: id })),
    );
  });

  it('one pad or cluster never serves two seats', () => {
    const one = named('pads', ['Anna', 'Béla'], [pad('a')]);
    expect(inputsOf(setInput(one, 1, { kind: 'pad', pad: 'a' }))).toEqual([{ kind: 'die' }, { kind: 'pad', pad: 'a' }]);
    const two = named('pads', ['Anna', 'Béla'], [pad('a'), pad('b')]);
    expect(inputsOf(setInput(two, 1, { kind: 'pad', pad: 'a' }))).toEqual([
      { kind: 'pad', pad: 'b' },
      { kind: 'pad', pad: 'a' },
    ]);
  });

  it('whoever has no pad gets the keypad of another evening, unless somebody before has one of its keys', () => {
    const keys = ['F13', 'F14', 'F15', 'F16', 'F17', 'F18'];
    const keypadOf = (name: string) => (name === 'Dani' ? undefined : keys);
    const names = ['Anna', 'Béla', 'Cili', 'Dani'];
    expect(inputsOf(bindKeypads(named('pads', names, [pad('a')]), keypadOf))).toEqual([
      { kind: 'pad', pad: 'a' },
      { kind: 'keypad', keys },
      { kind: 'die' },
      { kind: 'die' },
    ]);
    const dice = named('dice', names);
    expect(bindKeypads(dice, keypadOf)).toBe(dice);
  });

  it('a newcomer takes the first bot’s seat by keys and gives it back', () => {
    const demo = demoDraft(stubUi(), consoleView(undefined), ['Anna', 'Béla'], ids());
    const playing = playFirst(demo);
    expect(inputsOf(playing)).toEqual([{ kind: 'keys', cluster: 0 }, { kind: 'bot' }]);
    expect(freeCluster(playing)).toBe(1);
    expect(playFirst(playing)).toEqual(demo);
  });
});

describe('the command that begins a game', () => {
  it.each(['pads', 'dice', 'nothing'] as const)('is accepted by the contract, with %s', (kit) => {
    const begin = makeBegin(named(kit, ['Anna', 'Béla'], [pad('a')]), GAME);
    expect(v.safeParse(commandSchema, begin).success).toBe(true);
  });

  it('is missing while too few players sit there', () => {
    expect(makeBegin(named('dice', ['Anna']), GAME)).toBeUndefined();
  });

  it('of the next game has the same people, inputs, dealer and house', () => {
    const view = consoleView(COURSES.over);
    expect(nextGame({ view, ui: stubUi() })).toEqual({
      type: 'begin',
      rulebook: view.table.game?.rulebook,
      players: PEOPLE,
      inputs: view.inputs,
      dealer: 0,
      house: { cards: 'other' },
      choices: view.table.game?.choices,
    });
  });

  it('with other people starts from those at the table', () => {
    const again = draftAgain(consoleView(COURSES.over), stubUi());
    expect(again && namesOf(again)).toEqual(PEOPLE.map(({ name }) => name));
    expect(draftAgain(consoleView(undefined), stubUi())).toBeUndefined();
  });
});
