import { counted, type Worded } from '../language.ts';

/** What the hall board says to the room. */
const board = {
  title: 'Hall of tables',
  connecting: 'Connecting …',
  settingUp: 'The first round is being prepared',
  notLive: (since: string) => `not live since ${since}`,
  final: 'Final table',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  /** What a page shows, and which of its pages it is. */
  pages: { overview: 'All tables', tables: 'Tables', standings: 'Standings', people: 'Your table', places: 'Seating' },
  page: (page: number, of: number) => `${page} of ${of}`,
  table: (table: number) => `Table ${table}`,
  calls: (tables: readonly number[]) => (tables.length === 1 ? `Table ${tables[0]} calls` : `Tables ${tables.join(', ')} call`),
  /** How far a table's own game is, in few letters: “round” is a word of the tournament. */
  turn: (turn: number) => `turn ${turn}`,
  out: 'out',
  wins: 'wins',
  shareWin: 'win',
  over: 'over',
  /** Why a table shows no game. */
  status: {
    lost: 'no connection',
    absent: 'not played at',
    never: 'not here yet',
    none: 'not begun',
    corrected: 'result entered',
  },
  /** How a table stands, beside its flower and the number of such tables. */
  states: { absent: 'not here', waiting: 'waiting', playing: 'playing', over: 'over', trouble: 'trouble' },
  /** The page of the standings, and what their figures are. */
  standings: { points: 'Standings, points', shares: 'Standings, shares', places: 'Standings, % beaten' },
  /** How people with equal totals are placed, and who of them plays the final: both on one line from far away. */
  tie: 'Equal totals: more wins first, then a shared place',
  lot: (place: number) => `Final: the lot decides between all on place ${place}`,
  gone: 'has left',
  /** Against the standings after the round before. */
  gained: (places: number) => `${counted(places, 'place', 'places')} up`,
  fallen: (places: number) => `${counted(places, 'place', 'places')} down`,
  phones: 'Your table on your phone',
  checkIn: 'Check in on your phone',
  noStandings: 'No result counts yet',
  noSeating: 'Nobody is seated yet',
  noTables: 'No table is set up yet',
};

/** What the organiser is asked to do next, on the big button. */
const next = {
  addPeople: 'Add people',
  awaiting: (people: number) => `Waiting for ${counted(people, 'person', 'people')} to check in`,
  settings: 'Agree on the game',
  moreSeats: 'Add tables or seats',
  seat: (round: number) => `Seat round\u00a0${round}`,
  /** While people check in, beside those who are not here yet. */
  seatHere: (round: number, here: number, all: number) => `Seat round\u00a0${round}: ${here} of ${all} are here`,
  look: (round: number) => `Look at the seating of round\u00a0${round}`,
  start: (round: number) => `Start round\u00a0${round}: everybody is told their seat`,
  watch: (over: number, of: number) => `${over} of ${of} tables have finished: look`,
  waiting: (left: number) => `Waiting for ${counted(left, 'table', 'tables')}`,
  /** Tables have told what does not count by itself, and nothing else is awaited. */
  decide: (left: number) => `Decide what counts at ${counted(left, 'table', 'tables')}`,
  end: (round: number) => `End round\u00a0${round}`,
  final: 'Final standings',
  print: 'Print the final standings',
};

/** What an undo or redo changes, by the first thing that was done. */
const steps = {
  SettingsChosen: () => 'what was agreed on',
  ClockSet: () => 'the clock',
  MessageSent: ({ text }: StepParams) => `the message “${text}”`,
  PeopleAdded: ({ count, name }: StepParams) => (count === 1 ? `adding ${name}` : `adding ${count} people`),
  PersonRenamed: ({ from, to }: StepParams) => `that ${from} is called ${to}`,
  TeamChosen: ({ name }: StepParams) => `the team of ${name}`,
  PersonLeft: ({ name }: StepParams) => `that ${name} has left`,
  PersonBack: ({ name }: StepParams) => `that ${name} is back`,
  CheckInOpened: () => 'that people have to check in',
  CheckInClosed: () => 'that nobody has to check in',
  TableAbsent: ({ table }: StepParams) => `that table ${table} is absent`,
  TableBack: ({ table }: StepParams) => `that table ${table} is back`,
  RoundSeated: ({ round }: StepParams) => `the seating of round ${round}`,
  PlacesExchanged: ({ one, other }: StepParams) => `the exchange of ${one} and ${other}`,
  RoundStarted: ({ round }: StepParams) => `the start of round ${round}`,
  RoundEnded: ({ round }: StepParams) => `the end of round ${round}`,
  ResultLeft: ({ round, table }: StepParams) => `that what table ${table} told of round ${round} does not count`,
  ResultCorrected: ({ round, table }: StepParams) => `the correction at table ${table} in round ${round}`,
};

