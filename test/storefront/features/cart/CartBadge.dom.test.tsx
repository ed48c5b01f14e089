import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { CartBadge, miniCartOptionRead, selectMiniCartOpen } from '../../../../src/storefront/features/cart';
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

  it('is not there until both contexts have been read; when one of them has failed, it is [MIN-02]', async () => {
    for (const failing of [false, true]) {
      const answers = new Map<string, (answer: HttpAnswer) => void>();
      const { store, vault } = openStore({
        http: ({ url }) => {
          const name = ['application-context', 'session-context'].find((one) => url.includes(one));
          if (name !== undefined) return new Promise((resolve) => answers.set(name, resolve));
          return Promise.resolve(answered(200, url.includes('site-info') ? siteInfo : summaryOf(3, 1)));
        },
      });
      const { siteInfo: site, applicationContext, sessionContext } = contextApi.endpoints;
      await store.dispatch(site.initiate());
      const reads = [store.dispatch(applicationContext.initiate()), store.dispatch(sessionContext.initiate())];
      const { container, unmount } = render(
        <VaultProvider vault={vault}>
          <Provider store={store}>
            <CartBadge />
          </Provider>
        </VaultProvider>,
      );
      const answer = async (name: string, given: HttpAnswer) => {
        await waitFor(() => expect(answers.has(name)).toBe(true));
        await act(async () => {
          answers.get(name)?.(given);
          await Promise.resolve();
        });
      };
      expect(container.querySelector('a')).toBeNull();
      if (failing) await answer('session-context', answered(403, []));
      else {
        await answer('application-context', answered(200, openWebstore));
        expect(container.querySelector('a')).toBeNull();
        await answer('session-context', answered(200, guestSession));
      }
      await waitFor(() => expect(container.querySelector('a')).not.toBeNull());
      await answer('application-context', answered(200, openWebstore));
      await act(() => Promise.all(reads));
      unmount();
    }
  });

  it('shows no count for an empty cart, nor with the count off [MIN-02]', async () => {
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
    // Behind the shop's own handler; jsdom can't follow a link.
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
