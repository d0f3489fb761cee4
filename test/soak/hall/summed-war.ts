import { seatedAs } from '../../../host/hall/wire/player-id.ts';

/** One game of War that a hall has seated. */
export interface WarGame {
  readonly round: number;
  readonly table: number;
  readonly seating: number;
  /** Of everybody, by seat. */
  readonly people: readonly { readonly name: string; readonly points: number }[];
}

type Event =
  | { readonly type: 'GameBegun'; readonly players: readonly { readonly id: string; readonly name: string }[] }
  | { readonly type: 'Answered'; readonly given: string };

interface ReadLine {
  readonly kind?: string;
  readonly events?: readonly Event[];
}

const DECK = 52;
const STRENGTH = '23456789TJQKA';

/** The games in a record of which nothing but battles without a tie were played: of every card laid, its winner has it. */
export function warGames(record: string): readonly WarGame[] {
  const steps: (readonly Event[])[] = [];
  for (const text of record.trimEnd().split('\n')) {
    const { kind, events = [] } = JSON.parse(text) as ReadLine;
    if (kind === 'step') steps.push(events);
    else if (kind === 'undo') steps.pop();
  }
  const games: { readonly players: Extract<Event, { type: 'GameBegun' }>['players']; readonly cards: string[] }[] = [];
  for (const event of steps.flat()) {
    if (event.type === 'GameBegun') games.push({ players: event.players, cards: [] });
    else games.at(-1)?.cards.push(event.given);
  }
  return games.map(({ players, cards }) => {
    const as = seatedAs(players[0]?.id ?? '');
    if (as === undefined) throw new Error('a game that no hall has seated');
    const held = players.map((_, seat) => Math.ceil((DECK - seat) / players.length));
    for (let from = 0; from + players.length <= cards.length; from += players.length) {
      const laid = cards.slice(from, from + players.length).map((card) => STRENGTH.indexOf(card.charAt(0)));
      const winner = laid.indexOf(Math.max(...laid));
      for (const seat of held.keys()) held[seat] = (held[seat] ?? 0) + (seat === winner ? players.length - 1 : -1);
    }
    return { ...as, people: players.map(({ name }, seat) => ({ name, points: held[seat] ?? 0 })) };
  });
}
