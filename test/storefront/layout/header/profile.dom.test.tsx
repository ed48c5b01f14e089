import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Provider } from 'react-redux';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { recordId } from '../../../../src/contract/ids';
import { api } from '../../../../src/storefront/api';
import { contextApi } from '../../../../src/storefront/features/context';
import { accountRestored } from '../../../../src/storefront/kernel/session';
import { createVault } from '../../../../src/storefront/platform/vault';
import { VaultProvider } from '../../../../src/storefront/kernel/personal';
import { ProfileEntry } from '../../../../src/storefront/layout/header/profile/ProfileEntry';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());
beforeEach(() => localStorage.clear());

const header = () => within(document.querySelector('header') ?? document.body);

async function asCustomer(fault?: (url: string) => { readonly status: number } | undefined) {
  const shop = await openShop(server, '/login?startUrl=%2Fcart', fault ? { fault } : {});
  await shop.user.type(screen.getByLabelText('Adresse e-mail'), 'hotel@comptoir.example');
  await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  const trigger = (await header().findByText('Hôtels de la Falaise')).closest('summary');
  const menu = trigger?.closest('details');
  if (!trigger || !menu) throw new Error('no menu');
  return { ...shop, trigger, menu, out: within(menu).getByText('Se déconnecter') };
}

it('a guest’s entry is a link to the login, and back to where they are [PRF-01] [LNK-05]', async () => {
  await openShop(server, '/search?term=beurre');
  const link = header().getByRole('link', { name: 'Se connecter' });
  expect(link.getAttribute('href')).toBe('/login?startUrl=%2Fsearch%3Fterm%3Dbeurre');
});

it('a customer’s entry opens a menu 40 px below it, whose last item is the way out, a page of the server’s [PRF-01] [PRF-08]', async () => {
  const { user, trigger, menu, out } = await asCustomer();
  expect(within(menu).queryByText('Éditeur du site')).toBeNull();
  expect(menu.open).toBe(false);
  await user.click(trigger);
  expect(menu.open).toBe(true);
  const list = menu.querySelector(':scope > ul');
  if (!list) throw new Error('The menu has no list.');
  expect(getComputedStyle(list).top).toBe('calc(100% + 40px)');
  expect([...menu.querySelectorAll('li')].at(-1)?.textContent).toBe('Se déconnecter');
  expect(out.getAttribute('href')).toBe('/secur/logout.jsp');
  await user.click(trigger);
  expect(menu.open).toBe(false);
});

it('a customer’s entry is an icon, their first name, and the company that they act for, else their own, where they have one [PRF-01]', async () => {
  const { store, trigger } = await asCustomer();
  const shown = () => ['strong', 'small'].map((part) => trigger.querySelector(part)?.textContent);
  expect(trigger.querySelector('svg')).not.toBeNull();
  expect(shown()).toEqual(['Hélène', 'Hôtels de la Falaise']);
  act(() => {
    store.dispatch(
      contextApi.util.updateQueryData('sessionContext', undefined, (session) => ({ ...session, accountName: null })),
    );
  });
  await waitFor(() => expect(shown()).toEqual(['Hélène', undefined]));
  act(() => void store.dispatch(accountRestored({ id: recordId('account', 7), name: 'Hôtel Terminus Gare' })));
  await waitFor(() => expect(shown()).toEqual(['Hélène', 'Hôtel Terminus Gare']));
});

