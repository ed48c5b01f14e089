import { act, waitFor } from '@testing-library/react';
import { consentGiven } from '../../../../src/storefront/features/consent';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const frame = () => document.querySelector('iframe');
async function there(): Promise<HTMLIFrameElement> {
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() ?? document.createElement('iframe');
}
/** Lets the frame load an answer with this status; "nothing": one without a document. */
function loads(loaded: HTMLIFrameElement, status: number | 'nothing') {
  const performance = { getEntriesByType: () => [{ responseStatus: status }] };
  Object.defineProperty(loaded, 'contentDocument', { value: status === 'nothing' ? null : document });
  Object.defineProperty(loaded, 'contentWindow', { value: { performance } });
  act(() => void loaded.dispatchEvent(new Event('load')));
}
function warnings() {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Without warnings of the store's checks, which are slow on a busy machine.
  return () => warned.mock.calls.map(String).filter((line) => line.startsWith('The tracking page'));
}
const failure = 'The tracking page could not be loaded: /tracking-page';

it('stands in a hidden frame of one pixel once statistics are allowed, and goes when they are not any more [FTR-04] [TRK-10]', async () => {
  const logged = warnings();
  const { store, settled } = await openShop(server, '/', { consent: ['preferences', 'marketing'] });
  await settled();
  expect(frame()).toBeNull();
  act(() => void store.dispatch(consentGiven({ allowed: ['statistics'] })));
  const shown = await there();
  expect([shown.getAttribute('src'), shown.width, shown.height, shown.style.visibility, shown.tabIndex]).toEqual([
    '/tracking-page',
    '1',
    '1',
    'hidden',
    -1,
  ]);
  loads(shown, 200);
  await settled();
  expect([frame(), logged()]).toEqual([shown, []]);
  act(() => void store.dispatch(consentGiven({ allowed: ['preferences'] })));
  expect(frame()).toBeNull();
  act(() => void store.dispatch(consentGiven({ allowed: ['statistics'] })));
  await there();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('stands in no page of who was asked and has not chosen, and in none where the webstore asks nobody [FTR-04]', async () => {
  await server.app.webstore.change({ shopperConsentEnabled: false });
  try {
    const { calls, settled } = await openShop(server, '/search?term=lait', { consent: null });
    await waitFor(() => expect(calls.join()).toContain('/activities/'));
    await settled();
    expect(frame()).toBeNull();
  } finally {
    await server.app.webstore.change({ shopperConsentEnabled: true });
  }
});

it.each([404, 503, 'nothing'] as const)(
  'that answers %s is a warning of the console and nothing else [FTR-04]',
  async (status) => {
    const logged = warnings();
    const { store, settled, calls } = await openShop(server, '/search?term=lait', { consent: ['statistics'] });
    loads(await there(), status);
    await waitFor(() => expect(logged()).toEqual([failure]));
    await settled();
    expect(store.getState().notices.queue).toEqual([]);
    expect(calls.join()).toContain('/activities/');
  },
);

it('that the browser could not load is a warning of the console and nothing else [FTR-04]', async () => {
  const logged = warnings();
  const { store } = await openShop(server, '/', { consent: ['statistics'] });
  (await there()).dispatchEvent(new Event('error'));
  await waitFor(() => expect(logged()).toEqual([failure]));
  expect(store.getState().notices.queue).toEqual([]);
});

it('is the shop’s own page unless its server names another [FTR-04]', async () => {
  const { headers, body, statusCode } = await server.app.inject('/tracking-page');
  expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([
    200,
    'text/html; charset=utf-8',
    undefined,
  ]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(body).not.toContain('<script');
});
