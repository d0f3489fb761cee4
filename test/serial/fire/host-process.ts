import '../../support/games.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { openReferee } from '../../../host/session/open.ts';

/*
 * A host in a process of its own, to be killed: the folder of its nights and its ports as arguments, views and answers up,
 * commands down.
 */
const [nightsDir = '', ...paths] = process.argv.slice(2);
const pads = openPads({ paths, list: async () => [] });
const referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: '0.0.0' });
const say = (message: object) => process.send?.(message);
referee.watch('console', (view) => say({ view }));
process.on('message', (command) => void referee.command(command).then((answer) => say({ answer })));
