import { act, screen, waitFor, within } from '@testing-library/react';
import { navigationPopped } from '../../../../src/storefront/kernel/location';
import { plain } from '../../../support/plain';
import { openShop } from '../../../support/storefront/openShop';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const main = () => within(screen.getByRole('main'));
const box = () => main().getByRole<HTMLInputElement>('searchbox', { name: 'Chercher dans l’aide' });
const press = ({ user }: Pick<Awaited<ReturnType<typeof openShop>>, 'user'>) =>
  user.click(main().getByRole('button', { name: 'Chercher' }));
const found = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => plain(heading.textContent));

it('the help is searched by its address, and an answer leads to its own [LNK-01] [CMS-04]', async () => {
  const shop = await openWatchedShop(server, '/faq-hub');
  expect(found()).not.toContain('Où trouver ma facture ?');
  await shop.user.type(box(), 'factures trouver');
  await press(shop);
  await waitFor(() => expect(shop.address()).toBe('/faq-hub?term=factures+trouver'));
  expect(box().value).toBe('factures trouver');
  expect(found()[0]).toBe('Où trouver ma facture ?');
  const answers = main().getByRole('heading', { name: /pour «\sfactures trouver\s»/ }).parentElement ?? document.body;
  const [answer] = within(answers).getAllByRole('listitem');
  expect(plain(answer?.textContent)).toMatch(/Où trouver ma facture \?.+\w/);
  await shop.user.click(within(answers).getByRole('link', { name: /Où trouver ma facture/ }));
  await waitFor(() => expect(shop.address()).toBe('/faq-hub/commande-paiement/factures-et-justificatifs'));
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
});

it('while the help is searched only what is found and the topics are shown, not the terms of sale', async () => {
  const terms = { level: 2, name: 'Conditions générales de vente aux professionnels' };
  const whole = await openShop(server, '/faq-hub');
  expect(main().getByRole('heading', terms)).toBeTruthy();
  whole.unmount();
  await openShop(server, '/faq-hub?term=facture');
  expect(main().queryByRole('heading', terms)).toBeNull();
  expect(found()).toContain('Où trouver ma facture ?');
  expect(main().getByRole('heading', { level: 2, name: 'Trois sujets, toutes les réponses' })).toBeTruthy();
});

it('the back button and a reload show what their address searches for', async () => {
  const shop = await openShop(server, '/faq-hub?term=facture');
  expect(box().value).toBe('facture');
  expect(found()[0]).toBe('Où trouver ma facture ?');
  const before = shop.store.getState().location.current;
  await shop.user.clear(box());
  await shop.user.type(box(), 'cookies');
  await press(shop);
  await waitFor(() => expect(shop.address()).toBe('/faq-hub?term=cookies'));
  expect(found()).not.toContain('Où trouver ma facture ?');
  act(() => void shop.store.dispatch(navigationPopped(before)));
  await waitFor(() => expect(box().value).toBe('facture'));
  expect(found()[0]).toBe('Où trouver ma facture ?');
});

it('where nothing is found the page says so and leads to the contact page', async () => {
  await openShop(server, '/faq-hub?term=licorne');
  expect(plain(main().getByRole('heading', { name: /Aucune réponse/ }).textContent)).toBe(
    'Aucune réponse pour « licorne »',
  );
  expect(main().getByRole('link', { name: 'Contacter le service client' }).getAttribute('href')).toBe(
    '/contact-support',
  );
});

it('what looks personal is not searched for, and stands in no state, action or recording [REP-07]', async () => {
  const shop = await openWatchedShop(server, '/faq-hub');
  await shop.user.type(box(), 'zephyrine@quatrebarbes.example');
  await press(shop);
  expect(box().validationMessage).toContain('ressemble à une adresse e-mail');
  await shop.settled();
  expect(shop.address()).toBe('/faq-hub');
  expect(shop.holdersOf(['zephyrine', 'quatrebarbes'])).toEqual([]);
  await shop.user.clear(box());
  await shop.user.type(box(), 'facture');
  await press(shop);
  await waitFor(() => expect(shop.address()).toBe('/faq-hub?term=facture'));
});
