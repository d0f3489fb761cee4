import '../../renderer/ui/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/hall/board/board.css';
import { mount } from 'svelte';
import HallBoard from '../../renderer/hall/board/HallBoard.svelte';
import { liveOf } from '../../renderer/live/page.ts';

const target = document.getElementById('board');
if (target === null) throw new Error('board.html has no place for the board');
const query = new URLSearchParams(window.location.search);
mount(HallBoard, { target, props: { live: liveOf('board'), asked: query.get('lang'), screen: query.get('screen') } });
