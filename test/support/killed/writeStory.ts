import { LATE_PATHS, latePathTo } from '../../../src/contract/latePaths';
import { pathTo, withQuery } from '../../../src/contract/paths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { createBuyer } from '../orders/buyer';
import type { Orderable } from '../orders/orderableProducts';
import type { Answer, Visitor, VisitorCall } from './visitor';

/** How a sequence of writes is run: the server, its visitors, and what happens at each write. */
export interface WriteStory {
  readonly origin: () => string;
  readonly webstoreId: string;
  readonly products: readonly Orderable[];
  readonly newVisitor: () => Visitor;
  /** Runs the calls that prepare the next write, undisturbed. */
  readonly prepare: <T>(work: () => Promise<T>) => Promise<T>;
  /** Makes one of the writes; resolves to its final answer. */
  readonly write: (name: string, visitor: Visitor, call: VisitorCall) => Promise<Answer>;
  /** The token in the first mail of the outbox that has one: the story has only one such mail sent. */
  readonly mailedToken: () => Promise<string>;
}

const COMPANY = {
  companyName: 'Fournil Tristan',
  siret: '73282932000074',
  trade: 'Boulangerie/Pâtisserie',
  firstName: 'Maud',
  lastName: 'Tristan',
  email: 'maud@tristan.example',
  phone: '06 12 34 56 78',
  message: '',
};
const PLACE = { name: 'Maud Tristan', street: '3 rue des Lices', city: 'Rennes', postalCode: '35000', country: 'FR' };

/** The text at a path of an answer; throws if there is none. */
function at({ json }: Answer, ...path: readonly (string | number)[]): string {
  const found = path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : null),
    json,
  );
  if (typeof found !== 'string') throw new Error(`no ${path.join('.')} in ${JSON.stringify(json)}`);
  return found;
}

const line = ({ productId, quantity }: Orderable, times = 1) => ({
  productId,
  quantity: String(quantity * times),
  type: 'Product',
});

