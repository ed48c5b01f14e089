import { act, screen, waitFor, within } from '@testing-library/react';
import { DEMO_ACCOUNT_IDS, DEMO_PASSWORD } from '../../../src/demo/accounts';
import type { Http } from '../../../src/storefront/platform/http';
import type { TestServer } from '../../support/server/testServer';
import { serverHttp } from '../../support/server/serverHttp';
import { miniCartOptionRead } from '../../../src/storefront/features/cart';
import { someGoods, visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { plain } from '../../support/plain';
import { placeOrder } from '../../support/storefront/placeOrder';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const email = 'boulangerie@comptoir.example';

const everythingButDate: NonNullable<FakeTimersConfig['doNotFake']> = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
  // The address book of the demo is older than what is added to it.
  server.clock.advance(60_000);
});

type Shop = Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

type Options = NonNullable<Parameters<typeof openShop>[2]>;
const open = async (address: string, options: Options = {}): Promise<Shop> =>
  openShop(server, address, { browser: await visit(server, email), ...options });

const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const book = () =>
  server.app.database.read
    .selectFrom('account_address')
    .selectAll()
    .where('account_id', '=', DEMO_ACCOUNT_IDS.boulangerie)
    .orderBy('created_at')
    .execute();
/** Which of these texts the state or an action of the page life holds. */
const found = ({ store, actions }: Shop, texts: readonly string[]) => {
  const all = JSON.stringify([store.getState(), actions]);
  return texts.filter((text) => all.includes(text));
};
const outcomes = ({ actions }: Shop, prefix: string) =>
  actions.map(({ type }) => type).filter((type) => type.startsWith(prefix));

const logIn = async ({ user }: Shop, as = email) => {
  await user.type(await screen.findByLabelText('Adresse e-mail'), as);
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};

