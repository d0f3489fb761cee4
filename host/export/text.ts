import { winTogether } from '../../rulebook/seat.ts';
import { fingerprintInGroups, makeFingerprint } from '../contract/fingerprint.ts';
import { seenOnly } from '../../rulebook/text.ts';
import { titled, type Language } from '../../words/language.ts';
import words from '../../words/generated/export.js';
import questions from '../../words/generated/questions.js';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import type { RecordedRound } from '../record/rounds.ts';
import { schemaOf } from '../games/index.ts';
import type { NightReport } from './night-report.ts';

/** The night as text: a paragraph for each round, the points at the end of each game, and the series last. */
export function nightText(report: NightReport, language: Language): string {
  const { startedAt, name, head, rounds, fault } = report;
  const say = sayIn(language, words, questions, room);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const started = startedAt === undefined ? [] : [date.format(Date.parse(startedAt))];
  return [
    ...(name === undefined ? [] : [name]),
    ...started,
    '',
    ...(rounds.length === 0
      ? [say('export-no-round')]
      : rounds.flatMap((round, i) => roundLines(round, rounds[i - 1], rounds[i + 1], language))),
    ...seriesLines(report, language),
    ...(head === undefined ? [] : [say('export-head', { fingerprint: fingerprintInGroups(makeFingerprint(head)), hash: head })]),
    ...(fault === undefined ? [] : [say('export-up-to', { line: fault.line })]),
  ]
    .map(seenOnly)
    .join('\n');
}

/** The totals of each rulebook with several games, and the games won if there were several rulebooks. */
function seriesLines({ rounds, series }: NightReport, language: Language): readonly string[] {
  const say = sayIn(language, words, questions, room);
  const rulebooks = [...new Set(series.map(({ rulebook }) => rulebook))];
  const sums = rulebooks.flatMap((id) => {
    const games = new Set(rounds.filter(({ rulebook }) => rulebook === id).map(({ game }) => game));
    const scores = series.filter(({ rulebook }) => rulebook === id);
    const which = rulebooks.length === 1 ? '' : ` (${schemaOf(id).words(language).name})`;
    const totals = scores.map(({ player, points, gamesWon }) =>
      say('export-total', { name: player.name, points, games: gamesWon }),
    );
    return games.size > 1 ? [`${say('room-series')}${which}: ${totals.join(', ')}`] : [];
  });
  if (rulebooks.length < 2) return sums;
  const players = new Map(series.map(({ player }) => [player.id, player.name]));
  const won = (id: string) => series.reduce((all, { player, gamesWon }) => all + (player.id === id ? gamesWon : 0), 0);
  return [...sums, `${say('room-games-won')}: ${[...players].map(([id, name]) => `${name} ${won(id)}`).join(', ')}`];
}

function roundLines(
  round: RecordedRound,
  before: RecordedRound | undefined,
  next: RecordedRound | undefined,
  language: Language,
): readonly string[] {
  const say = sayIn(language, words, questions, room);
  const schema = schemaOf(round.rulebook).words(language);
  const begins = before?.game === round.game ? [] : [say('export-game', { game: round.game, rulebook: schema.name }), ''];
  const ends = next?.game === round.game ? [] : [...scoreLines(round, language), ''];
  const { fingerprint } = round;
  const cards = round.table.map(schema.card);
  const head = [say('export-round', { round: round.round }), ...(cards.length === 0 ? [] : [cards.join(', ')])].join(': ');
  const held =
    fingerprint === undefined ? [] : [`  ${say('export-fingerprint', { fingerprint: fingerprintInGroups(fingerprint) })}`];
  return [...begins, head, ...seatLines(round, language), ...held, '', ...ends];
}

function seatLines({ rulebook, seats }: RecordedRound, language: Language): readonly string[] {
  const say = sayIn(language, words, questions, room);
  const schema = schemaOf(rulebook).words(language);
  return seats.map(({ player, face, laid = [], took, standing }) => {
    const said = [
      ...(face === null ? [say('export-no-die')] : face === undefined ? [] : [`${face} ${schema.face?.(face) ?? ''}`]),
      ...(laid.length === 0 ? [] : [say('export-laid', { cards: laid.map(schema.card) })]),
      ...(took.length === 0 ? [] : [say('export-took', { cards: took.map(schema.card) })]),
      ...(standing === 'in' ? [] : [say(`questions-absence-${standing === 'left' ? 'gone' : standing}`)]),
    ];
    return said.length === 0 ? `  ${player.name}` : `  ${player.name}: ${said.join(', ')}`;
  });
}

function scoreLines({ rulebook, standings, winners, sides }: RecordedRound, language: Language): readonly string[] {
  const say = sayIn(language, words, questions, room);
  const { unit } = schemaOf(rulebook).words(language);
  const score = unit === undefined ? say('room-points') : titled(unit);
  const scores = standings.map(({ player: { name }, points, open }) =>
    open === 0 ? `${name} ${points}` : say('export-points-open', { name, points, open }),
  );
  const shared = winners.length > 1 && !winTogether(winners, sides);
  const won = standings.filter(({ player }) => winners.includes(player.id)).map(({ player }) => player.name);
  return [
    `${score}: ${scores.join(', ')}`,
    ...(won.length === 0 ? [] : [say(shared ? 'export-winners.shared' : 'export-winners', { names: won })]),
  ];
}
