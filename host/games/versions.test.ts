import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { openAsk } from '../../rulebook/ask.ts';
import { rulebookOf, RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';
import { current } from '../../rulebook/timeline.ts';
import { schemaOf } from './index.ts';
import { chanceOf } from '../session/random.ts';
import { foldGood, isNewer } from '../record/fold.ts';
import type { Line } from '../record/line.ts';

const ASKED = ['GameBegun', 'Answered', 'PointsAdjusted', 'SeatLeft', 'SeatJoined', 'TimeCalled'];
const HUNGARIAN_WAR = [
  ...['GameBegun', 'CardsLaid', 'CardsSwapped', 'FacesOpened', 'CardNamed', 'DeckCounted', 'PileCounted', 'PointsAdjusted'],
  ...['StandingSet', 'PlayerWentAway', 'PlayerCameBack', 'SeatJoined', 'SeatLeft', 'CircleTurned', 'TimeCalled'],
];

/** The events that a night may hold, by the version of the rules: only the version tells an older program that it does not know one. */
const KNOWN: Readonly<Record<RulebookId, { readonly version: number; readonly events: readonly string[] }>> = {
  'hungarian-war': { version: 2, events: HUNGARIAN_WAR },
  war: { version: 3, events: ASKED },
  hyrule: { version: 2, events: ASKED },
  'honor-of-the-samurai': { version: 3, events: ASKED },
  'charta-bellica': { version: 3, events: ASKED },
};

/** A game of bots begun and answered ten times, as lines of a night that this version of the rules has written. */
function linesOf(id: RulebookId, version: number): readonly Line[] {
  const [book, random] = [rulebookOf(id), seededRandom(5)];
  const chance = chanceOf({ below: random });
  const players = ['Anna', 'Béla', 'Cili', 'Dani'].map((name) => ({ id: name, name }));
  let decided = book.begin({ players, house: {} }, chance);
  const lines: unknown[] = [];
  for (let n = 1; n <= 11 && decided.ok; n += 1) {
    const events = JSON.parse(JSON.stringify(decided.events)) as readonly object[];
    const dated = events.map((event) => ('version' in event ? { ...event, version } : event));
    lines.push({ kind: 'step', rulebook: id, command: {}, events: dated, n, at: '2026-01-10T20:00:00.000Z', hash: '' });
    const { state } = decided;
    const question = book.next(state);
    if (question === undefined) break;
    const ask = openAsk(question);
    const faces = players.map((_, seat) =>
      question.kind === 'sealed' && question.seats.includes(seat) ? Number(book.bot(state, question, random, seat)) : null,
    );
    const given = () => String(book.bot(state, question, random, ask?.seat ?? 0));
    const answer =
      ask === undefined ? ({ kind: 'sealed', faces } as const) : ({ kind: 'open', given: given(), confirm: true } as const);
    decided = book.decide(state, book.answer(question.n, answer), chance);
  }
  return lines as readonly Line[];
}

it.each(Object.entries(KNOWN))('%s has raised its version if there are events that older rules do not know', (id, known) => {
  const unknown = schemaOf(id).event({ type: '' });
  const events = unknown.ok ? [] : [...unknown.problem.matchAll(/"(\w+)"/g)].map(([, type]) => type);
  expect({ version: rulebookOf(id).version, events }).toEqual(known);
});

describe.each(RULEBOOKS.ids)('%s', (id) => {
  const { version } = rulebookOf(id);

  it('opens nights of the version before as its own, and refuses those of the next by their version', () => {
    const folded = [version - 1, version].map((wrote) => foldGood(linesOf(id, wrote)));
    const [before, now] = folded.map(({ night, lines, fault }) => ({ game: current(night.timeline)?.game, lines, fault }));
    expect(before).toEqual(now);
    expect(now).toMatchObject({ lines: 11, fault: undefined });
    expect([version - 1, version, version + 1].map((wrote) => linesOf(id, wrote).some(isNewer))).toEqual([false, false, true]);
  });
});
