import '../../renderer/phone/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/hall/guest/guest.css';
import { mount } from 'svelte';
import { loadPageWords } from '../../renderer/ui/page-language.svelte.ts';
import GuestPage from '../../renderer/hall/guest/GuestPage.svelte';
import { liveOf } from '../../renderer/live/page.ts';
import { parseLanguage } from '../../words/language.ts';
import myTable from '../../words/generated/my-table.js';
import { sayIn } from '../../words/say.ts';

const target = document.getElementById('guest');
if (target === null) throw new Error('guest.html has no place for the guest');
const asked = new URLSearchParams(window.location.search).get('lang');
const language = parseLanguage(asked ?? navigator.language);
const live = liveOf('guest');
await loadPageWords(language);
mount(GuestPage, { target, props: { live, say: sayIn(language, myTable) } });
