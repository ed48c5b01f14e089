import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGE_PARAMETER, languageOf, type ShopLocale } from '../../../../src/contract/languages';
import { recordedParts, RECORDINGS_KEY } from '../recordings/recordings';
import { shownLanguage } from './language';

/** The path below which the shop of some journeys is served. */
const BASE_PATH = '/boutique';

/** The settings of a server for that path. */
export const belowBase = { settings: { BASE_PATH } };

/** The language of the shoppers in the shop below that path. */
export const ELSEWHERE_LOCALE = 'en-US' satisfies ShopLocale;

/** The scripts without a text, which are the same in each language. */
const WITHOUT_TEXTS = /\/assets\/(begin|paymentFrame|uploadWorker)\./;

/**
 * Notes from now on which requests of a page's browser context (its frames and other pages included) are not below the
 * base path.
 */
export function watchBase(page: Page): { readonly asked: () => number; readonly outside: readonly string[] } {
  const outside: string[] = [];
  let asked = 0;
  page.context().on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    asked += 1;
    if (!pathname.startsWith(`${BASE_PATH}/`)) outside.push(`${request.method()} ${request.url()}`);
  });
  return { asked: () => asked, outside };
}

/**
 * What the shop has stored in a browser where another shop on the same host could read it, except what journeys store.
 */
async function keptOutside(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = await context.cookies();
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  return [
    // The consent choice of an earlier visit, with which a journey begins.
    ...cookies
      .filter(({ name, path }) => !path.startsWith(BASE_PATH) && name !== 'comptoir_consent')
      .map(({ name }) => name),
    ...names.filter((name) => name !== RECORDINGS_KEY && !name.endsWith(BASE_PATH)),
  ];
}

/**
 * Watches from now on a walk in another language and below the base path. `expectKept` is for its end: all requests of
 * the page and its frames (pages, scripts, pictures, calls) and all that is stored were below the path; from the choice
 * of the language on, every script was one of that language, and so is the page, and its recording.
 */
export function watchElsewhere(page: Page): { readonly expectKept: () => Promise<void> } {
  const context = page.context();
  const requests = watchBase(page);
  let scripts: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('framenavigated', (frame) => {
    const isChoice = frame === page.mainFrame() && new URL(frame.url()).searchParams.has(LANGUAGE_PARAMETER);
    if (isChoice) scripts = [];
  });
  return {
    async expectKept() {
      const own = `${BASE_PATH}/assets/${ELSEWHERE_LOCALE}/`;
      const withTexts = scripts.filter((script) => !WITHOUT_TEXTS.test(script));
      expect(withTexts.filter((script) => !script.startsWith(own))).toEqual([]);
      expect(withTexts.length).toBeGreaterThan(5);
      expect(requests.outside).toEqual([]);
      expect(requests.asked()).toBeGreaterThan(20);
      expect(await keptOutside(context, page)).toEqual([]);
      expect(await shownLanguage(page)).toBe(languageOf(ELSEWHERE_LOCALE));
      expect((await recordedParts(page)).at(-1)).toContain(`"locale":"${ELSEWHERE_LOCALE}"`);
    },
  };
}