describe('the address book', () => {
  const typed = {
    Prénom: 'Zéphyrine',
    Nom: 'Quatrebarbes',
    Adresse: '4 quai des Marques',
    'Code postal': '29200',
    Ville: 'Brest-Marquée',
    Téléphone: '0298000000',
  };
  const field = (label: string) => main().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  const fillIn = async ({ user }: Shop, values: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(values)) {
      await user.clear(field(label));
      await user.type(field(label), text);
    }
  };
  const card = async (text: string) => {
    const item = (await main().findByText(text)).closest('li');
    if (!item) throw new Error('not in a card');
    return within(item);
  };

  it('takes a new address, which is in no state and no action, and says that it is saved [CHK-09] [CHK-13] [CHK-22]', async () => {
    const shop = await open('/account/addresses');
    expect(main().getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    await shop.user.click(main().getByRole('link', { name: 'Ajouter une adresse' }));
    await heading('Nouvelle adresse');
    expect(
      [...main().getByRole<HTMLSelectElement>('combobox', { name: 'Pays' }).options].map(({ value }) => value),
    ).toEqual(['FR']);
    expect(field('Établissement').value).toBe('Boulangerie Maison Lavigne');
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    expect(plain(screen.getByRole('alert').textContent)).toContain('5 champs sont à corriger');
    expect(document.activeElement).toBe(field('Prénom'));
    await fillIn(shop, typed);
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Mes adresses');
    expect(shop.address()).toBe('/account/addresses');
    expect(await screen.findByText('Adresse enregistrée')).toBeTruthy();
    const shown = await card(typed.Adresse);
    // French numbers in pairs [CHK-12].
    expect(plain(shown.getByText(/^02/).textContent)).toBe('02 98 00 00 00');
    expect((await book()).at(-1)).toMatchObject({ last_name: 'Quatrebarbes', city: 'Brest-Marquée', country: 'FR' });
    expect(found(shop, Object.values(typed))).toEqual([]);
    expect(outcomes(shop, 'addressBook/change')).toEqual(['addressBook/changeRequested', 'addressBook/changed']);
  });

  it('shows an address to be put right as it stands, and keeps what the server refuses in the form', async () => {
    let failing = true;
    const fault = (url: string) => (failing && /addresses\/8lW/.test(url) ? { status: 500 } : undefined);
    const shop = await open('/account/addresses', { fault });
    const [first] = await book();
    const shown = await card(first?.street ?? '');
    await shop.user.click(shown.getByRole('link', { name: /^Modifier/ }));
    await heading('Modifier l’adresse');
    expect(field('Adresse').value).toBe(first?.street);
    await fillIn(shop, { Ville: 'Villemarque' });
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    expect(await main().findByText(/momentanément indisponible/)).toBeTruthy();
    expect(field('Ville').value).toBe('Villemarque');
    failing = false;
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Mes adresses');
    expect((await book()).find(({ id }) => id === first?.id)?.city).toBe('Villemarque');
    expect(outcomes(shop, 'addressBook/change')).toEqual([
      'addressBook/changeRequested',
      'addressBook/changeFailed',
      'addressBook/changeRequested',
      'addressBook/changed',
    ]);
  });

  it('gives the mark of the default to another, and takes an address away after a word; each name stands as its country writes it [CHK-09] [CHK-21]', async () => {
    const rows = await book();
    const [storeRoom, own] = [rows.find((row) => row.is_default === 0), rows.find((row) => row.is_default === 1)];
    await server.app.database.write((db) =>
      db
        .updateTable('account_address')
        .set({ country: 'HU', first_name: 'Ilona', last_name: 'Szabó' })
        .where('id', '=', String(own?.id))
        .execute(),
    );
    const shop = await open('/account/addresses');
    const hungarian = await card(own?.street ?? '');
    expect(hungarian.getByText('Par défaut')).toBeTruthy();
    expect(hungarian.getByText('Szabó Ilona')).toBeTruthy();
    const other = await card(storeRoom?.street ?? '');
    expect(other.getByText(`${String(storeRoom?.first_name)} ${String(storeRoom?.last_name)}`)).toBeTruthy();
    await shop.user.click(other.getByRole('button', { name: /^Utiliser par défaut/ }));
    await waitFor(async () => expect((await card(storeRoom?.street ?? '')).getByText('Par défaut')).toBeTruthy());
    expect(main().getAllByText('Par défaut')).toHaveLength(1);

    const trigger = (await card(storeRoom?.street ?? '')).getByRole('button', { name: /^Supprimer/ });
    await shop.user.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: /^Supprimer cette adresse/ }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Annuler' }));
    await shop.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(await book()).toHaveLength(2);

    await shop.user.click(trigger);
    await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Adresse supprimée')).toBeTruthy();
    expect((await book()).map(({ id, is_default }) => [id, is_default])).toEqual([[own?.id, 1]]);
    const title = await heading('Mes adresses');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('says what to do when an address is gone, when there is none, and when the book can’t be had', async () => {
    const shop = await open('/account/addresses');
    const [first] = await book();
    await server.app.database.write((db) => db.deleteFrom('account_address').execute());
    const shown = await card(first?.street ?? '');
    await shop.user.click(shown.getByRole('button', { name: /^Supprimer/ }));
    await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Aucune adresse enregistrée')).toBeTruthy();
    shop.unmount();

    await open(`/account/addresses/${first?.id ?? ''}`);
    expect(await screen.findByText('Adresse introuvable')).toBeTruthy();

    let failing = true;
    const fault = (url: string) => (failing && url.includes('/addresses?') ? { status: 503 } : undefined);
    const failed = await open('/account/addresses', { fault });
    expect(failed.status).toBe(503);
    expect(await screen.findByText('Vos adresses ne s’affichent pas')).toBeTruthy();
    failing = false;
    await failed.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune adresse enregistrée')).toBeTruthy();
  });

  it('leads who was logged out elsewhere to the login, and back to what they had typed', async () => {
    const browser = await visit(server, email);
    const shop = await open('/account/addresses/new', { browser });
    await fillIn(shop, typed);
    await server.app.database.write((db) => db.deleteFrom('login_session').execute());
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Se connecter');
    expect(shop.address()).toBe('/login?startUrl=%2Faccount%2Faddresses%2Fnew');
    await logIn(shop);
    await heading('Nouvelle adresse');
    expect(field('Ville').value).toBe(typed.Ville);
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Mes adresses');
    expect((await book()).at(-1)?.city).toBe(typed.Ville);
    expect(found(shop, Object.values(typed))).toEqual([]);
  });
});

describe('the history of orders', () => {
  const orders = () => main().getAllByRole('listitem');

  it('lists orders newest first with state and amount, and each leads to its own page', async () => {
    const goods = await someGoods(server);
    const first = await placeOrder(server, email, goods);
    server.clock.advance(60_000);
    const second = await placeOrder(server, email, goods);
    const shop = await open('/account/orders');
    expect(shop.status).toBe(200);
    const names = within(main().getByRole('heading', { level: 1 }).closest('div')?.parentElement ?? document.body)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual([`Commande ${second}`, `Commande ${first}`]);
    expect(plain(orders()[3]?.textContent)).toMatch(/Passée le 3 mars 2025.*Statut : Enregistrée.*Total TTC.*€/);
    server.clock.advance(2 * 60 * 60_000);
    await shop.user.click(main().getByRole('link', { name: `Commande ${first}` }));
    await heading(`Commande ${first}`);
    expect(shop.address()).toBe(`/order/${first}`);
    expect(main().getByText('Enregistrée')).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Toutes mes commandes' }));
    await heading('Mes commandes');
  });

  it('comes in pages, both ways', async () => {
    const goods = await someGoods(server);
    const reference = await placeOrder(server, email, goods);
    const [row] = await server.app.database.read.selectFrom('placed_order').selectAll().execute();
    if (!row) throw new Error('no order');
    await server.app.database.write(async (db) => {
      for (let nth = 1; nth <= 11; nth += 1) {
        const other = `${reference.slice(0, -2)}${String.fromCharCode(65 + nth)}Z`;
        const ids = { id: `${row.id.slice(0, -2)}${String(nth).padStart(2, '0')}`, reference: other };
        const parents = { checkout_id: `checkout-${String(nth)}`, cart_id: `cart-${String(nth)}` };
        await db
          .insertInto('placed_order')
          .values({ ...row, ...ids, ...parents, placed_at: row.placed_at + nth })
          .execute();
      }
    });
    const shop = await open('/account/orders');
    const again = () => main().getAllByRole('button', { name: /^Commander à nouveau/ }).length;
    expect([again(), main().queryByRole('link', { name: /plus récentes/ })]).toEqual([10, null]);
    await shop.user.click(main().getByRole('link', { name: 'Commandes plus anciennes' }));
    await waitFor(() => expect(again()).toBe(2));
    expect(main().getByRole('link', { name: `Commande ${reference}` })).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Commandes plus récentes' }));
    await waitFor(() => expect(again()).toBe(10));
    expect((await open('/account/orders?page=zz')).status).toBe(404);
  });

  it('brings an order into the cart again, and tells line by line what is missing, never as a success [MIN-05]', async () => {
    const goods = await someGoods(server);
    const reference = await placeOrder(server, email, goods);
    const shop = await open('/account/orders');
    act(() => void shop.store.dispatch(miniCartOptionRead({ offered: false })));
    const press = () =>
      shop.user.click(main().getByRole('button', { name: `Commander à nouveau la commande ${reference}` }));
    await press();
    expect(await main().findByText('Le produit de cette commande est dans votre panier.')).toBeTruthy();
    await server.app.database.write((db) =>
      db
        .updateTable('stock_level')
        .set({ on_hand: goods.quantity + 3 })
        .where('product_id', '=', goods.productId)
        .execute(),
    );
    await press();
    expect(await main().findByText(/un manque ou n’y est pas en entier|Aucun produit/)).toBeTruthy();
    expect(
      plain(
        main()
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(' '),
      ),
    ).toContain('stock');
    expect(main().queryByText('Le produit de cette commande est dans votre panier.')).toBeNull();
    // Shown where it was asked for: a toast would say it twice.
    expect(shop.store.getState().notices.queue).toEqual([]);
    expect(outcomes(shop, 'reorder/')).toEqual([
      'reorder/requested',
      'reorder/brought',
      'reorder/requested',
      'reorder/brought',
    ]);
    await shop.user.click(main().getByRole('button', { name: 'J’ai compris' }));
    expect(main().queryByText(/n’y est pas en entier|Aucun produit/)).toBeNull();
  });

  it('does it once though the first answer is lost, and says so when no answer comes', async () => {
    const goods = await someGoods(server);
    const reference = await placeOrder(server, email, goods);
    const real = await visit(server, email);
    let lost = 1;
    const browser: Http = async (request) => {
      const answer = await real(request);
      if (!request.url.includes('add-order-to-cart') || lost === 0) return answer;
      lost -= 1;
      throw new TypeError('Failed to fetch');
    };
    const shop = await open(`/order/${reference}`, { browser });
    const press = () => shop.user.click(main().getByRole('button', { name: /^Commander à nouveau/ }));
    await press();
    expect(await main().findByText(/est dans votre panier/)).toBeTruthy();
    const { quantity } = await server.app.database.read
      .selectFrom('cart_item')
      .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
      .select('cart_item.quantity')
      .where('cart.is_current', '=', 1)
      .where('cart.owner_kind', '=', 'user')
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(goods.quantity);
    lost = 3;
    await press();
    expect(await main().findByText(/La connexion est perdue/, {}, { timeout: 20_000 })).toBeTruthy();
    expect(outcomes(shop, 'reorder/')).toEqual([
      'reorder/requested',
      'reorder/brought',
      'reorder/requested',
      'reorder/failed',
    ]);
  });

  it('says what to do where nothing was ordered yet, and where the history can’t be had', async () => {
    await open('/account/orders');
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeTruthy();
    let failing = true;
    const fault = (url: string) => (failing && url.includes('/order-summaries') ? { status: 503 } : undefined);
    const failed = await open('/account/orders', { fault });
    expect(failed.status).toBe(503);
    failing = false;
    await failed.user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getAllByText('Aucune commande pour l’instant').length).toBe(2));
  });
});

