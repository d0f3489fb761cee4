import '../../renderer/phone/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/phone/phone.css';
import { mount } from 'svelte';
import { loadPageWords } from '../../renderer/ui/page-language.svelte.ts';
import PhonePage from '../../renderer/phone/PhonePage.svelte';
import { phoneOf } from '../../renderer/phone/line/page.ts';

const target = document.getElementById('phone');
if (target === null) throw new Error('phone.html has no place for the phone');
const phone = phoneOf(window);
await loadPageWords(phone.language);
mount(PhonePage, { target, props: { phone } });
