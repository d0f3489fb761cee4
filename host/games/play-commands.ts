import * as v from 'valibot';
import { openAsk, type Question, type Ask } from '../../rulebook/ask.ts';
import type { Card } from '../../rulebook/card.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Chance, Rulebook, SetupBase } from '../../rulebook/rulebook.ts';
import { rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import { check, type Checked } from './checked.ts';
import { refusedField, type HeadlessAnswer } from './headless.ts';
import { headlessOf, schemaOf } from './index.ts';
import { eachSeat, nameSchema, playerSchema, whole } from '../../rulebook/schemas.ts';

/** A command is checked when its turn comes, since commands left over are ignored. */
const requestSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(v.union([nameSchema, playerSchema])),
  house: v.exactOptional(v.unknown(), {}),
  deck: v.exactOptional(v.array(v.string()), () => []),
  dealer: v.exactOptional(whole),
  lastWinners: v.exactOptional(v.array(whole)),
  commands: v.array(v.unknown()),
});

/** Why the deck of a request cannot be drawn from. */
class DeckFault extends Error {}

/**
 * `referee play` with the commands of a record: a whole game of any rulebook, its questions answered in order. Gives the
 * rounds, scores, winners and whether it has ended, and the question that waits if it has not.
 */
export function playCommands(id: RulebookId, unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const request = check(requestSchema, unchecked);
  if (!request.ok) return refusedField(request);
  const { deck, dealer, lastWinners, commands, house } = request.value;
  const players = request.value.players.map((given, seat) =>
    typeof given === 'string' ? { id: `seat-${seat}`, name: given } : given,
  );
  const setup = schemaOf(id).setup({ players, house });
  if (!setup.ok) return refusedField(setup);
  const winners = lastWinners?.flatMap((seat) => players[seat]?.id ?? []);
  const more = { ...(dealer !== undefined && { dealer }), ...(winners && { lastWinners: winners }) };
  try {
    return played(id, { ...setup.value, ...more }, commands, drawing(deck), reasons);
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error;
    return { refusal: { code: 'deck', clause: null, message: error.message } };
  }
}

function played(id: RulebookId, setup: SetupBase<unknown>, commands: readonly unknown[], chance: Chance, reasons: boolean) {
  const book = rulebookOf(id);
  const begun = book.begin(setup, chance);
  if (!begun.ok) return refusedAt('players, house', begun.refusal);
  let { state } = begun;
  const rounds: object[] = [];
  for (const [i, unchecked] of commands.entries()) {
    if (book.over(state)) break;
    const command = commandIn(id, state, unchecked);
    if (!command.ok)
      return refusedField({ ...command, field: `commands[${i}]${command.field === 'value' ? '' : `.${command.field}`}` });
    const decided = book.decide(state, command.value, chance);
    if (!decided.ok) return refusedAt(`commands[${i}]`, decided.refusal, book.next(state));
    if (book.round(decided.state) > book.round(state)) rounds.push(roundOf(id, decided.state, reasons));
    ({ state } = decided);
  }
  const [waits, won] = [book.next(state), new Set(book.winners(state))];
  const people = book.players(state);
  return {
    rounds,
    scores: scoresOf(book, state),
    winners: [...people.keys()].filter((seat) => won.has(people[seat]?.id ?? '')),
    ended: book.over(state),
    ...(waits && { waits: waitingFor(waits) }),
  };
}

/** A text is the answer to the present question, and so are faces by seat; everything else is a command as a record has it. */
function commandIn(id: RulebookId, state: unknown, unchecked: unknown): Checked<unknown> {
  const book = rulebookOf(id);
  const ask = book.next(state);
  const fields = typeof unchecked === 'string' ? { type: 'answer', given: unchecked } : unchecked;
  if (ask?.kind === 'sealed' && typeof fields === 'object' && fields !== null && 'faces' in fields) {
    const { length } = book.players(state);
    const checked = check(v.pipe(v.array(v.nullable(v.picklist(book.faces))), v.length(length)), fields.faces);
    if (!checked.ok) return { ...checked, field: checked.field === 'value' ? 'faces' : `faces${checked.field}` };
    return { ok: true, value: book.answer(ask.n, { kind: 'sealed', faces: checked.value }) };
  }
  const numbered = ask !== undefined && typeof fields === 'object' && fields !== null && 'given' in fields;
  return schemaOf(id).command(numbered ? { n: ask.n, ...fields } : fields);
}

function roundOf(id: RulebookId, state: unknown, reasons: boolean): object {
  const seats = schemaOf(id).report(state)?.seats ?? [];
  const told = headlessOf(id).round?.(state, reasons) ?? {
    laid: seats.map(({ laid = [] }) => laid),
    took: seats.map(({ took }) => took),
  };
  const out = seats.flatMap(({ standing }, seat) => (standing === 'out' ? [seat] : []));
  return { ...told, out, scores: scoresOf(rulebookOf(id), state) };
}

function scoresOf(book: Rulebook, state: unknown): readonly number[] {
  return book.standings(state).map(({ points }) => points);
}

function waitingFor(ask: Ask<Question>): object {
  const open = openAsk(ask);
  if (open === undefined) return { what: 'faces' };
  const { what, seat, options } = open;
  return { what, ...(seat !== undefined && { seat }), options: options.map(({ value }) => value) };
}

/** The deck as the only chance: its first card is drawn first. */
function drawing(deck: readonly string[]): Chance {
  let drawn = 0;
  return {
    draw(from) {
      const at = drawn++;
      const card = deck[at];
      if (card === undefined) throw new DeckFault(`deck: card ${at + 1} is drawn, and the deck holds ${deck.length}`);
      if (!from.includes(card as Card)) throw new DeckFault(`deck[${at}]: ${card} cannot be drawn here`);
      return card as Card;
    },
  };
}

function refusedAt(at: string, { code, clause, params }: Refusal, ask?: Ask<Question>): HeadlessAnswer {
  const said = [code, ...(Object.keys(params).length > 0 ? [JSON.stringify(params)] : [])].join(' ');
  const waits = ask === undefined ? '' : `; the game waits for ${JSON.stringify(waitingFor(ask))}`;
  return { refusal: { code, clause: clause ?? null, message: `${at}: ${said}${waits}` } };
}