/** Returns a successful answer and throws on a refusal. */
async function well(answered: Promise<Answer>): Promise<Answer> {
  const answer = await answered;
  if (answer.status >= 300) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

const logIn = (visitor: Visitor, login: string) =>
  well(
    visitor.send({
      method: 'POST',
      path: LATE_PATHS.login,
      body: { username: `${login}@comptoir.example`, password: DEMO_PASSWORD },
    }),
  );

/** A part of the story, with the three products that it is about. */
interface Chapter extends Omit<WriteStory, 'products'> {
  readonly butter: Orderable;
  readonly other: Orderable;
  readonly third: Orderable;
  readonly cart: { readonly webstoreId: string; readonly cartStateOrId: 'current' };
}

/** Fills a cart; returns the id of its line of butter. */
async function writeLines(
  { webstoreId, butter, other, third, cart, prepare, write }: Chapter,
  baker: Visitor,
): Promise<string> {
  await write('a cart is made', baker, { method: 'PUT', path: latePathTo('carts', { webstoreId }) });
  const items = pathTo('cartItems', cart);
  const added = await write('a product is added', baker, { method: 'POST', path: items, body: line(butter, 20) });
  const inputs = [other, third].map((product) => ({ richInput: line(product) }));
  await write('products are added', baker, {
    method: 'POST',
    path: latePathTo('cartItemBatch', cart),
    body: { inputs },
  });
  const cartItem = latePathTo('cartItem', { ...cart, cartItemId: at(added, 'cartItemId') });
  const quantity = String(butter.quantity * 30);
  await write('a line is resized', baker, { method: 'PATCH', path: cartItem, body: { quantity } });
  const lines = await prepare(() => well(baker.send({ method: 'GET', path: items })));
  const lineOf = (productId: string): string => {
    const { cartItems } = lines.json as { cartItems: { cartItem: { productId: string; cartItemId: string } }[] };
    return cartItems.find((one) => one.cartItem.productId === productId)?.cartItem.cartItemId ?? '';
  };
  await write('a line is removed', baker, {
    method: 'DELETE',
    path: latePathTo('cartItem', { ...cart, cartItemId: lineOf(third.productId) }),
  });
  return at(added, 'cartItemId');
}

async function writeCoupons({ cart, write }: Chapter, baker: Visitor): Promise<void> {
  const coupons = latePathTo('cartCoupons', cart);
  const entered = await write('a coupon is entered', baker, {
    method: 'POST',
    path: coupons,
    body: { couponCode: 'BIENVENUE10' },
  });
  const cartCouponId = at(entered, 'cartCoupons', 'coupons', 0, 'cartCouponId');
  await write('a coupon is taken back', baker, {
    method: 'DELETE',
    path: latePathTo('cartCoupon', { ...cart, cartCouponId }),
  });
}

/** Shares the lines among delivery groups. `cartItemId`: the line of butter. */
async function writeGroups({ butter, cart, write }: Chapter, baker: Visitor, cartItemId: string): Promise<void> {
  const groups = anyPathTo('deliveryGroups', cart);
  const group = await write('a delivery group is made', baker, {
    method: 'POST',
    path: groups,
    body: { name: 'Cave' },
  });
  const deliveryGroupId = at(group, 'id');
  const ofGroup = anyPathTo('deliveryGroup', { ...cart, deliveryGroupId });
  await write('a delivery group is changed', baker, {
    method: 'PATCH',
    path: ofGroup,
    body: { deliveryAddress: PLACE, shippingInstructions: 'Par la cour' },
  });
  await write('lines are arranged', baker, {
    method: 'POST',
    path: anyPathTo('arrangeItems', cart),
    body: { arrangements: [{ deliveryGroupId, cartItemId, quantity: butter.quantity * 10 }] },
  });
  await write('a cart is cloned', baker, { method: 'POST', path: latePathTo('cloneCart', cart) });
  await write('a delivery group goes with its part of a line', baker, {
    method: 'DELETE',
    path: withQuery(ofGroup, { deleteCartItems: true }),
  });
}

/** Reserves what is in a cart and releases it, checks out up to the payment, and deletes the checkout. */
async function writeCheckout({ webstoreId, cart, prepare, write }: Chapter, baker: Visitor): Promise<void> {
  const checkout = { webstoreId, checkoutId: 'active' };
  const reservations = latePathTo('inventoryReservations', cart);
  await write('the goods of a cart are reserved', baker, { method: 'PUT', path: reservations });
  await write('what a cart has reserved is let go of', baker, { method: 'DELETE', path: reservations });
  const starting = { method: 'PUT', path: anyPathTo('checkouts', { webstoreId }), body: { cartId: 'active' } } as const;
  await write('a checkout is started', baker, starting);
  await write('a checkout is changed', baker, {
    method: 'PATCH',
    path: anyPathTo('checkout', checkout),
    body: { deliveryAddress: PLACE },
  });
  const given = await write('a coupon is entered in the checkout', baker, {
    method: 'POST',
    path: anyPathTo('checkoutCoupons', checkout),
    body: { couponCode: 'BRADERIE25' },
  });
  await write('a coupon is taken back in the checkout', baker, {
    method: 'DELETE',
    path: anyPathTo('checkoutCoupon', { ...checkout, cartCouponId: at(given, 'cartCouponIds', 0) }),
  });
  await prepare(() =>
    well(
      baker.send({
        method: 'POST',
        path: anyPathTo('checkoutOrderActions', checkout),
        body: { actions: [{ action: 'prepare' }] },
      }),
    ),
  );
  await write('a checkout with reserved goods is deleted', baker, {
    method: 'DELETE',
    path: anyPathTo('checkout', checkout),
  });
}

/** Fills carts with what was ordered before, and with what a guest chose before the login. */
async function writeKeptCarts(chapter: Chapter, hotelier: Visitor): Promise<void> {
  const { webstoreId, butter, other, cart, newVisitor, prepare, write } = chapter;
  const login = { username: 'hotel@comptoir.example', password: DEMO_PASSWORD };
  const reference = await prepare(() => createBuyer({ ...chapter, login }, butter, 'order').goOn());
  await prepare(() => logIn(hotelier, 'hotel'));
  await write('an order is brought into the cart', hotelier, {
    method: 'POST',
    path: anyPathTo('addOrderToCart', { webstoreId, orderSummaryId: reference }),
  });
  await write(
    'a guest’s cart is kept',
    await prepare(async () => {
      const guest = newVisitor();
      await well(guest.send({ method: 'POST', path: pathTo('cartItems', cart), body: line(other, 30) }));
      await well(
        guest.send({ method: 'POST', path: latePathTo('cartCoupons', cart), body: { couponCode: 'BRADERIE25' } }),
      );
      await logIn(guest, 'hotel');
      return guest;
    }),
    { method: 'POST', path: latePathTo('preserveCart', cart) },
  );
}

async function writeAddresses({ webstoreId, write }: Chapter, hotelier: Visitor): Promise<void> {
  const addresses = anyPathTo('addresses', { webstoreId, accountId: 'current' });
  const kept = await write('an address is made', hotelier, {
    method: 'POST',
    path: addresses,
    body: { ...PLACE, addressType: 'Shipping', isDefault: true },
  });
  const address = anyPathTo('address', { webstoreId, accountId: 'current', addressId: at(kept, 'addressId') });
  await write('an address is changed', hotelier, { method: 'PATCH', path: address, body: { city: 'Vitré' } });
  await write('an address is deleted', hotelier, { method: 'DELETE', path: address });
}

async function writeLogins({ prepare, write, mailedToken }: Chapter, somebody: Visitor): Promise<void> {
  await write('a company registers', somebody, { method: 'POST', path: LATE_PATHS.registrations, body: COMPANY });
  const email = 'coffee@comptoir.example';
  await prepare(() => well(somebody.send({ method: 'POST', path: LATE_PATHS.passwordRequests, body: { email } })));
  const password = 'un nouveau mot de passe';
  const token = await mailedToken();
  await write('a password is changed', somebody, {
    method: 'POST',
    path: LATE_PATHS.passwordChanges,
    body: { token, password },
  });
  await prepare(() =>
    well(somebody.send({ method: 'POST', path: LATE_PATHS.login, body: { username: email, password } })),
  );
}

/** Makes every write of a shopper except paying and placing an order: each must succeed, and the next builds on it. */
export async function runWriteStory(story: WriteStory): Promise<void> {
  const { webstoreId, products, newVisitor, prepare } = story;
  const [butter, other, third] = products;
  if (butter === undefined || other === undefined || third === undefined)
    throw new Error('The shop has too few goods.');
  const chapter: Chapter = { ...story, butter, other, third, cart: { webstoreId, cartStateOrId: 'current' } };

  const baker = newVisitor();
  await prepare(() => logIn(baker, 'boulangerie'));
  const cartItemId = await writeLines(chapter, baker);
  await writeCoupons(chapter, baker);
  await writeGroups(chapter, baker, cartItemId);
  await writeCheckout(chapter, baker);

  const hotelier = newVisitor();
  await writeKeptCarts(chapter, hotelier);
  await writeAddresses(chapter, hotelier);
  await writeLogins(chapter, newVisitor());
}
