import { counted, type Worded } from '../language.ts';

/** What is said while phones join, to the dealer and to the room, and of phones that have joined. */
export const JOINING_EN = {
  title: 'Phones',
  scan: 'Scan the code with your phone',
  /** Over the address and the code for people who cannot scan. */
  type: 'No camera? Open this address and type the code:',
  /** What the drawn code is, for people who cannot see it. */
  code: (url: string) => `Code for phones: ${url}`,
  nobody: 'Nobody has joined yet.',
  here: (count: number) => (count === 1 ? '1 is here' : `${count} are here`),
  everybody: 'Everybody is here',
  tap: 'Tap in order, clockwise, starting left of the dealer.',
  /** The dealer taps last. */
  tapped: (tapped: number, of: number) => `${tapped} of ${of} sit. The dealer taps last.`,
  remove: (name: string) => `Remove ${name}`,
  removeAgain: 'Remove? Press again',
  link: { live: 'Connected', lost: 'Lost' },
  without: 'Somebody without a phone',
  withoutName: 'Name',
  add: 'Add',
  /** The dealer sets somebody without a phone on the next seat. */
  sits: (name: string) => `${name} sits next`,
  noPhone: 'no phone',
  opening: 'One moment…',
  noNetwork: 'This computer is in no network. Join the Wi-Fi of the phones, or open a hotspot; the code will appear here.',
  /** `address` is the only one of this computer, and not private. */
  outside: (address: string) =>
    `This computer’s only address, ${address}, is not a private one. Join the Wi-Fi of the phones, or start the referee with --lan-address ${address}.`,
  refused: (code: string) => `Phones cannot join (${code}). The referee will try again; a restart may help.`,
  /** Whose phone it is. */
  of: (name: string) => `${name}’s phone`,
  phone: 'Phone',
  turnOn: 'Use phones',
  turnOff: 'Stop using phones',
  turnOffAgain: 'Every phone is forgotten. Press again',
  let: 'Let phones join',
  stop: 'Stop joining',
  off: 'Phones can be pads: everybody chooses on their own phone.',
  free: 'No seat yet',
  /** To the dealer: somebody with the code may be keeping others out. */
  silent: (n: number) =>
    `${counted(n, 'connection', 'connections')} had the code, gave no name, and ${n === 1 ? 'was' : 'were'} closed.`,
  newCode: 'If a phone cannot join, stop joining and let phones join again: that makes a new code.',
  /** Which of this computer's networks the shown address is of. */
  network: (name: string) => `Network: ${name}`,
  another: 'Another network',
  /** Over the networks with their addresses. */
  choose: 'If the address does not open, choose another network:',
};
export type JoiningWords = Worded<typeof JOINING_EN>;
