import type { HallCommand, OrganiserView, SeatingView, TableResult } from '../../../host/contract/hall.ts';
import type { HallDesk, Section, Sheet } from './hall-desk.svelte.ts';

/** The next right thing: what it says, and what it does, in this order. Nothing to do: it waits for the tables. */
interface NextThing {
  readonly label: string;
  readonly command?: HallCommand;
  readonly to?: Section;
  readonly print?: Sheet;
  readonly names?: true;
}

type Desk = Pick<HallDesk, 'view' | 'say' | 'section' | 'settings' | 'draft' | 'unsaved' | 'pasted'> &
  Partial<Pick<HallDesk, 'refused'>>;

/** How many people a round needs. */
const FEWEST = 2;

export function nextThing(desk: Desk): NextThing {
  const { view, say, section, settings, draft, unsaved } = desk;
  if (draft !== undefined || (unsaved && section === 'game'))
    return { label: say('hall-game-keep'), command: { type: 'settings', settings }, to: 'game' };
  if (section === 'people' && desk.pasted.trim() !== '') return addPeople(desk);
  const last = view.seatings.at(-1);
  if (last === undefined) return beforeFirst(desk);
  switch (last.state) {
    case 'draft':
      return section === 'seating'
        ? { label: say('hall-next-start', { round: last.round }), command: { type: 'startRound' }, to: 'tables' }
        : { label: say('hall-next-look', { round: last.round }), to: 'seating' };
    case 'started':
      return whilePlaying(desk, last);
    case 'ended':
      return afterRound(desk, last);
  }
}

/** Once the hall has said what is wrong with some lines, the others can be added. */
function addPeople({ say, pasted, refused }: Desk): NextThing {
  const others = refused?.at === 'people' ? Number(refused.refusal.params['others'] ?? 0) : 0;
  const command = { type: 'addPeople', text: pasted } as const;
  return others > 0
    ? { label: say('hall-people-add-others', { others }), command: { ...command, others: true }, to: 'people' }
    : { label: say('hall-people-add'), command, to: 'people' };
}

function beforeFirst({ view, say, unsaved, section }: Desk): NextThing {
  const here = view.people.filter((person) => person.here).length;
  const awaited = view.people.filter((person) => person.awaited).length;
  if (here < FEWEST && awaited > 0) return { label: say('hall-next-awaiting', { people: awaited }), to: 'people' };
  if (here < FEWEST) return { label: say('hall-next-add-people'), to: 'people', names: true };
  if (unsaved) return { label: say('hall-next-settings'), to: 'game' };
  const { tables, seats } = view.settings;
  if (here > tables * seats && section !== 'game') return { label: say('hall-next-more-seats'), to: 'game' };
  return seat(view, say, 1);
}

/** While people check in, who has not is left without a seat: the button says so before. */
function seat({ people }: OrganiserView, say: Desk['say'], round: number): NextThing {
  const [here, awaited] = [people.filter((one) => one.here).length, people.filter((one) => one.awaited).length];
  const label = awaited > 0 ? say('hall-next-seat-here', { round, here, all: here + awaited }) : say('hall-next-seat', { round });
  return { label, command: { type: 'seat' }, to: 'seating' };
}

function whilePlaying({ view, say, section }: Desk, { round, tables }: SeatingView): NextThing {
  const left = unfinished(view, round);
  if (left === 0) return { label: say('hall-next-end', { round }), command: { type: 'endRound' }, to: 'standings' };
  const told = view.results.filter((result) => result.round === round && !isFinished(result) && result.aside?.state === 'over');
  if (told.length === left) return { label: say('hall-next-decide', { tables: left }), to: 'tables' };
  if (section === 'tables') return { label: say('hall-next-waiting', { tables: left }) };
  return { label: say('hall-next-watch', { over: tables.length - left, of: tables.length }), to: 'tables' };
}

function afterRound({ view, say, section }: Desk, { round }: SeatingView): NextThing {
  if (round < view.settings.rounds) return seat(view, say, round + 1);
  if (section === 'standings') return { label: say('hall-next-print'), print: 'standings' };
  return { label: say('board-end'), to: 'standings' };
}

const isFinished = ({ state }: TableResult) => state === 'over' || state === 'corrected';

/** Tables of that round whose result is not complete. */
export function unfinished({ seatings, results }: OrganiserView, round: number): number {
  const tables = seatings.find((seating) => seating.round === round)?.tables ?? [];
  const finished = new Set(results.filter((result) => result.round === round && isFinished(result)).map(({ table }) => table));
  return tables.filter(({ table }) => !finished.has(table)).length;
}

/** Where on the page the organiser can mend what stood against the next right thing. */
const MENDED_IN: Readonly<Partial<Record<string, Section>>> = {
  'no game chosen': 'game',
  'no such rulebook': 'game',
  'seats of game': 'game',
  'house rule': 'game',
  'tournament has begun': 'game',
  'rounds begun': 'game',
  'all rounds played': 'game',
  'too few people': 'people',
  'no table here': 'tables',
  'tables still play': 'tables',
  'no seating': 'seating',
};

/** Does the next right thing unless a move is under way; resolves once it is answered. A refusal stands where it can be mended. */
export async function doNext(desk: HallDesk): Promise<void> {
  if (desk.isWorking) return;
  const { command, to, print, names } = nextThing(desk);
  const said = desk.refused?.refusal;
  if (command !== undefined && !(await desk.send(command, command.type === 'addPeople' ? 'people' : 'next'))) {
    const section = MENDED_IN[desk.refused?.refusal.code ?? ''];
    if (section !== undefined) desk.mendIn(section);
    return;
  }
  if (command?.type === 'settings') desk.draft = undefined;
  const left = command?.type === 'addPeople' && command.others === true ? String(said?.params['left'] ?? '') : '';
  if (command?.type === 'addPeople') desk.pasted = left;
  if (to !== undefined) desk.open(to);
  // The lines that were left out are mended where they stand: the hall says what is wrong with each, by its new number.
  if (left !== '') await desk.send({ type: 'addPeople', text: left }, 'people');
  if (names === true) desk.asksForNames += 1;
  if (print !== undefined) desk.print(print);
}
