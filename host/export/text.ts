import type { Language } from '../../words/language.ts';
import { TOLD_NIGHT_WORDS } from '../../words/told-nights.ts';
import type { PlayedRound } from '../record/rounds.ts';
import { doorOf } from '../rulebooks/index.ts';
import type { ToldNight } from './told-night.ts';

/** The night to be read by people: a paragraph for each round, the points at the end of each game, the series last. */
export function nightText({ startedAt, name, rounds, series, fault }: ToldNight, language: Language): string {
  const words = TOLD_NIGHT_WORDS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const started = startedAt === undefined ? [] : [date.format(Date.parse(startedAt))];
  const head = [...(name === undefined ? [] : [name]), ...started, ''];
  const games = new Set(rounds.map(({ game }) => game));
  const totals = series.map(({ player, points, gamesWon }) => words.total(player.name, points, gamesWon));
  return [
    ...head,
    ...(rounds.length === 0
      ? [words.noRound]
      : rounds.flatMap((round, i) => roundLines(round, rounds[i - 1], rounds[i + 1], language))),
    ...(games.size > 1 && totals.length > 0 ? [`${words.series}: ${totals.join(', ')}`] : []),
    ...(fault === undefined ? [] : [words.upTo(fault.line)]),
  ].join('\n');
}

function roundLines(
  round: PlayedRound,
  before: PlayedRound | undefined,
  next: PlayedRound | undefined,
  language: Language,
): readonly string[] {
  const words = TOLD_NIGHT_WORDS[language];
  const door = doorOf(round.rulebook).words(language);
  const begins = before?.game === round.game ? [] : [words.game(round.game, door.name), ''];
  const ends = next?.game === round.game ? [] : [...scoreLines(round, language), ''];
  return [...begins, words.round(round.round, round.table.map(door.card)), ...seatLines(round, language), '', ...ends];
}

function seatLines({ rulebook, seats }: PlayedRound, language: Language): readonly string[] {
  const words = TOLD_NIGHT_WORDS[language];
  const door = doorOf(rulebook).words(language);
  return seats.map(({ player, face, laid = [], took, standing }) => {
    const said = [
      ...(face === null ? [words.noDie] : face === undefined ? [] : [`${face} ${door.face?.(face) ?? ''}`]),
      ...(laid.length === 0 ? [] : [words.laid(laid.map(door.card))]),
      ...(took.length === 0 ? [] : [words.took(took.map(door.card))]),
      ...(standing === 'in' ? [] : [words.standing[standing]]),
    ];
    return said.length === 0 ? `  ${player.name}` : `  ${player.name}: ${said.join(', ')}`;
  });
}

function scoreLines({ standings, winners }: PlayedRound, language: Language): readonly string[] {
  const words = TOLD_NIGHT_WORDS[language];
  const scores = standings.map(({ player, points, open }) => words.points(player.name, points, open));
  const won = standings.filter(({ player }) => winners.includes(player.id)).map(({ player }) => player.name);
  return [`${words.score}: ${scores.join(', ')}`, ...(won.length === 0 ? [] : [words.winners(won)])];
}
