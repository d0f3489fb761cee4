import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { HALL_BROKER_WORDS } from '../../../words/hall-broker/words.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import RenewedCodes from './RenewedCodes.svelte';

let drawn: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (drawn !== undefined) await unmount(drawn);
});

type Broker = OrganiserView['broker'];
const BROKER: Broker = { kind: 'other', link: 'live' };

function said(broker: Partial<Broker>, more: { readonly language?: Language; readonly table?: number } = {}): string {
  drawn = mount(RenewedCodes, { target: document.body, props: { broker: { ...BROKER, ...broker }, language: 'en', ...more } });
  return document.body.textContent?.trim() ?? '';
}

describe.each(LANGUAGES)('in %s, the organiser is told', (language) => {
  const words = HALL_BROKER_WORDS[language];

  it('nothing while every code is known', () => {
    expect(said({ passwords: { folder: '/m' } }, { language })).toBe('');
  });

  it('where the new passwords are, and that the broker has to read them', () => {
    const text = said({ renewed: [3, 7], passwords: { folder: '/m' } }, { language });
    expect(text).toBe(`${words.renewed([3, 7])} ${words.reload('/m')}`);
    expect(text).toMatch(/3.*7.*\/m.*SIGHUP/);
  });

  it('that the hall cannot write them', () => {
    expect(said({ renewed: [3], passwords: { folder: '/m', refused: 'ENOSPC' } }, { language })).toMatch(/\/m.*ENOSPC/);
  });

  it('how the hall is given a folder for them', () => {
    expect(said({ renewed: [3] }, { language })).toContain('--mosquitto');
  });

  it('of the open table only', () => {
    expect(said({ renewed: [3, 7] }, { language, table: 7 })).toContain(words.renewed([7]));
  });

  it('nothing at another table', () => {
    expect(said({ renewed: [3, 7] }, { language, table: 1 })).toBe('');
  });
});
