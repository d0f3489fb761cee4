import assert from 'node:assert/strict';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { NIGHTS, type CleanRoot } from './clean-root.ts';
import { facesOpened, InstalledTable, nightIn } from './installed-table.ts';
import { TwoPads } from './pads.ts';

const NAME = 'hungarian-war-referee';
/** Of each round, by seat: blocks of cards between neighbours, so that nobody is ever out. */
const FACES: readonly (readonly [Face, Face])[] = [
  [2, 3],
  [3, 2],
  [2, 2],
];

/** Two versions of the package, by their files. */
interface Versions {
  readonly older: string;
  readonly newer: string;
}

/** An evening at a table that is installed, upgraded during a night, and removed; so many rounds at each of its three stages. */
export async function tryPackage(root: CleanRoot, rounds: number, { older, newer }: Versions, say: (line: string) => void) {
  root.install(older);
  holdsAllLibraries(root);
  say(`installed ${versionOf(root)}`);
  const pads = new TwoPads();
  const ports = await pads.plug();
  let table = await InstalledTable.start(root, ports);
  let played = 0;
  const play = async () => {
    for (let n = 0; n < rounds; n += 1) {
      const faces = FACES[played % FACES.length] ?? [2, 2];
      await pads.press(faces);
      await table.playRound();
      played += 1;
      const opened = facesOpened(nightIn(root));
      assert.equal(opened.length, played);
      assert.equal(opened.at(-1), JSON.stringify(faces));
    }
  };
  try {
    await pads.isFound();
    await table.send(pads.begin);
    await play();
    const night = nightIn(root);
    root.install(newer);
    say(`upgraded to ${versionOf(root)} during a night`);
    assert.equal(nightIn(root), night, 'the upgrade changed the night');
    // The older program still runs.
    await play();
    await table.close();
    const before = nightIn(root);
    table = await InstalledTable.start(root, ports);
    await table.shows('choosing');
    await play();
    assert.ok(nightIn(root).startsWith(before), 'the newer version changed what the older one had written');
    await table.close();
  } finally {
    await table.kill();
    await pads.unplug();
  }
  say(`${played} rounds in one night, over the upgrade`);
  remove(root);
  say(`removed and purged; the nights stay in ${NIGHTS}`);
}

function versionOf(root: CleanRoot): string {
  return root.run('dpkg-query', '--show', '--showformat=${Version}', NAME);
}

/** Every library that the program is linked against came with what the package depends on. */
function holdsAllLibraries(root: CleanRoot): void {
  const said = root.run('ldd', `/opt/${NAME}/${NAME}`);
  assert.equal(said.includes('not found'), false, said);
}

/** Neither removing nor purging touches the nights, and nothing else is left. */
function remove(root: CleanRoot): void {
  const night = nightIn(root);
  for (const how of ['remove', 'purge']) {
    root.run('apt-get', how, '-qq', '-y', NAME);
    assert.equal(nightIn(root), night);
  }
  const named = ['(', '-iname', '*referee*', '-o', '-iname', '*hungarian*', ')'];
  const elsewhere = ['/home', '/tmp'].flatMap((folder) => ['-not', '-path', `${folder}/*`]);
  assert.equal(root.run('find', '/', '-xdev', ...elsewhere, ...named), '');
}
