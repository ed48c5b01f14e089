import { act, waitFor } from '@testing-library/react';
import { ANALYTICS_COOKIE } from '../../../../src/contract/constants';
import { consentGiven } from '../../../../src/storefront/features/consent';
import { productFollowed } from '../../../../src/storefront/features/tracking/trackingEvents';
import { readLocalValue } from '../../../../src/storefront/platform/storage/storage';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import {
  sent,
  settled,
  analyticsCookie,
  go,
  listed,
  uuid,
  trackedShops,
} from '../../../support/storefront/tracking/trackedShops';

const { server, open, kept, reported } = trackedShops();

it('sends nothing before statistics are allowed, nor where the webstore takes no activities [TRK-07]', async () => {
  const refused = await open('/search?term=beurre', { consent: ['marketing', 'preferences'] });
  await waitFor(() => expect(refused.actions.map(({ type }) => type)).toContain('consent/found'));
  await refused.settled();
  act(() => void refused.store.dispatch(consentGiven({ allowed: [] })));
  await refused.settled();
  expect(refused.calls.join()).not.toMatch(/activities|ai\/configuration/);
  expect(analyticsCookie()).toBeUndefined();
  // The consent is given on the page: the view of this page is the first activity.
  act(() => void refused.store.dispatch(consentGiven({ allowed: ['statistics'] })));
  await reported(refused, 1);
  refused.unmount();

  await server().app.webstore.change({ activityTrackingEnabled: false });
  try {
    const off = await open('/search?term=beurre');
    await settled(off);
    expect(sent(off)).toEqual([]);
  } finally {
    await server().app.webstore.change({ activityTrackingEnabled: true });
  }
});

it('a platform that answers no configuration takes none: nothing is told, nothing fails, and it is asked once [TRK-07]', async () => {
  const failed = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const real = serverHttp(server());
  const empty: typeof real = async (request) =>
    request.url.includes('/ai/configuration')
      ? { status: 204, statusText: 'No Content', header: () => null, text: '' }
      : real(request);
  const shop = await open('/search?term=beurre', { consent: ['statistics'], browser: empty });
  await settled(shop);
  go(shop, '/search?term=lait');
  await waitFor(() => expect(shop.address()).toBe('/search?term=lait'));
  await shop.settled();
  expect(shop.calls.filter((call) => call.includes('/ai/configuration'))).toHaveLength(1);
  expect([sent(shop), failed.mock.calls]).toEqual([[], []]);
});

it('keeps a browser’s id for a year where statistics are allowed, never sends a damaged one, and keeps none elsewhere [TRK-07] [TRK-09]', async () => {
  document.cookie = `${ANALYTICS_COOKIE}=not-a-uuid`;
  const written = jest.spyOn(document, 'cookie', 'set');
  const shop = await open('/search?term=beurre');
  await reported(shop, 1);
  const id = analyticsCookie();
  expect(id).toMatch(uuid);
  expect(written.mock.calls.flat()).toContain(`${ANALYTICS_COOKIE}=${id}; Max-Age=31536000; Path=/; SameSite=Lax`);
  expect((await kept())[0]?.cookie_id).toBe(id);
  shop.unmount();
  written.mockRestore();

  // Where no consent is needed activities are reported, under an id that lasts for the page's life.
  await server().app.webstore.change({ shopperConsentEnabled: false });
  try {
    const free = await open('/search?term=lait', { consent: null });
    await waitFor(() => expect(sent(free)).toHaveLength(1));
    const [passing] = sent(free);
    expect(passing?.cookieId).toMatch(uuid);
    expect(passing?.cookieId).not.toBe(id);
    expect(passing?.correlationId).toBeUndefined();
    expect([analyticsCookie(), readLocalValue('comptoir.searchCorrelation')]).toEqual([undefined, null]);

    // After a refusal nothing is reported, now and at the next visit.
    act(() => void free.store.dispatch(consentGiven({ allowed: [] })));
    await free.user.click(listed());
    await waitFor(() => expect(free.address()).toContain('/product/'));
    await free.settled();
    expect(sent(free)).toHaveLength(1);
    free.unmount();
    const again = await open('/search?term=lait', { consent: [] });
    await waitFor(() => expect(again.actions.map(({ type }) => type)).toContain('consent/found'));
    await again.settled();
    expect(again.calls.join()).not.toMatch(/activities|ai\/configuration/);
    again.unmount();
  } finally {
    await server().app.webstore.change({ shopperConsentEnabled: true });
  }
});

it('stops at once when the consent is taken back, here or in another tab, and forgets both ids [TRK-10]', async () => {
  const shop = await open('/search?term=beurre');
  await reported(shop, 1);
  expect([analyticsCookie(), readLocalValue('comptoir.searchCorrelation')]).toEqual([
    expect.stringMatching(uuid),
    expect.stringMatching(uuid),
  ]);
  act(() => {
    // A link is followed at the moment at which the consent is withdrawn: that is not reported.
    shop.store.dispatch(productFollowed({ productId: listed().pathname.split('/').at(-1) ?? '' }));
    shop.store.dispatch(consentGiven({ allowed: ['marketing'] }));
  });
  expect([analyticsCookie(), readLocalValue('comptoir.searchCorrelation')]).toEqual([undefined, null]);
  await shop.user.click(listed());
  await waitFor(() => expect(shop.address()).toContain('/product/'));
  await settled(shop);
  expect(sent(shop)).toHaveLength(1);

  act(() => void shop.store.dispatch(consentGiven({ allowed: ['statistics'] })));
  await reported(shop, 2);
  document.cookie = 'comptoir_consent=v1';
  go(shop, '/search?term=lait');
  await waitFor(() => expect(shop.address()).toContain('lait'));
  await settled(shop);
  expect(sent(shop)).toHaveLength(2);
  expect([analyticsCookie(), readLocalValue('comptoir.searchCorrelation')]).toEqual([undefined, null]);
});

it('knows a browser that keeps no cookies by one id a page, where statistics are allowed', async () => {
  const shop = await open('/search?term=beurre', { consent: null });
  await waitFor(() => expect(shop.actions.map(({ type }) => type)).toContain('consent/found'));
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  act(() => void shop.store.dispatch(consentGiven({ allowed: ['statistics'] })));
  await reported(shop, 1);
  await shop.user.click(listed());
  await reported(shop, 3);
  expect(new Set(sent(shop).map(({ cookieId }) => cookieId)).size).toBe(1);
  jest.restoreAllMocks();
  act(() => void shop.store.dispatch(consentGiven({ allowed: [] })));
});
