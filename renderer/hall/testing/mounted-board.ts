import { flushSync, mount, unmount } from 'svelte';
import type { BoardView } from '../../../host/contract/hall.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import { parseLanguage } from '../../../words/language.ts';
import { PageLanguage } from '../../ui/page-language.svelte.ts';
import HallBoard from '../board/HallBoard.svelte';

/** The hall board in the document; the test says when time passes. */
export function mountBoard(asked: string | null = 'en') {
  const { live, say, lose } = fakeLive<BoardView>();
  const page = new PageLanguage(parseLanguage(asked ?? navigator.language));
  const component = mount(HallBoard, { target: document.body, props: { live, page, asked } });
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
