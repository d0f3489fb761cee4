import { mount } from 'svelte';
import { loadPageWords } from '../../renderer/ui/page-language.svelte.ts';
import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/dealer/console.css';
import { LANGUAGE_KEY } from '../../renderer/dealer/console-settings.svelte.ts';
import { safeStorage } from '../../renderer/live/storage.ts';
import NightFile from '../../renderer/night-file/NightFile.svelte';
import { parseLanguage } from '../../words/language.ts';

const target = document.getElementById('night-file');
if (target === null) throw new Error('night-file.html has no #night-file');
const { nightFile: bridge } = window;
const kept = safeStorage(() => window.localStorage);
const language = parseLanguage(kept.getItem(LANGUAGE_KEY) ?? navigator.language);
await loadPageWords(language);
// In a browser there is no such bridge, and nothing to show.
if (bridge !== undefined) mount(NightFile, { target, props: { bridge, language } });
