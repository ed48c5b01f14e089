import { BOUNDS } from '../../../src/server/limits/bounds';
import { FORWARDED } from '../../../src/server/gateway/forwardedPaths';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';
import type { ServedRoute } from '../../support/server/wholeShop/servedRoutes';

let behind: WholeShop;
beforeAll(async () => {
  behind = await openWholeShop();
});
afterAll(() => behind.close());

/** Every forwarded path, with the routes that a Comptoir server has there. */
const forwarded = () =>
  FORWARDED.map((entry) => ({ ...entry, routes: behind.routes.filter(({ url }) => url === entry.url) }));
const methodsOf = (routes: readonly ServedRoute[]) => routes.map(({ method }) => method);
/** A path whose parameters refer to nothing. */
const filled = (url: string) => url.replace(/:\w+/g, 'v65.0');

describe('what a gateway repeats of the routes of a Comptoir behind it', () => {
  it('is of paths that are there', () => {
    expect(forwarded().flatMap(({ url, routes }) => (routes.length > 0 ? [] : [url]))).toEqual([]);
  });

  it('is how large a body may be: never less than there, and beyond the bound of any call only where it is so there', () => {
    const largest = (routes: readonly ServedRoute[]) =>
      Math.max(...routes.map(({ bodyLimit = BOUNDS.bodyBytes }) => bodyLimit), BOUNDS.bodyBytes);
    const bounds = forwarded().map(({ url, bodyBytes = BOUNDS.bodyBytes, routes }) => [
      url,
      bodyBytes,
      largest(routes),
    ]);
    expect(bounds.filter(([, here, there]) => here !== there)).toEqual([]);
    expect(bounds.filter(([, here]) => Number(here) > BOUNDS.bodyBytes).length).toBeGreaterThan(4);
  });

  it('is which other pages may send changes there', () => {
    const sources = forwarded().map(({ url, alsoFrom, routes }) => ({
      url,
      here: [alsoFrom].filter((one) => one !== undefined),
      there: [...new Set(routes.flatMap((route) => route.alsoFrom ?? []))],
    }));
    expect(sources.filter(({ here, there }) => here.join() !== there.join())).toEqual([]);
    expect(sources.filter(({ there }) => there.length > 0).length).toBeGreaterThan(3);
  });

  it('is which GET does something, so that there is no HEAD of it', () => {
    const withoutHead = forwarded().filter(
      ({ routes }) => methodsOf(routes).includes('GET') && !methodsOf(routes).includes('HEAD'),
    );
    expect(withoutHead.map(({ url }) => url)).toEqual(
      FORWARDED.filter(({ hasNoHead }) => hasNoHead).map(({ url }) => url),
    );
    expect(withoutHead.length).toBeGreaterThan(0);
  });

  it('is what is for users alone: nothing else of a stranger’s call is read there either', async () => {
    const tools = forwarded().filter(({ isForUsers }) => isForUsers);
    expect(tools.length).toBeGreaterThan(20);
    for (const { url, routes } of tools) {
      for (const method of methodsOf(routes)) {
        const { statusCode } = await behind.app.inject({
          method: method as 'GET',
          url: filled(url),
          headers: { 'sec-fetch-site': 'same-origin' },
        });
        expect([method, url, statusCode]).toEqual([method, url, 401]);
      }
    }
  });
});
