import { listIn, type Worded } from '../language.ts';

const list = listIn('en');

/** Whom the hall has seated; no game where this version does not know it. */
interface Offered {
  readonly round: number;
  readonly table: number;
  readonly game: string | undefined;
  readonly names: readonly string[];
}

/** What the dealer reads of the hall of tables that this table belongs to, or may join. */
export const HALL_LINK_EN = {
  what: 'In a hall, several tables play one tournament. The hall shows your game on its board and tells you who plays here.',
  found: 'Halls on this network',
  /** No hall has been found, and it is still being looked for. */
  looking: 'Looking for halls… You can also type the whole line of your table’s card.',
  notSearched: (code: string) =>
    `Halls cannot be looked for on this computer (${code}). Type the whole line of your table’s card.`,
  code: 'Code on this table’s card',
  /** The address and the code. */
  line: 'Line on this table’s card',
  join: 'Join',
  joining: 'Joining…',
  refused: {
    'no answer': 'No hall answers there. Check the address, and that this computer is on the network of the hall.',
    'wrong code': 'The hall does not accept this code. Type it again as it stands on the card of your table.',
    'not this hall':
      'That is not the hall of your card. Type the code again, with its last four letters. If that does not help, ask the organiser.',
    newer: 'The hall and this table have different versions of the referee. Use the same one on both.',
  },
  joined: (table: number, hall: string) => `Table ${table} of ${hall}`,
  connecting: 'Connecting to the hall…',
  live: 'Connected',
  lost: 'No connection to the hall. Play on: nothing waits for it, and it will get everything later.',
  /** Between two games, where an offer would stand. */
  lostBetween: 'No connection to the hall. It will seat you again when it is back; it then gets all that it lacks.',
  refusedCode: 'The hall no longer accepts this table’s code. Leave the hall, and join with the code that the organiser has now.',
  upToDate: 'The hall has every line of your record.',
  behind: (lines: number) =>
    lines === 1 ? 'The hall lacks 1 line of your record.' : `The hall lacks ${lines} lines of your record.`,
  differs: (line: number) =>
    `From line ${line} on, the hall has another record of this night, and takes no more of yours. Ask the organiser to follow this table.`,
  damaged: (line: number) =>
    `The hall cannot take line ${line} of this night, nor what follows. Ask the organiser, and keep the record.`,
  disk: 'The disk of the hall takes nothing more. Tell the organiser; the hall will get everything later.',
  /** Before the organiser’s message, and on the key that confirms it; then the dealer’s call. */
  organiser: 'The organiser:',
  seen: 'Seen',
  call: 'Call the organiser',
  called: 'You have called the organiser.',
  callWaits: 'You are calling the organiser, who will hear it when the hall is connected again.',
  takeBack: 'Take it back',
  leave: 'Leave the hall',
  leaveAgain: 'The hall will see nothing more of this table. Press again',
  cannot: 'This referee can join no hall.',
  /** The people whom the hall has seated here, in one line. */
  offer: ({ round, table, game, names }: Offered) =>
    `Round ${round}, table ${table}${game === undefined ? '' : `, ${game}`}: ${list(names)}`,
  later: 'They can be taken when this game is over.',
  noOffer: 'As soon as the hall seats people at this table, one key takes their names.',
  /** On the big button, when the hall's game is over. */
  wait: 'Wait for the hall',
  /** There, once the last round has ended. */
  over: 'The tournament is over',
  take: 'These play here',
  takenBack: 'The hall has taken these names back. Ask the organiser before you begin.',
  /** The hall plays a game that this version does not know. */
  unknownGame: 'The hall plays a game that this version does not know. Update the referee.',
};
export type HallLinkWords = Worded<typeof HALL_LINK_EN>;
