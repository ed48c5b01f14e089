import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { cartApi, cartEvents, MiniCart, miniCartOpened } from '../../../../src/storefront/features/cart';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import type { Answering, Reply } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, cartItemsOf, cartLine } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

const filled: Answering = ({ method }) =>
  method === 'GET' ? { status: 200, body: cartItemsOf([cartLine()]) } : { status: 201, body: cartLine() };

/**
 * jsdom has no layout: the panel finds no free position, and its styles then let the pointer through, which is ignored
 * here.
 */
const pointer = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const tenButters = { productId: butterId, quantity: 10, name: 'Beurre doux' };
const added = '10 × Beurre doux dans votre panier.';

describe('the mini cart', () => {
  it('is not there until it opens, and reads nothing', async () => {
    const { requests } = await showInShop(<MiniCart />, { answering: filled });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('shows lines, the subtotal HT and the way to free delivery under "Mon Panier"', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    act(() => void store.dispatch(miniCartOpened()));
    const drawer = await screen.findByRole('dialog', { name: 'Mon Panier' });
    await within(drawer).findByRole('link', { name: 'Beurre doux AOP' });
    expect(plain(drawer)).toContain('Sous-total69,00 € HT');
    expect(within(drawer).getByRole('meter', { name: 'Livraison offerte' })).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'Voir Le Panier' }).getAttribute('href')).toBe('/cart');
  });

  it('closes with "Continuer Mes Achats" and with Escape [MIN-04]', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    act(() => void store.dispatch(miniCartOpened()));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer Mes Achats' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(miniCartOpened()));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a panel after an addition, which leaves the focus where it is and says once what has come in [MIN-04]', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    act(() => void store.dispatch(cartEvents.itemAddRequested(tenButters)));
    const panel = await screen.findByRole('region', { name: 'Mon Panier' });
    expect(document.activeElement).toBe(document.body);
    await waitFor(() => expect(screen.getAllByRole('status').map(plain)).toEqual([added]));
    expect(plain(panel)).toContain('Sous-total69,00 € HT');
    expect(within(panel).getByRole('link', { name: 'Valider Mon Panier' }).getAttribute('href')).toBe('/checkout');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('as a panel leads to the checkout only once the first product is in the cart, and the link keeps the focus', async () => {
    let accept: (reply: Reply) => void = () => undefined;
    const waiting = new Promise<Reply>((resolve) => (accept = resolve));
    const empty = { status: 200, body: cartItemsOf([]) };
    const { store } = await showInShop(<MiniCart />, {
      answering: ({ method }) => (method === 'GET' ? empty : waiting),
    });
    act(() => void store.dispatch(cartEvents.itemAddRequested(tenButters)));
    const panel = await screen.findByRole('region', { name: 'Mon Panier' });
    const checkout = within(panel).getByRole('link', { name: 'Valider Mon Panier' });
    expect([checkout.getAttribute('aria-disabled'), checkout.getAttribute('href')]).toEqual(['true', null]);
    checkout.focus();
    accept({ status: 201, body: cartLine() });
    await waitFor(() => expect(checkout.hasAttribute('aria-disabled')).toBe(false));
    expect(checkout.getAttribute('href')).toBe('/checkout');
    expect(document.activeElement).toBe(checkout);
    expect(within(panel).getByRole('link', { name: 'Valider Mon Panier' })).toBe(checkout);
  });

  it('as a panel leads to the checkout while a product is added to a cart that has some', async () => {
    const { store } = await showInShop(<MiniCart />, {
      // The lines are still on their way when the badge has its number.
      answering: ({ url, method }) =>
        method === 'GET' && !url.includes('/cart-items')
          ? { status: 200, body: cartItemsOf([cartLine()]).cartSummary }
          : 'never',
    });
    await act(async () => store.dispatch(cartApi.endpoints.cartSummary.initiate()));
    act(() => void store.dispatch(cartEvents.itemAddRequested(tenButters)));
    const panel = await screen.findByRole('region', { name: 'Mon Panier' });
    const checkout = within(panel).getByRole('link', { name: 'Valider Mon Panier' });
    await waitFor(() => expect(checkout.hasAttribute('aria-disabled')).toBe(false));
  });

  it('as a panel stays entered until pointer and focus have both left, and gives the focus back when it goes', async () => {
    const button = <button type="button">Ajouter</button>;
    const { store } = await showInShop(
      <>
        {button}
        <MiniCart />
      </>,
      { answering: filled },
    );
    const outside = screen.getByRole('button', { name: 'Ajouter' });
    outside.focus();
    act(() => void store.dispatch(miniCartOpened('panel')));
    const panel = await screen.findByRole('region', { name: 'Mon Panier' });
    const isEntered = () => store.getState().miniCart.entered;
    expect(isEntered()).toBe(false);
    await userEvent.tab();
    expect(isEntered()).toBe(true);
    await pointer.hover(panel);
    await pointer.unhover(panel);
    expect([isEntered(), panel.contains(document.activeElement)]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(outside);
  });

  it('as a dialog says once what has come in', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    act(() => void store.dispatch(miniCartOpened()));
    act(() => void store.dispatch(cartEvents.itemAddRequested(tenButters)));
    await waitFor(() => expect(screen.getAllByRole('status').map(plain)).toEqual([added]));
    expect(screen.getByRole('dialog', { name: 'Mon Panier' })).toBeTruthy();
  });

  it('becomes the dialog when the bar at the bottom is drawn up, and goes when it is pushed away', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    const openPanel = async () => {
      act(() => void store.dispatch(miniCartOpened('panel')));
      return screen.findByRole('region', { name: 'Mon Panier' });
    };
    const drag = async (panel: HTMLElement, from: number, to: number) => {
      await pointer.pointer([
        { keys: '[TouchA>]', target: panel, coords: { clientX: 5, clientY: from } },
        { keys: '[/TouchA]', target: panel, coords: { clientX: 5, clientY: to } },
      ]);
    };
    await drag(await openPanel(), 600, 590);
    expect(screen.getByRole('region')).toBeTruthy();
    await drag(screen.getByRole('region'), 600, 640);
    expect(screen.queryByRole('region')).toBeNull();
    await drag(await openPanel(), 600, 500);
    expect(await screen.findByRole('dialog', { name: 'Mon Panier' })).toBeTruthy();
  });
});
