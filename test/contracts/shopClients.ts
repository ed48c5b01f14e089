import { orderables, type Orderable } from '../support/contracts/answers';
import { listeningShop, shopInFront, type ListeningShop } from '../support/contracts/listeningShop';
import * as documented from './documented';
import { is } from './shape';
import type { CallName } from './webstoreCalls';
import { expectAnswer, webstoreClient, type WebstoreClient } from './webstoreClient';

export const EMAIL = 'boulangerie@comptoir.example';
export const current = { cartStateOrId: 'current' };
export const active = { checkoutId: 'active' };
export const nothing = is(null);

/** Between these two a client sees no difference. */
export const SHOPS = [
  ['the shop', listeningShop],
  ['a shop in front of it', shopInFront],
] as const;

export interface ShopClients {
  readonly shop: ListeningShop;
  readonly customer: WebstoreClient;
  readonly guest: WebstoreClient;
  /** A guest with cookies of their own. */
  readonly newGuest: () => WebstoreClient;
}

/**
 * Opens a shop for all tests of a `describe`, and passes it on with a logged-in customer and a guest. Returns a
 * function that says which of some calls one of the two has not made yet: "guest getCart".
 */
export function openShopFor(
  open: () => Promise<ListeningShop>,
  onOpen: (clients: ShopClients) => void,
): (calls: object) => readonly string[] {
  let shop: ListeningShop;
  const made = new Set<string>();
  const heard = (who: string) => (name: CallName) => void made.add(`${who} ${name}`);
  beforeAll(async () => {
    shop = await open();
    const newGuest = () => webstoreClient(shop.origin, shop.webstoreId, null, heard('guest'));
    const token = await shop.tokenOf(EMAIL);
    const customer = webstoreClient(shop.origin, shop.webstoreId, token, heard('customer'));
    onOpen({ shop, customer, guest: newGuest(), newGuest });
  });
  afterAll(() => shop.close());
  return (calls) =>
    Object.keys(calls)
      .flatMap((name) => [`customer ${name}`, `guest ${name}`])
      .filter((call) => !made.has(call));
}

/** Searches for butter; the fields of `further` replace or complete those of the search. */
export async function found(client: WebstoreClient, further: object = {}): Promise<unknown> {
  const body = { searchTerm: 'beurre', includePrices: true, includeQuantityRule: true, pageSize: 20, ...further };
  return expectAnswer(await client.searchProductsByPost({ body }), 200, documented.searchResult);
}

export async function aProduct(client: WebstoreClient): Promise<Orderable> {
  const [first] = orderables(await found(client));
  if (first === undefined) throw new Error('Nothing that is found can be ordered.');
  return first;
}

/** How many times the smallest quantity of a product costs at least so many cents. */
export const timesFor = (cents: number, { unitCents, quantity }: Orderable): number =>
  Math.ceil(cents / (unitCents * quantity));

/** Adds the smallest quantity of a product, or several times as much; returns the new line. */
export async function added(client: WebstoreClient, { productId, quantity }: Orderable, times = 1): Promise<unknown> {
  const body = { productId, quantity: String(quantity * times), type: 'Product' };
  return expectAnswer(await client.addCartItem({ path: current, body }), 201, documented.cartItem);
}
