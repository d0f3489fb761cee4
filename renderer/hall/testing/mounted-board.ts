import { flushSync, mount, unmount } from 'svelte';
import type { BoardView } from '../../../host/contract/hall.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import { LANGUAGES, parseLanguage, type Language } from '../../../words/language.ts';
import board from '../../../words/generated/board.js';
import { loadWords, wordsIn } from '../../../words/say.ts';
import { PageWords } from '../../ui/page-words.svelte.ts';
import HallBoard from '../board/HallBoard.svelte';

for (const language of LANGUAGES) await loadWords(language, board);

/** What the board says. */
export function boardSay(language: Language = 'en') {
  const say = wordsIn(language, board);
  if (say === undefined) throw new Error('not loaded');
  return say;
}

/** The hall board in the document; the test says when time passes. */
export function mountBoard(asked: string | null = 'en') {
  const { live, say, lose } = fakeLive<BoardView>();
  const words = new PageWords(boardSay(parseLanguage(asked ?? navigator.language)), board);
  const component = mount(HallBoard, { target: document.body, props: { live, words, asked } });
  flushSync();
  return {
    show(view: BoardView): void {
      say({ type: 'view', view });
      flushSync();
    },
    lose(): void {
      lose();
      flushSync();
    },
    close: () => void unmount(component),
  };
}
