import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import type { Shown } from '../../../renderer/phone/testing/fake-screen-phone.svelte.ts';
import type { Pages } from '../pages.ts';
import type { Size } from '../table-shots.ts';
import type { Staged } from './main.ts';

const ROOT = join(import.meta.dirname, '../../..');

declare global {
  interface Window {
    readonly staged: Staged;
  }
}

interface Parts {
  readonly script: string;
  readonly style: string;
}

/** The page of a phone with a script behind it in place of a connection. */
export class PhoneStage {
  readonly page: Page;

  /** `onError` is called with what the page throws. */
  static async open(browser: Browser, { judge }: Pick<Pages, 'judge'>, onError: (error: Error) => void): Promise<PhoneStage> {
    const { script, style } = await built();
    const context = await browser.newContext({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', onError);
    const html = await readFile(join(ROOT, 'app/pages/phone.html'), 'utf8');
    await page.setContent(html.replace(/<script.*<\/script>/, ''));
    await page.addStyleTag({ content: style });
    await page.evaluate('globalThis.__name = (named) => named');
    for (const content of [judge, script]) await page.addScriptTag({ content });
    return new PhoneStage(page);
  }

  private constructor(page: Page) {
    this.page = page;
  }

  async show(size: Size, shown: Shown): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.evaluate((given) => window.staged.show(given), shown);
    await this.page.evaluate('document.body.offsetHeight, document.fonts.ready.then(() => undefined)');
  }
}

async function built(): Promise<Parts> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [svelte({ configFile: join(ROOT, 'svelte.config.js') })],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'main.ts'), formats: ['iife'], name: 'staging' },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
  const style = outputs.flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []));
  return { script, style: style.join('\n') };
}
