import { act, screen, waitFor, within } from '@testing-library/react';
import { consentEvents, selectConsent } from '../../../../src/storefront/features/consent';
import { navigationRequested } from '../../../../src/storefront/kernel/location';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const open = (wanted: string, options: Parameters<typeof openShop>[2] = {}) => openShop(server, wanted, options);
afterEach(() => jest.restoreAllMocks());

const part = (id: 'header' | 'footer') => within(document.getElementById(id) ?? document.body);
const title = 'Vos cookies, votre choix';
const banner = () => screen.queryByRole('region', { name: title });
const findBanner = () => screen.findByRole('region', { name: title });
const settings = () => screen.getByRole('dialog', { name: 'Vos choix de cookies' });
const box = (name: string) => within(settings()).getByRole<HTMLInputElement>('checkbox', { name });
const allowed = ({ store }: Awaited<ReturnType<typeof openShop>>) => selectConsent(store.getState())?.allowed;

it('asks who has never chosen, with one press for no as for yes; the choice is kept for a year [TRK-02]', async () => {
  const shop = await open('/', { consent: null });
  const asking = within(await findBanner());
  const [refuse, accept] = asking.getAllByRole('button').map(({ textContent }) => plain(textContent));
  expect([refuse, accept]).toEqual(['Tout refuser', 'Tout accepter']);
  // Refusing is as easy as accepting: buttons with the same styles, side by side.
  const look = (name: string) => asking.getByRole('button', { name }).className;
  expect(look('Tout refuser')).toBe(look('Tout accepter'));
  expect(document.cookie).toBe('');

  const written = jest.spyOn(document, 'cookie', 'set');
  await shop.user.click(asking.getByRole('button', { name: 'Tout refuser' }));
  await waitFor(() => expect(banner()).toBeNull());
  expect(written.mock.calls).toEqual([['comptoir_consent=v1; Max-Age=31536000; Path=/; SameSite=Lax']]);
  expect(allowed(shop)).toEqual([]);
  // The pressed button has disappeared: the focus moves to the page's heading.
  expect(document.activeElement?.tagName).toBe('H1');
  expect(shop.calls.filter((call) => /activities|ai\/configuration/.test(call))).toEqual([]);
});

it('asks nobody who has chosen, nor where the webstore needs no consent, nor in a preview', async () => {
  const known = await open('/', { consent: ['marketing'] });
  await waitFor(() => expect(allowed(known)).toEqual(['marketing']));
  expect(banner()).toBeNull();

  const preview = await open('/', { consent: null, preview: true });
  await waitFor(() => expect(selectConsent(preview.store.getState())?.isKnown).toBe(true));
  expect(banner()).toBeNull();
  preview.unmount();

  await server.app.webstore.change({ shopperConsentEnabled: false });
  try {
    const free = await open('/', { consent: null });
    await waitFor(() => expect(selectConsent(free.store.getState())?.isKnown).toBe(true));
    expect(banner()).toBeNull();
  } finally {
    await server.app.webstore.change({ shopperConsentEnabled: true });
  }
});

it('lets each category be chosen by its own switch, none of them on before; closing changes nothing [TRK-02]', async () => {
  const shop = await open('/', { consent: null });
  await findBanner();
  await shop.user.click(screen.getByRole('button', { name: 'Personnaliser' }));
  const states = () =>
    within(settings())
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked, disabled }) => [checked, disabled]);
  expect(states()).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
    // The switch for recordings, beside the categories.
    [false, false],
  ]);
  await shop.user.click(box('Marketing'));
  await shop.user.click(box('Statistiques'));
  await shop.user.click(box('Marketing'));
  await shop.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(allowed(shop)).toBeNull();
  expect(document.cookie).toBe('');

  await shop.user.click(within(await findBanner()).getByRole('button', { name: 'Personnaliser' }));
  await shop.user.click(box('Préférences'));
  await shop.user.click(within(settings()).getByRole('button', { name: 'Enregistrer mes choix' }));
  expect(allowed(shop)).toEqual(['preferences']);
  expect(document.cookie).toBe('comptoir_consent=v1.preferences');
  await waitFor(() => expect(banner()).toBeNull());
});

