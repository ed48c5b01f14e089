import { act, screen, waitFor } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import type { Http } from '../../../src/storefront/platform/http';
import { visitorSeenElsewhere } from '../../../src/storefront/kernel/tabs';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { orderableProduct, visit } from '../../support/storefront/openCheckout';
import { placeOrder } from '../../support/storefront/placeOrder';
import { accountOfEachTest, email, heading, logIn, main } from '../../support/storefront/openAccount';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const everythingButDate: NonNullable<FakeTimersConfig['doNotFake']> = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

const { server, open, book } = accountOfEachTest();
afterEach(() => void jest.useRealTimers());

/** Somebody else logs in in another tab of the same browser. */
async function logInElsewhere(browser: Http) {
  const body = JSON.stringify({ username: 'coffee@comptoir.example', password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await browser({ method: 'POST', url: '/login', headers, body, signal: new AbortController().signal });
}

/** What can be read on the page, also in its fields. */
const fieldsAndText = () =>
  [
    screen.getByRole('main').textContent,
    ...main()
      .queryAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).value),
  ].join(' ');

describe('the account', () => {
  it('shows the latest orders, the default address and who is logged in', async () => {
    const product = await orderableProduct(server());
    const reference = await placeOrder(server(), email, product);
    const shop = await open('/account');
    expect(shop.status).toBe(200);
    await heading('Mon compte');
    expect(main().getByRole('link', { name: `Commande ${reference}` })).toBeTruthy();
    expect(main().getByRole('link', { name: 'Toutes mes commandes' })).toBeTruthy();
    const rows = await book();
    expect(main().getByText(rows.find((row) => row.is_default === 1)?.street ?? '')).toBeTruthy();
    expect(main().getByText(email)).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Gérer mes adresses' }));
    await heading('Mes adresses');
  });

  it('offers no way to all the orders where there is none', async () => {
    await open('/account');
    await screen.findByText('Aucune commande pour l’instant');
    expect(main().queryByRole('link', { name: 'Toutes mes commandes' })).toBeNull();
  });

  it.each(['/account', '/account/orders?page=o10', '/account/addresses/new'])(
    'sends a guest from %s to the login and back',
    async (address) => {
      const guest = await open('/', { browser: serverHttp(server()) });
      expect(await guest.statusOf(address)).toBe(303);
      expect(guest.calls.filter((call) => /addresses|order-summaries/.test(call))).toEqual([]);
      guest.unmount();
      const shop = await open(address, { browser: serverHttp(server()) });
      await waitFor(() => expect(shop.address()).toBe(`/login?startUrl=${encodeURIComponent(address)}`));
      await logIn(shop);
      await waitFor(() => expect(shop.address()).toBe(address));
      await waitFor(() => expect(screen.queryByText('Connectez-vous pour voir cette page')).toBeNull());
    },
  );

  it('shows nothing of the one before to somebody else who has logged in in another tab', async () => {
    const product = await orderableProduct(server());
    await placeOrder(server(), email, product);
    const browser = await visit(server(), email);
    const shop = await open('/account/orders', { browser });
    expect(main().getAllByRole('button', { name: /^Commander à nouveau/ })).toHaveLength(1);
    await logInElsewhere(browser);
    // Longer than the last session context stays valid.
    jest.useFakeTimers({ now: Date.now() + 2_100, doNotFake: everythingButDate });
    await shop.user.click(main().getByRole('link', { name: 'Aperçu' }));
    await heading('Mon compte');
    await shop.user.click(main().getByRole('link', { name: 'Commandes' }));
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeTruthy();
  });

  it.each([
    ['/account', ['reference', 'street']],
    ['/account/orders', ['reference']],
    ['/account/addresses', ['street']],
    ['/account/addresses/:id', ['street']],
    ['/order/:reference', ['payment']],
    ['/order/:reference/invoice', ['payment']],
  ] as const)(
    'on %s shows nothing of the one before while it cannot be read for who is logged in now',
    async (page, kinds) => {
      const reference = await placeOrder(server(), email, await orderableProduct(server()));
      const saved = (await book()).find((row) => row.is_default === 1);
      const before = { reference: `Commande ${reference}`, street: saved?.street ?? '', payment: 'Visa' };
      const seen = () => kinds.filter((kind) => fieldsAndText().includes(before[kind]));
      const own = await visit(server(), email);
      let isFailing = false;
      let answered = Promise.resolve();
      const browser: Http = (request) => answered.then(() => own(request));
      const fault = (url: string) =>
        isFailing && /order-summaries|addresses|invoice/.test(url) ? ('noAnswer' as const) : undefined;
      const at = page.replace(':reference', reference).replace(':id', saved?.id ?? '');
      const shop = await open(at, { browser, fault });
      expect(seen()).toEqual(kinds);
      await logInElsewhere(browser);
      isFailing = true;
      act(() => void shop.store.dispatch(visitorSeenElsewhere({ userId: 'another' })));
      await shop.settled();
      expect(seen()).toEqual([]);
      isFailing = false;
      let answer = () => undefined as void;
      answered = new Promise((resolve) => (answer = resolve));
      for (const again of main().getAllByRole('button', { name: 'Réessayer' })) await shop.user.click(again);
      expect(seen()).toEqual([]);
      answer();
      await shop.settled();
      expect(main().queryByRole('button', { name: 'Réessayer' })).toBeNull();
      expect(seen()).toEqual([]);
    },
  );
});
