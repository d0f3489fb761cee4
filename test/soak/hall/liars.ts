import type { MirrorTrouble } from '../../../host/contract/hall.ts';
import { FakeHallTable } from '../../../host/hall/testing/fake-hall-table.ts';
import { NightLines, playNight } from '../../../host/hall/testing/night-lines.ts';
import { RECORD_FORMAT } from '../../../host/record/line.ts';
import { LIARS, type Evening } from './evening.ts';
import { until } from './until.ts';

/** Tables that have joined and send what is no record: each is named with its line, and is no trouble to the others. */
export async function lie(evening: Evening): Promise<void> {
  const players = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name }));
  const forged = playNight({ players });
  forged.texts[4] = (forged.texts[4] ?? '').replace(/"at":"\d/, '"at":"3');
  await named(evening, LIARS[0], forged, { kind: 'damaged', night: forged.id, line: 5 });
  const newer = new NightLines({ format: RECORD_FORMAT + 1 });
  newer.add({ kind: 'of a newer version' });
  await named(evening, LIARS[1], newer, { kind: 'unreadable', night: newer.id, line: 1 });
}

async function named(evening: Evening, number: number, night: NightLines, trouble: MirrorTrouble): Promise<void> {
  const { view } = await evening.look();
  const { address = '' } = view.addresses[0] ?? {};
  const table = await FakeHallTable.connect(
    address.replace(/mqtt:\/\/[^/]+/, evening.networks[0]?.url ?? ''),
    view.codes[number - 1]?.code ?? '',
  );
  await table.tell(night, 0);
  await until(`table ${number} is named`, async () => {
    const { board } = (await evening.look()).view;
    return JSON.stringify(board.tables[number - 1]?.trouble) === JSON.stringify(trouble);
  });
  await table.close();
}
