import type { Http } from '../../../src/storefront/platform/http';
import type { Actions } from './stores';
import { walkedActions } from '../../support/journal/walkedShop';
import { startDemoShop } from '../servers';

const TERMS = ['beurre', 'lait', 'farine', 'chocolat', 'fromage', 'oeuf', 'yaourt', 'sucre', 'creme', 'cafe'];

/** Calls the shop at an address, with the headers that a browser adds to a page's own calls. */
const httpTo =
  (origin: string): Http =>
  async ({ method, url, headers, body, signal }) => {
    const response = await fetch(new URL(url, origin), {
      method,
      headers: { ...headers, 'sec-fetch-site': 'same-origin', origin },
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const { status, statusText } = response;
    return { status, statusText, header: (name) => response.headers.get(name), text: await response.text() };
  };

/** The actions of a guest's session in the shop at an address. */
export const walkAt = (origin: string): Promise<Actions> => walkedActions(httpTo(origin), TERMS);

/** The same session in a shop that is started for it. */
export async function walk(): Promise<Actions> {
  const shop = await startDemoShop();
  try {
    return await walkAt(shop.origin);
  } finally {
    await shop.stop();
  }
}
