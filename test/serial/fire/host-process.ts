import '../../support/games.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { HurriedTime } from '../../support/hurried-time.ts';
import { openReferee } from '../../../host/session/open.ts';

/*
 * A host in a process of its own, to be killed. Its arguments are the folder of its nights and its ports. It sends views and
 * answers, and receives commands, or the moment to which its time moves forward, ms since 1970.
 */
const [nightsDir = '', ...paths] = process.argv.slice(2);
const pads = openPads({ paths, list: async () => [] });
const time = new HurriedTime();
const referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: '0.0.0', clock: time.clock() });
const say = (message: object) => process.send?.(message);
referee.watch('console', (view) => say({ view }));
process.on('message', (message: object) => {
  if ('hurryTo' in message) time.hurryTo(Number(message.hurryTo));
  else void referee.command(message).then((answer) => say({ answer }));
});