it('the menu closes by a choice, Escape, Tab and when the focus leaves; arrows go round and letters go to an entry, whose beginning is forgotten after 700 ms [PRF-03] [DRL-11]', async () => {
  const { user, trigger, menu, out, address } = await asCustomer();
  await act(async () => trigger.focus());
  const focused = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowDown}');
  expect([menu.open, focused()]).toEqual([true, 'Mon compte']);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(out);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Mon compte');
  await user.keyboard('{Escape}{ArrowUp}');
  expect([menu.open, document.activeElement]).toEqual([true, out]);
  // On the button that opened the menu, Enter moves the focus into it and does not close it.
  await user.keyboard('{Escape}');
  await user.click(trigger);
  await act(async () => trigger.focus());
  await user.keyboard('{Enter}');
  expect([menu.open, focused()]).toEqual([true, 'Mon compte']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Mes adresses');
  await user.keyboard('{Escape}');
  expect([menu.open, document.activeElement]).toEqual([false, trigger]);
  await user.click(trigger);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(menu.open).toBe(false);
  await user.click(trigger);
  await user.keyboard('{Tab}');
  expect(menu.open).toBe(false);

  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const typist = userEvent.setup({ delay: null });
  await act(async () => trigger.focus());
  await typist.keyboard('{ArrowDown}mes a');
  expect(focused()).toBe('Mes adresses');
  await act(() => jest.advanceTimersByTimeAsync(700));
  await typist.keyboard('c');
  expect(focused()).toBe('Changer d’établissement');
  await act(() => jest.advanceTimersByTimeAsync(700));
  await typist.keyboard('m');
  expect(focused()).toBe('Mon compte');
  // The same letter again moves the focus to the next entry that begins with it; accents need not be typed.
  await typist.keyboard('m');
  expect(focused()).toMatch(/^Mes /);
  await act(() => jest.advanceTimersByTimeAsync(700));
  await typist.keyboard('se dec');
  expect(document.activeElement).toBe(out);
  await act(() => jest.advanceTimersByTimeAsync(700));
  await typist.keyboard('mon');
  expect(focused()).toBe('Mon compte');
  jest.useRealTimers();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/account'));
  expect(menu.open).toBe(false);
});

it('a builder of the site finds the way to its editor before the way out, a page of the server’s', async () => {
  const shop = await openShop(server, '/login?startUrl=%2Fcart');
  await shop.user.type(screen.getByLabelText('Adresse e-mail'), 'builder@comptoir.example');
  await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  const editor = await header().findByText('Éditeur du site');
  expect(editor.getAttribute('href')).toBe('/builder');
  expect(editor.closest('li')?.nextSibling?.textContent).toBe('Se déconnecter');
});

it('a menu that can’t be read leaves the way out [PRF-08]', async () => {
  const shop = await asCustomer((url) => (url.includes('/navigation-menu/') ? { status: 500 } : undefined));
  expect(
    within(shop.menu)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Se déconnecter']);
});

it('a menu that arrives while it is open takes the focus from nobody [PRF-03]', async () => {
  let isDown = true;
  const { user, store, trigger, menu, out } = await asCustomer((url) =>
    isDown && url.includes('/navigation-menu/') ? { status: 500 } : undefined,
  );
  await act(async () => trigger.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(out);
  isDown = false;
  await act(async () => void store.dispatch(api.util.invalidateTags(['Menus'])));
  await within(menu).findByText('Mon compte');
  expect([menu.open, document.activeElement]).toEqual([true, out]);
  await user.keyboard('m');
  expect(document.activeElement?.textContent).toBe('Mon compte');
});

it('what is personal is forgotten when the shopper logs out, also for the back button', async () => {
  const { user, vault, trigger, out, menu } = await asCustomer();
  expect(vault.entries().length).toBeGreaterThan(0);
  // A browser would leave the page here.
  menu.addEventListener('click', (event) => event.preventDefault());
  await user.click(trigger);
  await user.click(out);
  expect(vault.entries()).toEqual([]);
});

it('a replay, whose vault is empty, shows no name', async () => {
  const { store, unmount } = await asCustomer();
  unmount();
  const { container } = render(
    <Provider store={store}>
      <VaultProvider vault={createVault()}>
        <ProfileEntry />
      </VaultProvider>
    </Provider>,
  );
  expect(container.textContent).toContain('Hôtels de la Falaise');
  expect(container.querySelector('strong')?.textContent).toBe('');
});
