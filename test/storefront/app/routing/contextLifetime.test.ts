import { loadCommonData } from '../../../../src/storefront/app/routing/loadCommonData';
import type { HttpAnswer } from '../../../../src/storefront/platform/http';
import { openStore } from '../../../support/storefront/openStore';
import { guestSession, openWebstore, siteInfo } from '../../../support/storefront/scripted/wireExamples';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A store over a server that answers the application context with this Cache-Control; counts how often it is read. */
function open(cacheControl: string | null, context = JSON.stringify(openWebstore)) {
  let reads = 0;
  const answer = (text: string, header: string | null = null): HttpAnswer => ({
    status: 200,
    statusText: 'OK',
    header: (name) => (name === 'cache-control' ? header : null),
    text,
  });
  const http = ({ url }: { readonly url: string }): Promise<HttpAnswer> => {
    if (url.includes('site-info')) return Promise.resolve(answer(JSON.stringify(siteInfo)));
    if (url.includes('session-context')) return Promise.resolve(answer(JSON.stringify(guestSession)));
    if (!url.includes('application-context'))
      return Promise.resolve(answer('{"menuItems":[],"totalProductCount":"0"}'));
    reads += 1;
    return Promise.resolve(answer(context, cacheControl));
  };
  const { store } = openStore({ http });
  /** Prepares a page `secondsLater` after the previous one; returns how often the context has been read so far. */
  return async (secondsLater: number): Promise<number> => {
    jest.setSystemTime(Date.now() + secondsLater * 1000);
    await store.runSaga(loadCommonData).toPromise();
    return reads;
  };
}

it.each([
  ['the max-age of its answer', 'public, max-age=120', 120],
  ['five minutes where its answer says nothing', null, 300],
  ['five minutes where its answer names no age', 'private', 300],
])(
  'the application context is kept for %s, and read anew from 30 seconds before its end [CTX-09]',
  async (_what, header, seconds) => {
    const readsAfter = open(header);
    expect(await readsAfter(0)).toBe(1);
    expect(await readsAfter(1)).toBe(1);
    expect(await readsAfter(seconds - 32)).toBe(1);
    expect(await readsAfter(1)).toBe(2);
    // The lifetime begins anew with that read; a context that has long expired is read once, too.
    expect(await readsAfter(seconds - 31)).toBe(2);
    expect(await readsAfter(10 * seconds)).toBe(3);
  },
);

it.each(['max-age=0', 'max-age=30', 'max-age=10'])(
  'one that would be over within 30 seconds (%s) is read for every page [CTX-09]',
  async (header) => {
    const readsAfter = open(header);
    expect([await readsAfter(0), await readsAfter(0), await readsAfter(1)]).toEqual([1, 2, 3]);
  },
);

it('an empty one is read again for the next page [CTX-09]', async () => {
  const readsAfter = open('max-age=300', '');
  expect([await readsAfter(0), await readsAfter(0)]).toEqual([1, 2]);
});
