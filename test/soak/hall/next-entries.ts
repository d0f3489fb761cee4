import type { Random } from '../../../rulebook/random.ts';
import type { HallOffer } from '../../../host/contract/hall-link.ts';
import { botDecision } from '../../../host/hall/testing/night-lines.ts';
import { schemaOf } from '../../../host/games/index.ts';
import type { FoldedNight } from '../../../host/record/fold.ts';
import type { Entry } from '../../../host/record/line.ts';
import { chanceOf } from '../../../host/session/random.ts';
import { isRulebookId, rulebookOf, RULEBOOKS, type RulebookId } from '../../../rulebook/rulebooks.ts';
import type { NightState } from '../../../rulebook/series.ts';
import { current, peekRedo, peekUndo } from '../../../rulebook/timeline.ts';

/** One deed in so many undoes a step, redoes one, names the evening, or begins another game than the one under way. */
const ODDS = { undo: 12, redo: 20, name: 40, leave: 100 } as const;
const GUESTS = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `guest${i}`, name }));

/** What a table does next: the lines that its record gets. Empty if there is nothing to do. */
export function nextEntries(night: FoldedNight, offer: HallOffer | undefined, random: Random): readonly Entry[] {
  const [undo, redo] = [peekUndo(night.timeline), peekRedo(night.timeline)];
  if (undo !== undefined && random(ODDS.undo) === 0) return [{ kind: 'undo', step: undo.step.n }];
  if (redo !== undefined && random(ODDS.redo) === 0) return [{ kind: 'redo', step: redo.step.n }];
  if (random(ODDS.name) === 0) return [{ kind: 'named', name: `evening ${random(1_000)}` }];
  const state = current(night.timeline);
  const answer = state === undefined || random(ODDS.leave) === 0 ? undefined : answerIn(state, random);
  return answer ?? begin(state, offer, random);
}

/** Undefined if the game is over. */
function answerIn({ game }: NightState, random: Random): readonly Entry[] | undefined {
  if (game === undefined) return undefined;
  const decided = botDecision(game.rulebook, game.state, random);
  if (decided === undefined) return undefined;
  const { events, faces, state } = decided;
  const step: Entry = { kind: 'step', rulebook: game.rulebook, command: {}, events };
  if (faces === undefined) return [step];
  return [commitmentsOf(faces, random), { ...step, shown: schemaOf(game.rulebook).shown(state) }];
}

/** The people whom the hall offers, once; guests otherwise. */
function begin(state: NightState | undefined, offer: HallOffer | undefined, random: Random): readonly Entry[] {
  const isNew = offer !== undefined && !playedIn(state, offer.players[0]?.id ?? '');
  const rulebook = isNew && isRulebookId(offer.rulebook) ? offer.rulebook : anyRulebook(random);
  const setup = isNew ? { players: offer.players, house: offer.house } : { players: GUESTS, house: {} };
  const begun = rulebookOf(rulebook).begin(setup, chanceOf({ below: random }));
  return begun.ok ? [{ kind: 'step', rulebook, command: {}, events: begun.events }] : [];
}

function playedIn(state: NightState | undefined, player: string): boolean {
  const { game, finished = [] } = state ?? {};
  const players = game === undefined ? [] : rulebookOf(game.rulebook).players(game.state);
  return [...players, ...finished.flatMap(({ standings }) => standings.map((standing) => standing.player))].some(
    ({ id }) => id === player,
  );
}

function anyRulebook(random: Random): RulebookId {
  return RULEBOOKS.ids[random(RULEBOOKS.ids.length)] ?? RULEBOOKS.first;
}

function commitmentsOf(faces: readonly (number | null)[], random: Random): Entry {
  const hex = (digits: number) => Array.from({ length: digits }, () => random(16).toString(16)).join('');
  const seals = faces.flatMap((face, seat) =>
    face === null ? [] : [{ seat, kind: 'bot' as const, by: `bot ${seat}`, hostNonce: hex(16), commitment: hex(32) }],
  );
  return { kind: 'commitments', attempt: 1 + random(1_000_000), seals };
}
