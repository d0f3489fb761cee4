import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/hall/board/board.css';
import { mount } from 'svelte';
import HallBoard from '../../renderer/hall/board/HallBoard.svelte';
import { liveOf } from '../../renderer/live/page.ts';
import { PageWords } from '../../renderer/ui/page-words.svelte.ts';
import { parseLanguage } from '../../words/language.ts';
import board from '../../words/generated/board.js';

const target = document.getElementById('board');
if (target === null) throw new Error('board.html has no place for the board');
const query = new URLSearchParams(window.location.search);
const asked = query.get('lang');
const words = await PageWords.in(parseLanguage(asked ?? navigator.language), board);
mount(HallBoard, { target, props: { live: liveOf('board'), words, asked, screen: query.get('screen') } });
