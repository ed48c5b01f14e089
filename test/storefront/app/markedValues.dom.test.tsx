import type { TestServer } from '../../support/server/testServer';
import { act } from '@testing-library/react';
import { navigationRequested } from '../../../src/storefront/features/navigation';
import { openWatchedShop } from '../../support/storefront/openWatchedShop';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

/** Found nowhere in the shop; each is another from its sixth letter on, so that its first six tell every beginning of it. */
const markFor = (place: number): string => `zqxjk${String.fromCharCode(97 + place)}-marque`;

it.each(['/login', '/forgotten-password', '/become-customer', '/reset-password?token=zqxjkz-secret'])(
  'nothing that is typed into the personal and secret fields of %s is in a state, action, recording or log, from six letters on [REP-07]',
  async (address) => {
    const { user, container, settled, holdersOf, replay } = await openWatchedShop(server, address);
    const fields = [
      ...container.querySelectorAll<HTMLInputElement>('main :is([data-privacy=personal], [data-privacy=secret])'),
    ];
    expect(fields.length).toBeGreaterThan(0);
    for (const [place, field] of fields.entries()) {
      await user.type(field, field.type === 'email' ? `${markFor(place)}@exemple.fr` : markFor(place));
      await user.tab();
    }
    await user.click(fields[0] ?? container);
    await user.keyboard('{Enter}');
    await settled();
    const beginnings = ['zqxjkz', ...fields.map((_field, place) => markFor(place).slice(0, 6))];
    expect(holdersOf(beginnings)).toEqual([]);
    expect(replay()).toEqual({ diverging: 0, problems: [] });
  },
);

it.each(['marqueuse.dupont@exemple-marque.fr', '4970107111111119', 'FR1420041010050500013M02606', '06 98 71 53 20'])(
  '%s, wherever it stands in an address, is in no state, action, recording or log [REP-07]',
  async (value) => {
    const mark = encodeURIComponent(value);
    const { store, settled, holdersOf, address } = await openWatchedShop(
      server,
      `/search?client=${mark}&page=${mark}&term=beurre#${mark}`,
    );
    expect(address()).toBe('/search?term=beurre');
    for (const href of [
      `/cart?client=${mark}`,
      `/${mark}`,
      `/category/${mark}/x`,
      `/login?startUrl=%2F%3Fx%3D${mark}`,
    ]) {
      act(() => void store.dispatch(navigationRequested(href)));
      await settled();
    }
    const beginning = value.slice(0, 6);
    expect(holdersOf([beginning, encodeURIComponent(beginning)])).toEqual([]);
  },
);
