type Names = readonly string[];

/** What is said of pads, their lines and their ports. */
export interface PadsWords {
  readonly none: string;
  readonly free: string;
  readonly ofSeat: (name: string) => string;
  readonly link: Readonly<Record<'live' | 'lost', string>>;
  /** Of a pad that answers: its seat chooses with it, or it is being tried out. */
  readonly doing: Readonly<Record<'round' | 'practice', string>>;
  readonly identify: string;
  readonly trouble: Readonly<Record<'same id twice' | 'protocol version' | 'store corrupt', string>>;
  /** A pad without an id. */
  readonly unnamed: string;
  /** Another one with the id of a pad that plays. */
  readonly second: string;
  readonly firmware: (version: string) => string;
  readonly heard: (time: string) => string;
  readonly ping: (ms: number) => string;
  readonly line: (line: LineCounts) => string;
  readonly notCounted: string;
  readonly booting: string;
  readonly rename: RenameWords;
  readonly buttons: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>;
  readonly pairing: PairingWords;
  readonly preflight: PreflightWords;
  readonly practicePad: PracticePadWords;
  readonly ports: string;
  readonly noPorts: string;
  /** `code` is the system's own word. */
  readonly unlisted: (code: string) => string;
  readonly newPorts: NewPortsWords;
  readonly port: {
    /** Not opened. */
    readonly new: string;
    readonly listening: string;
    readonly silent: string;
    readonly pad: (pad: string) => string;
    /** `pad` is undefined where it has not said its name. */
    readonly older: (pad: string | undefined, version: number) => string;
    readonly newer: (pad: string | undefined, version: number) => string;
    readonly foreign: string;
    readonly refused: RefusedPortWords;
  };
}

/** Ports that nobody has ticked yet: none of them is opened before. */
export interface NewPortsWords {
  readonly offer: (count: number) => string;
  /** No more than what it is about, where room is scarce. */
  readonly short: (count: number) => string;
  /** As it is written on the key Insert. */
  readonly key: string;
  readonly notNow: string;
  /** What opening does to other boards, and what it does not. */
  readonly means: string;
  /** The tick of one port. */
  readonly use: string;
  /** Of a device without a serial number. */
  readonly unmarked: string;
}

/** What a pad's line has come to. */
export interface LineCounts {
  readonly good: number;
  readonly bad: Readonly<Record<'crc' | 'syntax' | 'unknown' | 'overrun', number>>;
  readonly retries: number;
  readonly resets: number;
}

/** A pad is given its id, which people call its name. */
export interface RenameWords {
  readonly open: string;
  readonly openNew: string;
  readonly field: (pad: string) => string;
  readonly allowed: string;
  readonly store: string;
  readonly cancel: string;
}

/** Round the table: whose pad is pressed is theirs. */
export interface PairingWords {
  readonly open: string;
  readonly ask: (name: string) => string;
  readonly hint: string;
  readonly skip: string;
  readonly back: string;
  readonly done: string;
  readonly cancel: string;
  readonly takenBy: (pad: string, name: string) => string;
  readonly over: string;
  readonly without: string;
  /** Every seat chooses with a pad now. */
  readonly nobody: string;
}

/** Every pad through every face. */
export interface PreflightWords {
  readonly open: string;
  /** Said before it starts: faces will be seen. */
  readonly warning: string;
  readonly start: string;
  readonly notNow: string;
  readonly press: string;
  readonly hold: string;
  readonly halt: string;
  readonly finish: string;
  readonly close: string;
  readonly inRound: string;
  readonly lost: string;
  readonly lied: string;
  readonly allWork: string;
  readonly silent: string;
  readonly missing: (buttons: Names) => string;
  /** Where to look for a button that does not come, and for one that comes in another's place. */
  readonly remedy: string;
  readonly worked: (pad: string, faces: number) => string;
}

/** The pad on the screen. */
export interface PracticePadWords {
  readonly offer: string;
  readonly plug: string;
  readonly unplug: string;
  readonly title: string;
  readonly caution: string;
  readonly halt: string;
  readonly lights: Readonly<
    Record<
      'dark' | 'choose' | 'nudged' | 'ready' | 'halted' | 'identify' | 'nothing' | 'took' | 'blocked' | 'out' | 'back',
      string
    >
  >;
}

/** What to do about the system's word for a port that does not open; `other` for words nobody listed. */
export interface RefusedPortWords extends Readonly<
  Record<'EACCES' | 'EPERM' | 'ENOENT' | 'ENODEV' | 'ENOTTY' | 'EIO' | 'EMFILE' | 'ETIMEDOUT' | 'same id', string>
> {
  /** `program` holds it; undefined where the system does not tell. */
  readonly EBUSY: (program: string | undefined) => string;
  readonly other: (code: string) => string;
}

/** The words for a refused port, by the system's code. */
export function refusedPort(words: RefusedPortWords, code: string, by?: string): string {
  const { EBUSY, other, ...known } = words;
  if (code === 'EBUSY') return EBUSY(by);
  return Object.entries(known).find(([listed]) => listed === code)?.[1] ?? other(code);
}
