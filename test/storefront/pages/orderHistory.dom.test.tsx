import { act, screen, waitFor, within } from '@testing-library/react';
import type { Http } from '../../../src/storefront/platform/http';
import { miniCartOptionRead } from '../../../src/storefront/features/cart';
import { fillCartOf } from '../../support/storefront/checkoutPage';
import { orderableProduct, visit } from '../../support/storefront/openCheckout';
import { plain } from '../../support/plain';
import { placeOrder } from '../../support/storefront/placeOrder';
import { accountOfEachTest, email, heading, main, outcomes } from '../../support/storefront/openAccount';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const { server, open } = accountOfEachTest();

describe('the history of orders', () => {
  const orders = () => main().getAllByRole('listitem');

  it('lists orders newest first with state and amount, and each leads to its own page', async () => {
    const product = await orderableProduct(server());
    const first = await placeOrder(server(), email, product);
    server().clock.advance(60_000);
    const second = await placeOrder(server(), email, product);
    const shop = await open('/account/orders');
    expect(shop.status).toBe(200);
    const names = within(main().getByRole('heading', { level: 1 }).closest('div')?.parentElement ?? document.body)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => plain(textContent));
    const day = 'Commande du 3 mars 2025';
    expect(names).toEqual([`${day} Commande ${second}`, `${day} Commande ${first}`]);
    expect(plain(orders()[3]?.textContent)).toMatch(/Commande du 3 mars 2025.*Statut : Enregistrée.*Total TTC.*€/);
    server().clock.advance(2 * 60 * 60_000);
    await shop.user.click(main().getByRole('link', { name: `Commande ${first}` }));
    await heading(`Commande ${first}`);
    expect(shop.address()).toBe(`/order/${first}`);
    expect(main().getByText('Enregistrée')).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Toutes mes commandes' }));
    await heading('Mes commandes');
  });

  it('says of each order what it consists of and when it comes, and of a cancelled one no delivery', async () => {
    const product = await orderableProduct(server());
    const cancelled = await placeOrder(server(), email, product);
    const { database } = server().app;
    await database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
    server().clock.advance(60_000);
    const reference = await placeOrder(server(), email, product);
    const { id, deliveries } = await database.read
      .selectFrom('placed_order')
      .select(['id', 'deliveries'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const line = await database.read
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const [delivery] = JSON.parse(deliveries) as readonly { day: string }[];
    const days = [{ ...delivery, day: '2025-03-07' }, delivery, { ...delivery, day: '2025-03-04' }];
    await database.write(async (db) => {
      for (const [index, name] of ['Farine T55', 'Farine T55', 'Levure'].entries()) {
        const own = { id: `${line.id}${index}`, product_id: name, position: index + 2, name };
        await db
          .insertInto('order_line')
          .values({ ...line, ...own })
          .execute();
      }
      const more = { deliveries: JSON.stringify(days) };
      await db.updateTable('placed_order').set(more).where('id', '=', id).execute();
    });
    await open('/account/orders');
    const facts = (name: string) =>
      plain(
        main()
          .getByRole('link', { name: `Commande ${name}` })
          .closest('li')?.textContent,
      );
    expect(facts(reference)).toContain(`${line.name}, Farine T55 et un autre produit`);
    expect(facts(reference)).toContain('Livraisons du mardi 4 mars au vendredi 7 mars');
    expect(facts(cancelled)).toContain(line.name);
    expect(facts(cancelled)).not.toContain('Livraison');
  });

  it('is where an empty cart leads, besides to the products', async () => {
    const shop = await open('/cart');
    expect(main().getByRole('link', { name: 'Découvrir les produits' })).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Voir mes commandes' }));
    await heading('Mes commandes');
  });

  it('comes in pages, both ways', async () => {
    const product = await orderableProduct(server());
    const reference = await placeOrder(server(), email, product);
    const [row] = await server().app.database.read.selectFrom('placed_order').selectAll().execute();
    if (!row) throw new Error('no order');
    await server().app.database.write(async (db) => {
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
    const product = await orderableProduct(server());
    const reference = await placeOrder(server(), email, product);
    const shop = await open('/account/orders');
    act(() => void shop.store.dispatch(miniCartOptionRead({ offered: false })));
    const press = () =>
      shop.user.click(main().getByRole('button', { name: `Commander à nouveau la commande ${reference}` }));
    await press();
    expect(await main().findByText('Le produit de cette commande est dans votre panier.')).toBeTruthy();
    await server().app.database.write((db) =>
      db
        .updateTable('stock_level')
        .set({ on_hand: product.quantity + 3 })
        .where('product_id', '=', product.productId)
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
    // The outcome is shown where it was requested: a toast would repeat it.
    expect(shop.store.getState().notices.queue).toEqual([]);
    expect(outcomes(shop, 'reorder/')).toEqual([
      'reorder/requested',
      'reorder/brought',
      'reorder/requested',
      'reorder/brought',
    ]);
    await shop.user.click(main().getByRole('button', { name: 'Fermer' }));
    expect(main().queryByText(/n’y est pas en entier|Aucun produit/)).toBeNull();
  });

  it('does it once though the first answer is lost, and says so when no answer comes', async () => {
    const product = await orderableProduct(server());
    const reference = await placeOrder(server(), email, product);
    const real = await visit(server(), email);
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
    const { quantity } = await server()
      .app.database.read.selectFrom('cart_item')
      .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
      .select('cart_item.quantity')
      .where('cart.is_current', '=', 1)
      .where('cart.owner_kind', '=', 'user')
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(product.quantity);
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

  it('leads first to the cart where nothing was ordered yet and goods are in there', async () => {
    const browser = await visit(server(), email);
    await fillCartOf(server(), browser);
    await open('/account/orders', { browser });
    await screen.findByText('Aucune commande pour l’instant');
    const ways = main().getAllByRole('link', { name: /^(?:Voir mon panier|Découvrir les produits)$/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/cart', '/']);
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
    expect(document.activeElement).toBe(within(failed.container).getByRole('heading', { level: 1 }));
  });
});
