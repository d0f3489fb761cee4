import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { hallSay } from './hall-desk.svelte.ts';
import RenewedCodes from './RenewedCodes.svelte';

let drawn: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (drawn !== undefined) await unmount(drawn);
});

type Broker = OrganiserView['broker'];
const BROKER: Broker = { kind: 'other', link: 'live' };

function said(broker: Partial<Broker>, { language = 'en', ...more }: { language?: Language; table?: number } = {}): string {
  drawn = mount(RenewedCodes, {
    target: document.body,
    props: { broker: { ...BROKER, ...broker }, say: hallSay(language), ...more },
  });
  return document.body.textContent?.trim() ?? '';
}

describe.each(LANGUAGES)('in %s, the organiser is told', (language) => {
  const say = hallSay(language);

  it('nothing while every code is known', () => {
    expect(said({ passwords: { folder: '/m' } }, { language })).toBe('');
  });

  it('where the new passwords are, and that the broker has to read them', () => {
    const text = said({ renewed: [3, 7], passwords: { folder: '/m' } }, { language });
    expect(text).toBe(`${say('hall-broker-renewed', { tables: [3, 7] })} ${say('hall-broker-reload', { folder: '/m' })}`);
    expect(text).toMatch(/3.*7.*\/m.*SIGHUP/);
  });

  it('that the hall cannot write them', () => {
    expect(said({ renewed: [3], passwords: { folder: '/m', refused: 'ENOSPC' } }, { language })).toMatch(/\/m.*ENOSPC/);
  });

  it('how the hall is given a folder for them', () => {
    expect(said({ renewed: [3] }, { language })).toContain('--mosquitto');
  });

  it('of the open table only', () => {
    expect(said({ renewed: [3, 7] }, { language, table: 7 })).toContain(say('hall-broker-renewed', { tables: [7] }));
  });

  it('nothing at another table', () => {
    expect(said({ renewed: [3, 7] }, { language, table: 1 })).toBe('');
  });
});
