import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { recordLife } from '../../../../src/storefront/app/recording/recordShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { matchRoute } from '../../../../src/storefront/app/routing/matchRoute';
import { loadedPage } from '../../../../src/storefront/app/routing/pageModules';
import { ProblemMessage } from '../../../../src/storefront/features/checkout/components/ProblemMessage';
import { raiseNotice } from '../../../../src/storefront/features/notices';
import { selectSending } from '../../../../src/storefront/features/recording';
import { call } from '../../../../src/storefront/kernel/effects';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { VaultProvider } from '../../../../src/storefront/kernel/personal';
import { locationChanged, locationOf, selectLocation } from '../../../../src/storefront/kernel/location';
import type { Vault } from '../../../../src/storefront/platform/vault';
import { openLife } from '../../../support/journal/pageLife';
import { supportAgent } from '../../../support/server/calls/recordingCalls';
import type { TestServer } from '../../../support/server/testServer';
import { onClose } from '../../../support/openShops';
import { visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { openStore } from '../../../support/storefront/openStore';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { uploadHere } from '../../../support/storefront/uploadHere';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
let upload: ReturnType<typeof uploadHere>;
beforeAll(async () => {
  server = await startShopServer();
  upload = uploadHere(server);
});
afterAll(() => {
  upload.close();
  return server.close();
});

const SEND = 'Envoyer à l’assistance';
const dialog = () => screen.findByRole('dialog', { name: SEND });

it('the page that stands for one that failed has “Envoyer à l’assistance”: what is sent has the error, and a code comes back [REP-10]', async () => {
  const page: { vault?: Vault } = {};
  const life = openLife(recordLife, () => page.vault);
  const shop = await openShop(server, '/', { recorder: life.enhancer, browser: upload.browser });
  page.vault = shop.vault;
  life.come();
  await act(() => waitUntil('the recorder is there', () => life.text() !== undefined));
  const home = loadedPage(matchRoute(selectLocation(shop.store.getState())).route);
  if (!home) throw new Error('The home page has no code.');
  const broken = jest.spyOn(home as unknown as { readonly Page: () => null }, 'Page').mockImplementation(() => {
    throw new TypeError("Cannot read properties of undefined (reading 'price')");
  });
  // React reports the error on the console, too.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => void shop.store.dispatch(locationChanged(locationOf('/', 'broken'), 'PUSH')));
  complaints.mockRestore();
  broken.mockRestore();
  const failed = within(screen.getByRole('alert'));
  expect(failed.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’a pas pu s’afficher');
  // The link of the failed page itself, not the one in the footer, which is there too.
  const link = failed.getByRole('link', { name: SEND });
  expect(link.getAttribute('href')).toBe('/contact-support');
  await shop.user.click(link);
  await act(() => waitUntil('the preview is there', () => selectSending(shop.store.getState())?.status === 'asking'));
  const send = within(await dialog()).getByRole('button', { name: 'Envoyer' });
  expect(upload.calls).toEqual([]);
  await shop.user.click(send);
  await act(() => waitUntil('it is sent', () => selectSending(shop.store.getState())?.status === 'sent'));
  expect(within(await dialog()).getByText(/^C’est envoyé\./)).toBeTruthy();
  const code = within(await dialog()).getByText(/^[\dA-Z]{3}-[\dA-Z]{4}$/).textContent;

  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await shop.user.click(within(await dialog()).getByRole('button', { name: 'Copier le code' }));
  expect(await within(await dialog()).findByText('Code copié.')).toBeTruthy();
  expect(write.mock.calls).toEqual([[code]]);
  write.mockRejectedValueOnce(new Error('not allowed'));
  await shop.user.click(within(await dialog()).getByRole('button', { name: 'Copier le code' }));
  expect(await within(await dialog()).findByText(/^Le code n’a pas pu être copié/)).toBeTruthy();
  expect(
    within(await dialog())
      .getByRole('link', { name: /^09\s70/ })
      .getAttribute('href'),
  ).toBe('tel:+33970000000');
  const contact = within(await dialog()).getByRole('link', { name: /^Ouvrir le formulaire de contact/ });
  expect([contact.getAttribute('href'), contact.getAttribute('target')]).toEqual([
    `/contact-support?code=${code}`,
    '_blank',
  ]);

  const support = await supportAgent(server.app);
  const { recordings } = await support.find(`?code=${code}`);
  expect(recordings).toHaveLength(1);
  const text = await support.file(recordings[0]?.session ?? '');
  expect(text).toContain('"kind":"error","text":"rendering TypeError: Cannot read properties of undefined');
  expect(verifyJournal({ ...replayedShop, text })).toMatchObject({ ok: true, gaps: 0, diverging: 0 });
});

it('a toast that says that something failed has “Envoyer à l’assistance”, which opens the window; one of success has not [REP-10]', async () => {
  const shop = await openShop(server, '/');
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  const raise = (variant: 'success' | 'error') =>
    act(() =>
      shop.store
        .runSaga(function* () {
          yield* call(raiseNotice, { variant, label: { id: 'recording.unavailable' } });
        })
        .toPromise(),
    );
  await raise('success');
  await toasts.findByText(/^L’enregistrement de cette page/);
  expect(toasts.queryByRole('link')).toBeNull();
  await raise('error');
  await shop.user.click(await toasts.findByRole('link', { name: SEND }));
  expect(await within(await dialog()).findByRole('button', { name: 'Envoyer' })).toBeTruthy();
});

it.each(['cart.preserve.failed', 'cart.notice.missing'] as const)(
  'so has the warning %s, which says that something failed [REP-10]',
  async (id) => {
    const shop = await openShop(server, '/');
    await act(() =>
      shop.store
        .runSaga(function* () {
          yield* call(raiseNotice, { variant: 'warning', label: { id } });
        })
        .toPromise(),
    );
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByRole('link', { name: SEND })).toBeTruthy();
  },
);

it('what stands for a page whose data cannot be read has it too [REP-10]', async () => {
  const shop = await openShop(server, '/search?term=lait', {
    fault: (url) => (url.includes('/search') ? { status: 503 } : undefined),
  });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Affichage impossible pour le moment' });
  await shop.user.click(main.getByRole('link', { name: SEND }));
  expect(await dialog()).toBeTruthy();
});

const buyer = 'boulangerie@comptoir.example';
it.each([
  ['a page that is not there', '/nulle-part', undefined, ''],
  ['orders that cannot be read', '/account/orders', buyer, '/order-summaries'],
  ['a cart that cannot be read', '/cart', buyer, '/cart-items'],
] as const)('%s has it too [REP-10]', async (_what, address, email, failing) => {
  const shop = await openShop(server, address, {
    ...(email !== undefined && { browser: await visit(server, email) }),
    fault: (url) => (failing !== '' && url.includes(failing) ? { status: 503 } : undefined),
  });
  const main = within(screen.getByRole('main'));
  await shop.user.click(await main.findByRole('link', { name: SEND }));
  expect(await dialog()).toBeTruthy();
});

it('a payment that was refused has it in the checkout, whose footer has not; what was mistyped has not [REP-10]', async () => {
  await loadAllLazy();
  const { store, vault } = openStore();
  const problem = { code: 'PAYMENT_DECLINED', status: 402, message: '' };
  const view = render(
    <Provider store={store}>
      <VaultProvider vault={vault}>
        <ProblemMessage problem={problem} hasSupport />
        <ProblemMessage problem={{ code: 'INPUT_REFUSED', status: 422, message: '' }} />
      </VaultProvider>
    </Provider>,
  );
  onClose(view.unmount);
  const [refused, mistyped] = await screen.findAllByRole('alert');
  expect(within(refused ?? document.body).getByRole('link', { name: SEND })).toBeTruthy();
  expect(within(mistyped ?? document.body).queryByRole('link', { name: SEND })).toBeNull();
});
