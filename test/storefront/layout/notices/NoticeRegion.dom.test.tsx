import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { noticeRaised, noticesReducer } from '../../../../src/storefront/features/notices';
import { NoticeRegion } from '../../../../src/storefront/layout/notices';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';

beforeAll(loadAllLazy);

const label = { id: 'cart.notice.added', values: { quantity: 1500, name: 'Beurre doux', named: 'yes' } } as const;
const raised = noticeRaised({ variant: 'success', label, link: { href: '/cart', label: { id: 'cart.seeCart' } } });
const { id } = raised.payload;
// Only the name without "legacy_" is deprecated; its types do not tell the two apart.
const createMockStore: () => MockStoreCreator = legacy_configureStore;

describe('the region of notices', () => {
  it('is a live region from the start, and shows a text with its numbers written in French and its link', () => {
    const store = configureStore({ reducer: { notices: noticesReducer } });
    render(
      <Provider store={store}>
        <NoticeRegion />
      </Provider>,
    );
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    act(() => void store.dispatch(raised));
    expect(region.textContent).toContain('1\u202f500\u00a0× Beurre doux ajouté à votre panier');
    expect(region.textContent).toContain('Succès');
    expect(screen.getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/cart');
  });

  it('turns pointer, focus and the close button into events', async () => {
    const store = createMockStore()({ notices: noticesReducer(undefined, raised) });
    render(
      <Provider store={store}>
        <NoticeRegion />
      </Provider>,
    );
    const toast = screen.getByRole('status');
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    expect(store.getActions()).toEqual([
      { type: 'notices/paused', payload: { id } },
      { type: 'notices/resumed', payload: { id } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(store.getActions().at(-1)).toEqual({ type: 'notices/dismissed', payload: { id } });
  });
});
