import './consoles.ts';
import { mount } from 'svelte';
import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/dealer/console.css';
import '../../renderer/hall/organiser/organiser.css';
import '../../renderer/hall/print/print.css';
import { liveOf } from '../../renderer/live/page.ts';
import { languageIn } from '../../renderer/hall/organiser/hall-desk.svelte.ts';
import Organiser from '../../renderer/hall/organiser/Organiser.svelte';
import { PageWords } from '../../renderer/ui/page-words.svelte.ts';
import board from '../../words/generated/board.js';
import hall from '../../words/generated/hall.js';

const target = document.getElementById('organiser');
if (target === null) throw new Error('organiser.html has no #organiser');

const asked = new URLSearchParams(window.location.search).get('lang');
const words = await PageWords.in(languageIn(window, asked), hall, board);
mount(Organiser, { target, props: { live: liveOf('organiser'), words } });
