import { expect, test } from 'vitest';
import { headlessOf } from '../../host/games/index.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { runReferee } from './command-line.ts';
import { fakeIo } from './testing/fake-io.ts';

async function referee(command: string, input: string) {
  const io = fakeIo(input);
  return { code: await runReferee([command], io), lines: io.written };
}

test('requests name their game line by line, and a refused line does not stop the others', async () => {
  const asked = {
    '{"rulebook":"war","flips":["AH","KD","AS",null]}': '{"winner":null,"war":[0,2]}',
    '{"rulebook":"hyrule","cards":["KH","QD","2C"]}': '{"winner":0,"clause":"HY-2"}',
    '{"rulebook":"honor-of-the-samurai","armies":[["AH","KD","2C"],["TS","X1","QD"]],"charges":["9D",null],"house":{"illegal":"D","charges":true}}':
      '{"winner":0,"heads":2,"totals":[36,null],"disgraces":[1,1]}',
    '{"rulebook":"charta-bellica","line":"combined","pairs":[["mH","pP"],["cG","4T"]]}':
      '{"winner":0,"kinds":["elite partners","mixed"],"totals":[27,18]}',
    '{"rulebook":"charta-bellica","line":"bellum","cards":["TH","4G","TT"]}': '{"winner":null,"draw":[0,2],"horse":[]}',
    '{"rulebook":"war","flips":[null,null]}':
      '{"refusal":{"code":"nobody flips","clause":"WR-4","message":"flips: nobody flips a card, and somebody must"}}',
    '{"players":2,"table":["KD","9C","2H"],"faces":[5,null]}':
      '{"centre":{"outcome":"stays"},"sides":[{"outcome":"taken","by":0},{"outcome":"stays"}],"eliminated":[],"rejoined":[]}',
  };
  expect(await referee('resolve', Object.keys(asked).join('\n'))).toEqual({ code: 1, lines: Object.values(asked) });
});

test.each([
  [
    '{"rulebook":"war","players":["a","b"],"stacks":[["AH","2C"],["AS","3D"]],"house":{"variation":"classic"},"battles":5000}',
    '{"battles":[{"winner":1,"cards":4,"wars":1,"counts":[0,4]}],"winners":[1],"ended":true}',
  ],
  [
    '{"rulebook":"hyrule","players":["a","b"],"house":{"turns":"strategy","tallest":1},"stock":["9H"],"hands":[["2D","3D","4D","5D","6D","7D","8D"],["2C","3C","4C","5C","6C","7C","8C"]],"turns":[{"swap":"4C"},{"cards":["2D","9H"]}]}',
    '{"turns":[{"swap":"4C","leader":1,"winner":null,"captured":[0,0]},{"leader":0,"winner":1,"captured":[0,2]}],"winners":[],"ended":false}',
  ],
])('a whole game: %s', async (asked, answered) => {
  expect(await referee('play', asked)).toEqual({ code: 0, lines: [answered] });
});

test.each(['resolve', 'play'] as const)(
  'the help of %s has an example for every game that answers it, and each works',
  async (command) => {
    const help = fakeIo();
    expect(await runReferee([command, '--help'], help)).toBe(0);
    const requests = help.written.join('\n').match(/^ {2}\{.*\}$/gm) ?? [];
    for (const request of requests) expect(await referee(command, request), request).toMatchObject({ code: 0 });
    const games = requests.map((request) => (JSON.parse(request) as { rulebook?: string }).rulebook ?? 'hungarian-war');
    expect([...new Set(games)]).toEqual(RULEBOOKS.ids.filter((id) => headlessOf(id).examples[command] !== undefined));
  },
);
