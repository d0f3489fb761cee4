import assert from 'node:assert/strict';
import { freePort } from '../../../host/web/testing/free-port.ts';
import { NIGHTS, type CleanRoot } from './clean-root.ts';
import { facesOpened, InstalledTable, nightIn } from './installed-table.ts';
import { TwoPads } from './pads.ts';
import { TwoPhones } from './phones.ts';

const NAME = 'hungarian-war-referee';
const PADS_NIGHTS = '/home/player/nights-of-pads';
/** Of each round with phones, by seat: blocks of cards between neighbours, so that nobody is ever out. */
const FACES = [
  [2, 3],
  [3, 2],
  [2, 2],
] as const;

/** Two versions of the package, by their files. */
export interface Versions {
  readonly older: string;
  readonly newer: string;
}

/** An evening at a table that is installed, upgraded during a night, and removed. */
export class DebTrial {
  readonly #root: CleanRoot;
  readonly #rounds: number;
  readonly #say: (line: string) => void;
  #played = 0;

  constructor(root: CleanRoot, rounds: number, say: (line: string) => void) {
    this.#root = root;
    this.#rounds = rounds;
    this.#say = say;
  }

  async run({ older, newer }: Versions): Promise<void> {
    this.#root.install(older);
    this.#holdsAllLibraries();
    this.#say(`installed ${this.#version()}`);
    const phonePort = await freePort();
    const options = ['--phone-port', String(phonePort), '--lan-address', '127.0.0.1'];
    const table = await InstalledTable.start(this.#root, options);
    const phones = await TwoPhones.sitDown(table);
    try {
      await this.#playAndUpgrade(table, phones, newer);
      const again = await InstalledTable.start(this.#root, options);
      await this.#goOn(again, phones);
    } finally {
      await table.kill();
      await phones.close();
    }
    await this.#playWithPads();
    this.#removed();
  }

  /** Rounds before the upgrade, and rounds of the old program that still runs after it. */
  async #playAndUpgrade(table: InstalledTable, phones: TwoPhones, newer: string): Promise<void> {
    await this.#play(table, phones);
    const before = nightIn(this.#root);
    this.#root.install(newer);
    this.#say(`upgraded to ${this.#version()} during a night`);
    assert.equal(nightIn(this.#root), before, 'the upgrade changed the night');
    await this.#play(table, phones);
    await table.close();
  }

  /** The night goes on in the newer program, with the same phones. */
  async #goOn(table: InstalledTable, phones: TwoPhones): Promise<void> {
    try {
      const before = nightIn(this.#root);
      await table.shows('choosing');
      await this.#play(table, phones);
      assert.ok(nightIn(this.#root).startsWith(before), 'the newer version changed what the older one had written');
      await table.close();
    } finally {
      await table.kill();
    }
    this.#say(`${this.#played} rounds with phones in one night, over the upgrade`);
  }

  async #play(table: InstalledTable, phones: TwoPhones): Promise<void> {
    for (let n = 0; n < this.#rounds; n += 1) {
      const faces = FACES[this.#played % FACES.length] ?? FACES[0];
      await phones.play(table, faces);
      this.#played += 1;
      const opened = facesOpened(nightIn(this.#root));
      assert.equal(opened.length, this.#played);
      assert.equal(opened.at(-1), JSON.stringify(faces));
    }
  }

  async #playWithPads(): Promise<void> {
    const pads = new TwoPads();
    const table = await InstalledTable.start(this.#root, ['--nights', PADS_NIGHTS, ...(await pads.plug())]);
    try {
      await pads.isFound();
      await table.send(pads.begin);
      for (let n = 0; n < this.#rounds; n += 1) {
        await pads.press([4, 4]);
        await table.playRound();
      }
      assert.deepEqual(facesOpened(nightIn(this.#root, PADS_NIGHTS)), Array(this.#rounds).fill('[4,4]'));
      await table.close();
    } finally {
      await table.kill();
      await pads.unplug();
    }
    this.#say(`${this.#rounds} rounds with pads`);
  }

  #version(): string {
    return this.#root.run('dpkg-query', '--show', '--showformat=${Version}', NAME);
  }

  /** Every library that the program is linked against came with what the package depends on. */
  #holdsAllLibraries(): void {
    const said = this.#root.run('ldd', `/opt/${NAME}/${NAME}`);
    assert.equal(said.includes('not found'), false, said);
  }

  /** Neither removing nor purging touches the nights, and nothing else is left. */
  #removed(): void {
    const nights = nightIn(this.#root);
    for (const how of ['remove', 'purge']) {
      this.#root.run('apt-get', how, '-qq', '-y', NAME);
      assert.equal(nightIn(this.#root), nights);
    }
    const named = ['(', '-iname', '*referee*', '-o', '-iname', '*hungarian*', ')'];
    const elsewhere = ['/home', '/tmp'].flatMap((folder) => ['-not', '-path', `${folder}/*`]);
    assert.equal(this.#root.run('find', '/', '-xdev', ...elsewhere, ...named), '');
    this.#say(`removed and purged; the nights stay in ${NIGHTS}`);
  }
}
