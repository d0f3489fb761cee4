import './tables.ts';
import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/room/table.css';
import { mount } from 'svelte';
import { liveOf } from '../../renderer/live/page.ts';
import { windowSettings } from '../../renderer/room/table/window-settings.svelte.ts';
import { loadWords } from '../../words/say.ts';
import Table from '../../renderer/room/Table.svelte';

const target = document.getElementById('table');
if (target === null) throw new Error('table.html has no place for the table');
const settings = windowSettings();
await loadWords(settings.language);
mount(Table, { target, props: { live: liveOf('table'), settings } });
