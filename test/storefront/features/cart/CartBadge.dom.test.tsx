import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartBadge, miniCartOptionRead, selectMiniCartOpen } from '../../../../src/storefront/features/cart';
import { FormattingProvider, formattingOf } from '../../../../src/storefront/formatting';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { summaryOf } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

const show = (products: number, types = 1, badge = <CartBadge />) =>
  showInShop(badge, { answering: () => ({ status: 200, body: summaryOf(products, types) }) });
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
