import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { cartApi, CartBadge, miniCartOptionRead, selectMiniCartOpen } from '../../../../src/storefront/features/cart';
import { contextApi } from '../../../../src/storefront/features/context';
import { VaultProvider } from '../../../../src/storefront/kernel/personal';
import type { HttpAnswer } from '../../../../src/storefront/platform/http';
import { FormattingProvider, formattingOf } from '../../../../src/storefront/formatting';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { openStore } from '../../../support/storefront/openStore';
import { guestSession, openWebstore, siteInfo, summaryOf } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

const show = (products: number, types = 1, badge = <CartBadge />) =>
  showInShop(badge, { answering: () => ({ status: 200, body: summaryOf(products, types) }) });
const answered = (status: number, body: unknown): HttpAnswer => ({
  status,
  statusText: '',
  header: () => null,
  text: JSON.stringify(body),
});
const spaced = (text: string) => text.replace(/\s/g, ' ');
const badgeCalled = (name: string) => screen.findByRole('link', { name: (shown) => spaced(shown) === name });

describe('the cart badge', () => {
  it.each([
    [0, 'Panier vide'],
    [1, 'Panier : 1 article'],
    [12, 'Panier : 12 articles'],
  ])('with %d pieces is called "%s" [MIN-01]', async (products, name) => {
    await show(products);
    expect(await badgeCalled(name)).toBeTruthy();
  });

  it.each([
    [0, 'Panier vide'],
    [1, 'Panier : 1 produit'],
    [3, 'Panier : 3 produits'],
  ])('that counts kinds, with %d of them, is called "%s" [MIN-01]', async (types, name) => {
    await show(40, types, <CartBadge countType="UniqueProductCount" />);
    expect(await badgeCalled(name)).toBeTruthy();
  });

  it('shows the count by default, and 999+ above 999, in the figures of the site’s locale [MIN-07] [MIN-08]', async () => {
    const { view } = await show(999);
    await badgeCalled('Panier : 999 articles');
    expect(plain(view.container)).toBe('999');
    view.unmount();
    const many = await show(1000);
    await badgeCalled('Panier : 999+ articles');
    expect(plain(many.view.container)).toBe('999+');
    many.view.unmount();
    const arabic = (
      <FormattingProvider formatting={formattingOf('ar-EG')}>
        <CartBadge />
      </FormattingProvider>
    );
    const elsewhere = await show(1000, 1, arabic);
    await badgeCalled('Panier : ٩٩٩+ articles');
    expect(plain(elsewhere.view.container)).toBe('٩٩٩+');
  });

  const application = 'application-context';
  const session = 'session-context';
  const whole = [answered(200, openWebstore), answered(200, guestSession)] as const;
  const failed = answered(403, []);
  it.each([
    [
      'the application’s context and then the session’s have loaded',
      [
        [application, whole[0]],
        [session, whole[1]],
      ],
    ],
    [
      'the session’s context and then the application’s have loaded',
      [
        [session, whole[1]],
        [application, whole[0]],
      ],
    ],
    ['the application’s context has failed', [[application, failed]]],
    ['the session’s context has failed', [[session, failed]]],
  ] as const)('is shown, with its count, once %s, and not before [MIN-02]', async (_when, given) => {
    const answers = new Map<string, (answer: HttpAnswer) => void>();
    const { store, vault } = openStore({
      http: ({ url }) => {
        const name = [application, session].find((one) => url.includes(one));
        if (name !== undefined) return new Promise((resolve) => answers.set(name, resolve));
        return Promise.resolve(answered(200, url.includes('site-info') ? siteInfo : summaryOf(3, 1)));
      },
    });
    const { siteInfo: site, applicationContext, sessionContext } = contextApi.endpoints;
    await store.dispatch(site.initiate());
    const reads = [store.dispatch(applicationContext.initiate()), store.dispatch(sessionContext.initiate())];
    const { container } = render(
      <VaultProvider vault={vault}>
        <Provider store={store}>
          <CartBadge />
        </Provider>
      </VaultProvider>,
    );
    await waitFor(() => expect(cartApi.endpoints.cartSummary.select()(store.getState()).data).toBeDefined());
    await waitFor(() => expect(answers.size).toBe(2));
    for (const [name, answer] of given) {
      expect([container.querySelector('a'), container.textContent]).toEqual([null, '']);
      await act(async () => {
        answers.get(name)?.(answer);
        await Promise.resolve();
      });
    }
    await waitFor(() => expect(container.querySelector('a')).not.toBeNull());
    expect(container.textContent).toBe('3');
    answers.get(application)?.(whole[0]);
    answers.get(session)?.(whole[1]);
    await act(() => Promise.all(reads));
  });

  it('shows its count only when that is on and above zero [MIN-02]', async () => {
    const one = await show(1);
    await badgeCalled('Panier : 1 article');
    expect(plain(one.view.container)).toBe('1');
    one.view.unmount();
    const { view } = await show(0);
    await badgeCalled('Panier vide');
    expect(plain(view.container)).toBe('');
    view.unmount();
    const off = await show(5);
    act(() => void off.store.dispatch(miniCartOptionRead({ showsCount: false })));
    await badgeCalled('Panier : 5 articles');
    expect(plain(off.view.container)).toBe('');
  });

  it('opens the mini cart, and leads to the page of the cart with the option off [MIN-03] [MIN-04]', async () => {
    const { store } = await show(2);
    const isOpen = () => selectMiniCartOpen(store.getState());
    const badge = await screen.findByRole('link');
    expect(badge.getAttribute('href')).toBe('/cart');
    await userEvent.click(badge);
    expect(isOpen()).toBe(true);

    act(() => void store.dispatch(miniCartOptionRead({ offered: false })));
    expect(isOpen()).toBe(false);
    let leads = false;
    // Called after the shop's own handler; prevents the default, because jsdom can't follow a link.
    const follow = (event: Event) => {
      leads = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    await userEvent.click(badge);
    expect(leads).toBe(true);
    expect(isOpen()).toBe(false);
  });
});
