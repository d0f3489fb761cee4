import { describe, expect, it } from 'vitest';
import { headlessOf } from '../../host/games/index.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { runReferee } from './command-line.ts';
import { fakeIo } from './testing/fake-io.ts';

describe.each(['resolve', 'play'] as const)('the help of %s', (command) => {
  it('shows an example for every game that supports the command, and each example works', async () => {
    const help = fakeIo();
    expect(await runReferee([command, '--help'], help)).toBe(0);
    const requests = help.said.join('\n').match(/^ {2}\{.*\}$/gm) ?? [];
    for (const request of requests) {
      const io = fakeIo(request);
      expect(await runReferee([command], io), io.said.join('\n')).toBe(0);
    }
    const games = requests.map((request) => (JSON.parse(request) as { rulebook?: string }).rulebook ?? 'hungarian-war');
    const answering = RULEBOOKS.ids.filter((id) => command in headlessOf(id));
    expect([...new Set(games)]).toEqual(answering);
  });
});
