import type { BrowserContext, Page } from 'playwright-core';
import { RECORDINGS_KEY } from '../recordings';

/** The path below which the shop of some journeys is served. */
export const BASE_PATH = '/boutique';

/** Settings of its server. */
export const belowBase = { settings: { BASE_PATH } };

/** Notes from now on which requests of a page and its frames to the shop's host are not below the base path. */
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
export async function keptOutside(context: BrowserContext, page: Page): Promise<readonly string[]> {
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