/** What a step's sentence needs. */
type StepParams = Readonly<Record<string, string | number>>;

const organiser = {
  title: 'Organiser',
  waiting: 'Waiting for the hall …',
  shutOut: 'This browser is not admitted.',
  shutOutRemedy: 'Open the link that the hall printed when it was started.',
  notLive: (since: string) => `Not live since ${since}. What is pressed now is not done.`,
  failing: (code: string) =>
    `The hall’s own record cannot be written (${code}): make room on the disk. Nothing can be changed until then.`,
  language: 'Language',
  sections: {
    people: 'People',
    game: 'Game',
    seating: 'Seating',
    tables: 'Tables',
    standings: 'Standings',
    board: 'Board',
    hall: 'Hall',
  },
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo yet',
  close: 'Close',
  cancel: 'Cancel',
  next,
  steps,

  clock: { start: 'Start the clock:', halt: 'Pause', run: 'Resume', off: 'Clock off' },
  answered: 'Done',
  message: {
    toAll: 'Message to all tables',
    to: (table: number) => `Message to table ${table}`,
    send: 'Send',
    seen: '– seen.',
    unseen: (tables: string) => `– not seen yet at: ${tables}.`,
  },
  people: {
    heading: (here: number, all: number) => (here === all ? `${all} people` : `${here} of ${all} people are here`),
    none: 'Nobody is on the list yet.',
    paste:
      'Names, one in a line, or a CSV with a heading. A column “Team” keeps people apart, or together with a plus: “Smith+”.',
    add: 'Add to the list',
    addOthers: (others: number) => `Add the other ${others}`,
    moreFaults: (count: number) => `… and ${count} more`,
    file: 'Choose a CSV file',
    tooLarge: 'This file is too large for a list of names. Choose another one.',
    unreadable: 'This file cannot be read as text. Save the list as CSV.',
    empty: 'Type or paste names first.',
    find: 'Find a name',
    nobodyFound: 'Nobody has that name.',
    leaves: 'Leaves',
    leavesWho: (name: string) => `${name} leaves`,
    back: 'Is back',
    backWho: (name: string) => `${name} is back`,
    gone: 'has left',
    /** While people check in. */
    checkedIn: 'is here',
    awaited: 'not here yet',
    arrives: 'Is here',
    arrivesWho: (name: string) => `${name} is here`,
    checkIn: 'Only those who have checked in are seated. For anybody without a phone, press “Is here”.',
    rename: 'Change',
    renameWho: (name: string) => `Change ${name}`,
    newName: (name: string) => `New name of ${name}`,
    team: 'Team',
    keep: 'Keep',
    more: (count: number) => `${count} more: find them by name`,
    fromNext: 'Newcomers play from the next seating on, as does anybody who comes back. Teams count from then on, too.',
  },

  game: {
    name: 'Name of the evening',
    rulebook: 'Game',
    rounds: 'Rounds',
    tables: 'Tables',
    seats: 'People at a table',
    counts: 'What counts',
    countsValues: { points: 'Sum of points', shares: 'Share of the table', places: 'Opponents beaten' },
    /** What that means, and when it is right. */
    countsWhy: {
      points: 'The points of all games are added up.',
      shares: 'Your part of the table’s points: 100 is as much as everybody’s would be if all were equal.',
      places: 'How many of your opponents you leave behind, in percent.',
    },
    unequal: 'Some tables have one person fewer, and there each gets more points. Shares or opponents beaten are fair.',
    last: 'The last round is for',
    lastValues: { all: 'Everybody', final: 'The best, at one table' },
    lotWhy: 'Where more people share a place than fit in, the lot decides.',
    bye: 'Sitting out a round brings',
    byeValues: { nothing: 'Nothing', own: 'One’s own average', round: 'Everybody’s average' },
    minutes: 'Minutes of a round (0: no clock)',
    less: 'less',
    more: 'more',
    houseRules: 'House rules',
    keep: 'Keep this',
    /** The settings as one sentence. */
    fits: (people: number, tables: number, seats: number) =>
      `${counted(people, 'person', 'people')} at ${counted(tables, 'table', 'tables')} of ${seats} or ${seats - 1}.`,
    tooMany: (without: number) => `${counted(without, 'person has', 'people have')} no seat: add tables or seats.`,
    fixed: 'Round 1 has begun: the game and its house rules stay as they are.',
    unsaved: 'This is not kept yet.',
    discard: 'Leave it as it was',
    outside: (least: number, most: number) => `This game is for ${least} to ${most} people at a table.`,
  },

  seating: {
    none: 'No round is seated yet.',
    round: (round: number) => `Round ${round}`,
    states: { draft: 'only you see it', started: 'everybody has been told', ended: 'ended' },
    repeated: (count: number) =>
      count === 0
        ? 'Nobody meets anybody again.'
        : `${counted(count, 'pair meets', 'pairs meet')} again. No seating with fewer was found.`,
    final: 'This is the final: only the best play, those who share a place by lot. Others can be exchanged for them.',
    unseated: (names: string) => `No seat for: ${names}.`,
    split: (teams: string) => `Not all at one table: ${teams}.`,
    /** The last of a list of names. */
    others: (count: number) => `${count} more`,
    addTable: 'On page 2, add tables or seats; then seat the round again.',
    again: 'Seat them another way',
    exchange: 'To exchange two people, press one, then the other.',
    chosen: (name: string) => `${name} changes places with … Press somebody else.`,
    print: 'Print the seating plan',
  },

  tables: {
    none: 'There are no tables yet.',
    heading: (live: number, all: number) => `${live} of ${counted(all, 'table', 'tables')} connected`,
    link: { live: 'connected', lost: 'no connection', never: 'not joined yet' },
    absent: 'absent',
    /** `stopped`: the round has ended before the table's game. */
    result: { none: 'not begun', playing: 'playing', stopped: 'not finished', over: 'finished', corrected: 'corrected' },
    /** What it tells does not count by itself. */
    aside: 'tells something else',
    turn: (turn: number) => `turn ${turn}`,
    all: 'All',
    troubles: (count: number) => `Needs a look (${count})`,
    unfinished: (count: number) => `Not finished (${count})`,
    nothing: 'No table here.',
    number: 'No.',
    byNumber: 'Number of the table to open',
    markAbsent: 'Table is absent',
    markBack: 'Table is back',
    correct: 'Correct the result',
    enter: 'Enter the result',
    open: (table: number) => `Open table ${table}`,
    enlarge: 'Show on the board',
    endEarly: 'End the round now',
    endEarlyAgain: (left: number) =>
      `${counted(left, 'table has', 'tables have')} not finished: what ${left === 1 ? 'it has' : 'they have'} told so far counts. Press again`,
    code: 'Join code',
    renew: 'New code',
    renewAgain: 'Whoever uses the old code is locked out. Press again',
    strangers:
      'The game here is not the one that was seated. Ask the dealer to end it and to take the names of the hall, or correct the result.',
    lost: 'The connection is lost. Results arrive by themselves when it is back; the table plays on without it.',
    never: 'Nobody has joined with this code yet. Give the dealer the card of this table.',
    trouble: {
      differs: (line: number) =>
        `From line ${line} on, the table’s record differs from the hall’s copy: it was restored from an older copy, or changed. Ask the dealer; then follow the table, or renew its code.`,
      damaged: (line: number) =>
        `Line ${line} of the table’s record does not follow from the line before. Ask the dealer to check the record; renew the code if it is not their table.`,
      unreadable: (line: number) =>
        `Line ${line} cannot be read: the table has a newer version, or its record is forged. Update the hall, or correct the result by hand.`,
      disk: (code: string) => `The hall’s disk refuses (${code}). Make room; the table sends again by itself.`,
    },
    follow: 'Follow the table',
    followAgain: 'The hall’s copy so far is kept beside it. Press again',
  },

  /** What a table tells that does not count by itself. */
  aside: {
    differs: 'This game does not count by itself, because it is played otherwise than agreed:',
    late: 'The table now tells another result than the one that counts. It changes nothing by itself.',
    instead: (what: string, given: string, agreed: string) => `${what}: ${given} instead of ${agreed}`,
    game: 'Game',
    missing: (name: string) => `${name} does not play`,
    other: (name: string) => `${name} plays and was not seated`,
    counts: 'counts',
    tells: 'told',
    accept: 'Let it count',
    leave: 'Leave it',
    /** The reason of the correction, if it is accepted. */
    accepted: 'As the table told it',
  },

  correct: {
    heading: (table: number, round: number) => `Table ${table}, round ${round}`,
    points: (name: string) => `Points of ${name}`,
    reason: 'Reason',
    reasonHint: 'It stays in the record of the hall',
    needReason: 'Say why, in a few words.',
    needPoints: (name: string) => `Type the points of ${name} as a number.`,
    keep: 'Correct the result',
    was: (reason: string) => `Corrected: ${reason}`,
    nobody: 'Nobody was seated here in this round.',
  },

  standings: {
    none: 'No result counts yet.',
    place: 'Place',
    name: 'Name',
    total: { points: 'Points', shares: 'Shares', places: '%' },
    round: (round: number) => `R${round}`,
    gone: 'has left',
    stopped: (round: number, tables: readonly number[]) =>
      `${tables.length === 1 ? 'Table' : 'Tables'} ${tables.join(', ')} had not finished round\u00a0${round}: what had been told by then counts.`,
    /** Files of the results. */
    save: { '/results.csv': 'Save as CSV', '/tables.csv': 'Tables as CSV', '/results.json': 'JSON' },
    print: 'Print the standings',
  },

  board: {
    shows: 'The board shows',
    showsValues: {
      turns: 'All, in turn',
      overview: 'All tables',
      tables: 'Table by table',
      standings: 'Standings',
      seating: 'Seating',
      table: 'One table',
    },
    one: 'The table that is enlarged',
    otherScreens: 'Other screens',
    metres: 'Read from',
    bell: 'A bell when the clock has run down',
    language: 'Language of the board',
    open: 'Open the board in a window',
    share: 'Share the board on the local network',
    unshare: 'Stop sharing',
    sharing: (screens: number) => `${counted(screens, 'screen shows', 'screens show')} the board.`,
    notShared: 'The board is shown on this computer only.',
    cannot: 'This hall cannot share its board.',
    refused: (code: string) => `The board cannot be shared (${code}). The hall tries again.`,
    noNetwork: 'This computer is in no network.',
    renew: 'New key',
    renewAgain: 'Screens with the old key lose the board. Press again',
    code: (url: string) => `Code for screens: ${url}`,
    plain: 'Anybody with this address sees the board. It is not encrypted, and it holds nothing secret.',
    several:
      'Several screens can share the pages: end the address of the first with ?screen=1/3, of the second with ?screen=2/3, and so on.',
    /** The same for phones. */
    phones: {
      otherScreens: 'Phones of the guests',
      share: 'Show everybody their table on their phone',
      unshare: 'No longer on phones',
      sharing: (phones: number) => `${counted(phones, 'phone is', 'phones are')} looking. The code for it is on the board.`,
      notShared: 'Guests scan a code on the board, choose their name, and see where they sit and stand.',
      code: (url: string) => `Code for phones: ${url}`,
      plain: 'A phone sees no more than the board shows.',
      checkIn: 'Seat only those who check in',
      checkInWhy: 'Everybody finds their name on the phone and presses “I am here”. You see who is here on page 1.',
    },
  },

  hall: {
    broker: 'Broker',
    kinds: { embedded: 'in this program', other: 'another one' },
    link: { live: 'connected', lost: 'not connected' },
    refused: (code: string) => `It refuses (${code}). The hall tries again by itself.`,
    address: 'Address for the tables',
    noAddress: 'This computer is in no network, so no other computer can join.',
    unannounced: (code: string) =>
      `Tables do not find this hall by themselves (${code}). Their dealers type the whole line of the card.`,
    another: (address: string) =>
      `Another hall with the codes of this one is at ${address}: a stand-by has taken over, or this is an old copy. End one of the two. To go on with this one, end the other, and start this one again with --take-over.`,
    how: 'At each table the dealer opens “Hall”, and types the code of the table’s card; if no hall is listed, the whole line below it.',
    cards: 'Print the table cards',
    codes: 'Join codes',
    folder: 'Folder of the hall',
  },
};

const print = {
  seating: (round: number) => `Seating, round ${round}`,
  byName: 'By name',
  byTable: 'By table',
  unseated: 'No seat',
  table: 'Table',
  tableOf: (table: number) => `Table ${table}`,
  standings: (after: number) => `Standings after round ${after}`,
  standingsDuring: (round: number) => `Standings during round ${round}`,
  final: 'Final standings',
  /** Every round, table by table. */
  rounds: 'Tables, round by round',
  notPlayed: 'Not played',
  satOut: 'Sat out',
  code: 'Code',
  line: 'If no hall is listed',
  standby: 'If that line does not answer',
  how: 'At this table’s referee open “Hall” (F5) and type the code. If no hall is listed, type the line below it instead.',
};

/** Everything that the screens of a hall say. */
export const HALL_EN = { board, organiser, print };
export type HallWords = Worded<typeof HALL_EN>;
