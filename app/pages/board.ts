import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/hall/board/board.css';
import { mount } from 'svelte';
import HallBoard from '../../renderer/hall/board/HallBoard.svelte';
import { liveOf } from '../../renderer/live/page.ts';
import { loadPageWords, PageLanguage } from '../../renderer/ui/page-language.svelte.ts';
import { parseLanguage } from '../../words/language.ts';

const target = document.getElementById('board');
if (target === null) throw new Error('board.html has no place for the board');
const query = new URLSearchParams(window.location.search);
const asked = query.get('lang');
const language = new PageLanguage(parseLanguage(asked ?? navigator.language));
const live = liveOf('board');
await loadPageWords(language.shown);
mount(HallBoard, { target, props: { live, page: language, asked, screen: query.get('screen') } });
