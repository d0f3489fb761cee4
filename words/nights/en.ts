import { counted, type Worded } from '../language.ts';

/** What the dealer reads and presses about nights. Names stand as they are, never with an ending. */
export const NIGHTS_EN = {
  title: 'Nights',
  begin: 'Begin a new night',
  open: 'Open',
  /** Before either leaves it. */
  gameUnderWay: 'A game is under way. Its night stays in this list: open it again, and the game continues where it was.',
  openNow: 'Open now',
  games: (games: number) => counted(games, 'game', 'games'),
  /** What else can be done with a night; opens and closes. */
  more: 'More',
  none: 'No night has been saved yet.',
  trouble: {
    damaged: (line: number) => `damaged in line ${line}`,
    newer: 'from a newer version',
    foreign: 'not a night of this referee',
    tooLarge: 'larger than any night',
    /** `code` is the system's own word. */
    unreadable: (code: string) => `cannot be read (${code})`,
  },
  /** What can be done about each; `headless` where not even the first line is good. */
  remedy: {
    damaged: 'Everything before that line is good. You can open it as a separate night; this file stays as it is.',
    headless: 'Its first line is gone, so nothing in it can be trusted. The file stays as it is.',
    newer: 'Update the referee to open it. The file stays as it is.',
    foreign: 'Another program put it here. The referee leaves it alone.',
    'too large': 'No night comes near this size, so the referee does not read it. The file stays as it is.',
    unreadable: 'The system does not let the referee read it. Check the file’s permissions, or the disk.',
  },
  salvage: 'Open the good part',
  name: 'Name',
  nameHint: 'For example “Tina’s birthday”. If empty, the date is its name.',
  giveName: 'Keep this name',
  verify: 'Verify',
  exportAs: { csv: 'Export as a table (CSV)', json: 'Export as data (JSON)', text: 'Export as text' },
  remove: 'Delete …',
  removeQuestion: (night: string) =>
    `Delete “${night}”? It goes to the folder of deleted nights and can be brought back from there.`,
  removeYes: 'Yes, delete it',
  removeNo: 'Keep it',
  cannotRemoveOpen: 'This night is open. To delete it, begin or open another one first.',
  deletedTitle: 'Deleted nights',
  deletedWhere: 'The referee never erases anything. To be rid of a night for good, delete it from the folder yourself.',
  restore: 'Bring back',
  /** How many seals of pads fit their faces, and how many that the host made itself. */
  sound: (games: number, rounds: number, ofPads: number, ofHost: number) =>
    `Sound and consistent: ${counted(games, 'game', 'games')}, ${counted(rounds, 'round', 'rounds')}; ${counted(ofPads, 'seal', 'seals')} by pads and ${ofHost} by the referee itself match.`,
  head: (fingerprint: string) =>
    `Its head is ${fingerprint}. A record rewritten as a whole is sound too: only a head or a fingerprint noted earlier reveals that.`,
  unproven: (typed: number, byHand: number) =>
    `Not sealed: ${counted(typed, 'real die', 'real dice')}, ${byHand} entered by the dealer.`,
  unsound: (faults: number) => `NOT SOUND: ${counted(faults, 'fault', 'faults')}.`,
  fault: {
    file: (line: number) => `Line ${line}: the file is damaged from here on.`,
    fold: (line: number) => `Line ${line}: this cannot follow what comes before it.`,
    invariant: (line: number) => `Line ${line}: the table cannot look like this afterwards.`,
    shown: (line: number) => `Line ${line}: what was shown does not follow from these faces.`,
    proof: (line: number) => `Line ${line}: seal and face do not match.`,
  },
  faultOfSeat: (seat: number) => `Seat ${seat + 1}.`,
  moreFaults: (faults: number) => `And ${counted(faults, 'more fault', 'more faults')}.`,
  exported: (rounds: number, path: string) => `${counted(rounds, 'round', 'rounds')} written to ${path}`,
  exportedBefore: (line: number) => `The record is damaged from line ${line} on: only what comes before it was exported.`,
  removed: (night: string, path: string) => `“${night}” is now in ${path}. You can bring it back below.`,
  restored: (night: string) => `“${night}” is back.`,
};
export type NightsWords = Worded<typeof NIGHTS_EN>;

/** What stands behind the faces of a round, for those who were there and for those who were not. */
export const PROOF_EN = {
  open: 'Seals of the last round',
  none: 'No round has been shown yet. The seals of a round appear here together with its faces.',
  round: (game: number, round: number) => `Game ${game}, round ${round}`,
  committed: (line: number, at: string) => `The seals were written down in line ${line}, ${at}`,
  revealed: (line: number, at: string) => `The faces were written down in line ${line}, ${at}`,
  nothingSealed: 'Nothing was sealed in this round: all faces were real dice or entered by the dealer.',
  unrecorded: 'The night continues without a record: these lines are in no file.',
  face: (face: number) => `face ${face}`,
  noFace: 'no face',
  /** The seal of a pad, and one that the host made itself, which binds nobody against the host. */
  holds: {
    pad: 'the pad’s seal holds',
    host: 'the referee’s own seal holds: it is no proof against the referee itself',
  },
  fails: 'THE SEAL DOES NOT HOLD',
  fingerprint: (fingerprint: string) => `Fingerprint ${fingerprint}`,
  held: 'It was on the table display before any face was asked for. Write it down or photograph it: a record rewritten as a whole is consistent too, but does not match a fingerprint you kept. Later, this line compares them:',
  die: 'a real die, typed by the dealer: it lay in the open, nothing was sealed',
  hand: 'entered by the dealer: nothing was sealed',
  handSealed: 'entered by the dealer: the seal was not opened',
  noDie: 'no die, or not in the game',
  check: (name: string) => `Check ${name}`,
  fields: {
    by: 'Sealed by',
    attempt: 'Attempt',
    hostNonce: 'Number drawn by the referee',
    nonce: 'Number drawn by the seat',
    commitment: 'Seal',
    bytes: 'The 45 bytes, in hex',
  },
  why: 'A seal is made from the face and two random numbers. Beforehand it gives away nothing about the face; afterwards no other face fits it.',
  how: 'Copy this line into a terminal (on Linux or a Mac; on Windows, that of Git or WSL). The first 32 letters and digits it prints must be the seal:',
  elsewhere: 'Without a terminal: any SHA-256 calculator that accepts hex gives the same result for the 45 bytes.',
  order: 'The two lines of the record, seals first:',
};
export type ProofWords = Worded<typeof PROOF_EN>;
