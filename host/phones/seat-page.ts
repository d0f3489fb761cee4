import type { Standing } from '../../rulebook/rulebook.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { titled, type Language } from '../../words/language.ts';
import phoneWords from '../../words/generated/phone.js';
import room from '../../words/generated/room.js';
import { inId, sayIn } from '../../words/say.ts';
import type { Joining, SeatPage, ToPhone } from '../contract/phones.ts';
import { isSameName } from '../../rulebook/name.ts';
import { fingerprintIn, type Course, type GameView, type SeatInput, type TableView } from '../contract/view.ts';
import { schemaOf } from '../games/index.ts';
import type { JoinedPhone } from './phone-roster.ts';

/** What the pages of phones are made from: what everybody may see, and which pad plays for which seat. */
export interface SeenByPhones {
  readonly table: TableView;
  readonly inputs: readonly SeatInput[];
  /** The table display has come to the last outcome of the round it shows. */
  readonly told?: boolean;
}

/** The seat that a phone serves. */
export function seatOf(id: string, inputs: readonly SeatInput[]): Seat | undefined {
  const seat = inputs.findIndex((input) => input.kind === 'pad' && input.pad === id);
  return seat < 0 ? undefined : seat;
}

/** What this phone shows now. */
export function seatPage(phone: JoinedPhone, joining: Joining, { table, inputs, told = false }: SeenByPhones): SeatPage {
  const { name, language, place } = phone;
  const { game } = table;
  // Whoever is the first to sit there has the first flower.
  const placed = place !== undefined && { place, ...(game === undefined && { seat: { number: place, flower: place } }) };
  const base = { language, name, todo: [], why: [], ...placed };
  const served = seatOf(phone.id, inputs);
  // With real cards in hand, or a die, a player still looks at their own seat.
  const seat = served ?? game?.seats.find(({ player }) => isSameName(player.name, name))?.seat;
  if (joining === 'seating') return { ...base, moment: place === undefined ? 'tap' : 'joined' };
  if (game === undefined || seat === undefined) return { ...base, moment: 'joined' };
  const fingerprint = fingerprintIn(game.course);
  const chooses = asksForFaces(game);
  const said = saidOf(game, seat, language, told);
  const isElsewhere = chooses && served === undefined && game.course.phase !== 'shown' && said.rests === undefined;
  return {
    ...base,
    moment: game.course.phase,
    seat: { number: seat, flower: game.seats[seat]?.flower ?? seat },
    ...(served !== undefined && chooses && { chooses: true }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...said,
    ...(served !== undefined && chooses && said.rests === undefined && suggestedSaid(game, seat, language)),
    ...(chooses && isLeftOver(game) && { isLeftOver: true }),
    todo: [
      ...(said.todo ?? []),
      ...stalledSaid(game, seat, language),
      ...(isElsewhere ? [sayIn(language, phoneWords)('phone-elsewhere')] : []),
    ],
  };
}

/** The rules of the game on the table, for the way in which this phone's owner chooses; without a game nothing. */
export function rulesPage(
  { id, language }: Pick<JoinedPhone, 'id' | 'language'>,
  seen: SeenByPhones | undefined,
): Extract<ToPhone, { readonly type: 'rules' }> {
  const schema = seen?.table.game && schemaOf(seen.table.game.rulebook);
  const onPhone = seatOf(id, seen?.inputs ?? []) !== undefined;
  return { type: 'rules', ...(schema?.rules(language, onPhone) ?? { game: '', rules: [] }) };
}

/**
 * What the game says of this seat. Its state runs ahead of the screens while the room is told the outcomes, so a phone says
 * nothing of it then; and from the count on, what became of the last round only distracts.
 */
function saidOf(game: GameView, seat: Seat, language: Language, told: boolean): Partial<SeatPage> {
  const { course, rulebook, state, standings, dealer } = game;
  if (course.phase === 'shown' && !told) return {};
  const chooses = asksForFaces(game);
  const schema = schemaOf(rulebook);
  const standing = standings.find((one) => one.seat === seat);
  const unit = schema.words(language).unit ?? sayIn(language, room)('room-points');
  const { verdict, ...said } = schema.seat(state, seat, language, seat === dealer);
  return {
    ...said,
    ...(isUnderWay(course) ? { why: [] } : verdict !== undefined && course.phase !== 'over' && { verdict }),
    ...(isUnderWay(course) && chooses && { todo: [] }),
    ...((!chooses || said.rests !== undefined) && { standings: ranked(game) }),
    ...(standing !== undefined && { points: `${titled(unit)}: ${standing.points}` }),
    ...(standing !== undefined && course.phase === 'over' && endSaid(game, standing, language)),
  };
}

function ranked({ standings, seats }: GameView): NonNullable<SeatPage['standings']> {
  const sorted = standings.toSorted((one, other) => other.points - one.points || (other.earlier ?? 0) - (one.earlier ?? 0));
  return sorted.map(({ player: { name }, seat, points }) => {
    return { name, points, ...(seat !== undefined && { seat, flower: seats[seat]?.flower ?? seat }) };
  });
}

/** The place, once it is certain, and the best moment of a player whose game is over. */
function endSaid({ standings, winners, story, rulebook }: GameView, { player, points }: Standing, language: Language) {
  const say = sayIn(language, phoneWords);
  const won = winners.includes(player.id);
  // A run-off or the last one in the game may decide among equal points.
  const place = Math.max(2, 1 + standings.filter((other) => other.points > points).length);
  const best = story?.highlights.find(({ players }) => players.some(({ id }) => id === player.id));
  return {
    ...(winners.length > 0 && { verdict: won ? say('phone-now-won') : say('phone-now-place', { place, of: standings.length }) }),
    ...(best !== undefined && { best: { figure: best.figure, what: schemaOf(rulebook).words(language).highlight(best) } }),
  };
}

/** While a face is missing: tells its owner what the dealer can do, and everybody else whom they are waiting for. */
function stalledSaid({ course, seats }: GameView, seat: Seat, language: Language): readonly string[] {
  if (course.phase !== 'opening' || course.stalled.length === 0) return [];
  const say = sayIn(language, phoneWords, room);
  const own = course.stalled.find((stall) => stall.seat === seat);
  if (own !== undefined) return [say(`room-stalled-${inId(own.why)}`), say('phone-stalled')];
  return [say('room-waiting', { names: course.stalled.map((stall) => seats[stall.seat]?.player.name ?? '') })];
}

/** In a lesson each phone has its owner's part alone. */
function suggestedSaid({ course, lesson, rulebook, state }: GameView, seat: Seat, language: Language): Partial<SeatPage> {
  if (lesson === undefined || course.phase !== 'choosing') return {};
  const what = schemaOf(rulebook).suggested?.(state, seat, language, lesson.met);
  return what === undefined ? {} : { suggested: sayIn(language, phoneWords)('phone-suggested', { what }) };
}

/** Before the first round is opened what there is to do belongs to the round that is chosen for. */
function isLeftOver({ course, rulebook, state }: GameView): boolean {
  return course.phase === 'choosing' && schemaOf(rulebook).report(state) !== undefined;
}

function isUnderWay({ phase }: Course): boolean {
  return phase === 'counting' || phase === 'closed' || phase === 'opening';
}

function asksForFaces({ course, rulebook, state, ask }: GameView): boolean {
  if (ask !== undefined || course.phase === 'over') return false;
  return rulebookOf(rulebook).next(state)?.kind === 'sealed';
}