it('has a switch of its own for the recording for support: “all” neither switches it on nor off, “nothing” switches it off', async () => {
  const shop = await open('/', { consent: ['preferences'] });
  await waitFor(() => expect(allowed(shop)).toEqual(['preferences']));
  const openSettings = () => shop.user.click(part('footer').getByRole('link', { name: 'Gérer mes cookies' }));
  const press = (name: string) => shop.user.click(within(settings()).getByRole('button', { name }));
  const all = ['preferences', 'statistics', 'marketing'];

  await openSettings();
  await press('Tout accepter');
  expect(allowed(shop)).toEqual(all);
  await openSettings();
  await shop.user.click(box('Assistance'));
  await press('Tout accepter');
  expect(allowed(shop)).toEqual([...all, 'recording']);
  expect(document.cookie).toBe('comptoir_consent=v1.preferences.statistics.marketing.recording');
  await openSettings();
  expect(box('Assistance').checked).toBe(true);
  await press('Tout refuser');
  expect(allowed(shop)).toEqual([]);
});

it('opens the settings for the footer’s link of every page, with what was chosen; the reduced footer has it too [FTR-10] [TRK-02]', async () => {
  const shop = await open('/checkout', { consent: ['preferences'] });
  await waitFor(() => expect(allowed(shop)).toEqual(['preferences']));
  for (const address of ['/checkout', '/']) {
    if (address === '/') await shop.user.click(screen.getByRole('link', { name: 'Page d’accueil' }));
    await waitFor(() => expect(shop.address()).toBe(address));
    await shop.user.click(part('footer').getByRole('link', { name: 'Gérer mes cookies' }));
    expect(box('Préférences').checked).toBe(true);
    expect(shop.address()).toBe(address);
    await shop.user.click(within(settings()).getByRole('button', { name: 'Fermer sans rien changer' }));
  }
  // The event may also come from other code of the page, which learns that the event is handled.
  const raised = new CustomEvent('executeCookies', { bubbles: true, composed: true, cancelable: true });
  act(() => void document.body.dispatchEvent(raised));
  expect(raised.defaultPrevented).toBe(true);
  await shop.user.click(within(settings()).getByRole('button', { name: 'Tout accepter' }));
  expect(document.cookie).toBe('comptoir_consent=v1.preferences.statistics.marketing');
});

it('holds a choice that the browser refuses to keep as long as the page, and asks nobody twice [TRK-02]', async () => {
  const refusals = [
    () => undefined,
    () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  ];
  for (const refuse of refusals) {
    const shop = await open('/', { consent: null });
    const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    await shop.user.click(within(await findBanner()).getByRole('button', { name: 'Tout refuser' }));
    await waitFor(() => expect(banner()).toBeNull());
    await shop.user.click(part('header').getByRole('link', { name: 'Se connecter' }));
    await waitFor(() => expect(shop.address()).toBe('/login'));
    expect([allowed(shop), banner()]).toEqual([[], null]);
    refused.mockRestore();
    // The choice is stored after all, so that nothing is left for the next page life.
    act(() => void shop.store.dispatch(consentEvents.given({ allowed: [] })));
    shop.unmount();
  }
});

it('closes the settings with the page they were opened over', async () => {
  const shop = await open('/login', { consent: [] });
  await waitFor(() => expect(allowed(shop)).toEqual([]));
  await shop.user.click(part('footer').getByRole('link', { name: 'Gérer mes cookies' }));
  expect(settings()).toBeTruthy();
  act(() => void shop.store.dispatch(navigationRequested('/')));
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('follows what another tab has chosen as soon as the shopper is back', async () => {
  const shop = await open('/', { consent: null });
  await findBanner();
  document.cookie = 'comptoir_consent=v1';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(banner()).toBeNull());
  expect(allowed(shop)).toEqual([]);
  document.cookie = 'comptoir_consent=v1.marketing';
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(allowed(shop)).toEqual(['marketing']));
});

it('follows what another tab has chosen, at the next page', async () => {
  const shop = await open('/', { consent: null });
  await findBanner();
  document.cookie = 'comptoir_consent=v1.statistics';
  await shop.user.click(part('header').getByRole('link', { name: 'Se connecter' }));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  await waitFor(() => expect(banner()).toBeNull());
  expect(allowed(shop)).toEqual(['statistics']);
  const found = shop.actions.filter(consentEvents.found.match).map(({ payload }) => payload.allowed);
  expect(found).toEqual([null, ['statistics']]);
});
