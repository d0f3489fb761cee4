import '../../../renderer/phone/font.css';
import '../../../renderer/ui/tokens.css';
import '../../../renderer/phone/phone.css';
import { flushSync, mount, unmount } from 'svelte';
import PhonePage from '../../../renderer/phone/PhonePage.svelte';
import { FakeScreenPhone, type Shown } from '../../../renderer/phone/testing/fake-screen-phone.svelte.ts';

/** Runs in the page, in place of the script of `phone.html`: there is no host, and each state is drawn from nothing. */
let drawn: object | undefined;
let phone = new FakeScreenPhone();

const staged = {
  show(shown: Shown): void {
    if (drawn !== undefined) void unmount(drawn);
    phone = new FakeScreenPhone(shown);
    drawn = mount(PhonePage, { target: document.getElementById('phone') ?? document.body, props: { phone } });
    flushSync();
  },
  /** What was done to the phone since it was shown. */
  did: (): readonly string[] => phone.did,
};

export type Staged = typeof staged;
Object.assign(window, { staged });