describe('the account', () => {
  it('shows the latest orders, the default address and who is logged in', async () => {
    const goods = await someGoods(server);
    const reference = await placeOrder(server, email, goods);
    const shop = await open('/account');
    expect(shop.status).toBe(200);
    await heading('Mon compte');
    expect(main().getByRole('link', { name: `Commande ${reference}` })).toBeTruthy();
    expect(main().getByRole('link', { name: 'Toutes mes commandes' })).toBeTruthy();
    const rows = await book();
    expect(main().getByText(rows.find((row) => row.is_default === 1)?.street ?? '')).toBeTruthy();
    expect(main().getByText(email)).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Gérer mes adresses' }));
    await heading('Mes adresses');
  });

  it('offers no way to all the orders where there is none', async () => {
    await open('/account');
    await screen.findByText('Aucune commande pour l’instant');
    expect(main().queryByRole('link', { name: 'Toutes mes commandes' })).toBeNull();
  });

  it.each(['/account', '/account/orders?page=o10', '/account/addresses/new'])(
    'sends a guest from %s to the login and back',
    async (address) => {
      const guest = await open('/', { browser: serverHttp(server) });
      expect(await guest.statusOf(address)).toBe(303);
      expect(guest.calls.filter((call) => /addresses|order-summaries/.test(call))).toEqual([]);
      guest.unmount();
      const shop = await open(address, { browser: serverHttp(server) });
      await waitFor(() => expect(shop.address()).toBe(`/login?startUrl=${encodeURIComponent(address)}`));
      await logIn(shop);
      await waitFor(() => expect(shop.address()).toBe(address));
      await waitFor(() => expect(screen.queryByText('Connectez-vous pour voir cette page')).toBeNull());
    },
  );

  it('shows nothing of the one before to somebody else who has logged in in another tab', async () => {
    const goods = await someGoods(server);
    await placeOrder(server, email, goods);
    const browser = await visit(server, email);
    const shop = await open('/account/orders', { browser });
    expect(main().getAllByRole('button', { name: /^Commander à nouveau/ })).toHaveLength(1);
    const body = JSON.stringify({ username: 'coffee@comptoir.example', password: DEMO_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    await browser({ method: 'POST', url: '/login', headers, body, signal: new AbortController().signal });
    // Longer than what the server last said of the session holds.
    jest.useFakeTimers({ now: Date.now() + 2_100, doNotFake: everythingButDate });
    await shop.user.click(main().getByRole('link', { name: 'Aperçu' }));
    await heading('Mon compte');
    await shop.user.click(main().getByRole('link', { name: 'Commandes' }));
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeTruthy();
  });
});
