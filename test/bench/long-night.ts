import { GENESIS, makeLine } from '../../host/record/chain.ts';
import type { Entry, Header } from '../../host/record/line.ts';
import { botNight } from './bot-night.ts';
import { NAMES } from './names.ts';

const AT = Date.UTC(2026, 10, 21, 20);

export interface Length {
  readonly rounds: number;
  readonly seats: number;
}

/** A night's file of this many rounds of sealing bots. */
export function longNight({ rounds, seats }: Length): string {
  const players = NAMES.slice(0, seats).map((name, seat) => ({ id: `p${seat}`, name }));
  const texts: string[] = [];
  let hash = GENESIS;
  const put = (content: Header | Entry): void => {
    const { text, line } = makeLine(content, texts.length, AT + texts.length * 1_000, hash);
    hash = line.hash;
    texts.push(`${text}\n`);
  };
  put({ record: 'hungarian-war-referee', format: 1, app: '0.1.0', startedAt: new Date(AT).toISOString() });
  let revealed = 0;
  for (const { what, entry } of botNight({ players })) {
    // The cards of the last round are named, too.
    if (revealed === rounds && what !== 'named') break;
    if (what === 'reveal') revealed += 1;
    put(entry);
  }
  return texts.join('');
}
