import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartEvents, MiniCart, miniCartOpened } from '../../../../src/storefront/features/cart';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import type { Answering } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, cartItemsOf, cartLine } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

const filled: Answering = ({ method }) =>
  method === 'GET' ? { status: 200, body: cartItemsOf([cartLine()]) } : { status: 201, body: cartLine() };

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

  it('tells those who do not see it what has come in', async () => {
    const { store } = await showInShop(<MiniCart />, { answering: filled });
    act(
      () =>
        void store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 10, name: 'Beurre doux' })),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(plain)).toContain('10 × Beurre doux dans votre panier.'),
    );
  });
});
