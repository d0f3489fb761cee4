import './consoles.ts';
import { mount } from 'svelte';
import { loadPageWords } from '../../renderer/ui/page-language.svelte.ts';
import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/dealer/console.css';
import '../../renderer/dealer/phone.css';
import '../../renderer/room/keepsake/print.css';
import { liveOf } from '../../renderer/live/page.ts';
import Console from '../../renderer/dealer/Console.svelte';
import { ProgramAround } from '../../renderer/dealer/program.svelte.ts';
import { ConsoleSettings } from '../../renderer/dealer/console-settings.svelte.ts';

const target = document.getElementById('console');
if (target === null) throw new Error('console.html has no #console');

const asked = new URLSearchParams(window.location.search).get('lang');
const live = liveOf('console');
const program = new ProgramAround({
  licences: () => import('./licences.ts').then(({ default: text }) => text),
  desktop: window.referee?.desktop,
});
const settings = new ConsoleSettings(window, asked);
await loadPageWords(settings.language, settings.table.language);
mount(Console, { target, props: { live, settings, program } });
