import './consoles.ts';
import { mount } from 'svelte';
import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/dealer/console.css';
import '../../renderer/hall/organiser/organiser.css';
import '../../renderer/hall/organiser/print/print.css';
import { liveOf } from '../../renderer/live/page.ts';
import { languageIn } from '../../renderer/hall/organiser/hall-desk.svelte.ts';
import Organiser from '../../renderer/hall/organiser/Organiser.svelte';
import { loadPageWords, PageLanguage } from '../../renderer/ui/page-language.svelte.ts';

const target = document.getElementById('organiser');
if (target === null) throw new Error('organiser.html has no #organiser');

const asked = new URLSearchParams(window.location.search).get('lang');
const language = new PageLanguage(languageIn(window, asked));
const live = liveOf('organiser');
await loadPageWords(language.shown);
mount(Organiser, { target, props: { live, language } });
