import type { FastifyInstance } from 'fastify';
import { tracePrices } from '../../../commerce/pricing/trace/tracePrices';
import { couponCodeOf } from '../../../contract/cart/promotion';
import type { PricesToday, PricesTodayBody } from '../../../contract/recordings/priceTrace';
import { ApiProblem } from '../../problems';
import { buyerGroupsOf } from '../../visitors/accounts';
import { readAccount } from '../accounts';
import {
  callOfOwner,
  NO_TARIFF,
  PLAIN_DELIVERY,
  priceDeliveries,
  readCartProducts,
  readTariff,
  untouchedDefaultGroup,
  type CartCall,
} from '../cart';
import { pricedIn, wirePrice } from '../catalog';
import { currencyAsked, idIn } from '../context';
import { promotionOfCode, promotionsWith, type HeldCoupon } from '../promotions';
import { cartBill } from './cartBill';

type Lines = readonly { readonly productId: string; readonly quantity: number }[];

/** The call that a user of this account would make now, without counting stock; null: that of an anonymous guest. */
async function callFor(app: FastifyInstance, asked: string | null): Promise<CartCall> {
  const { webstoreId } = app.webstore.current();
  if (asked === null) {
    const guest = callOfOwner(app, { webstoreId, kind: 'guest', id: '', accountId: null }, []);
    return { ...guest, owner: null, countsStock: false };
  }
  const db = app.database.read;
  const accountId = idIn('account', asked, 'accountId');
  if ((await readAccount(db, accountId)) === null)
    throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no such account.');
  const owner = { webstoreId, kind: 'user', id: '', accountId } as const;
  return { ...callOfOwner(app, owner, await buyerGroupsOf(db, accountId)), countsStock: false };
}

/** One line for each product, as in a cart. */
function linesOf(asked: Lines, now: number) {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of asked) {
    const id = idIn('product', productId, 'productId');
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity], position) => {
    return { id: productId, productId, quantity, position, createdAt: now, changedAt: now };
  });
}

/**
 * What these products would cost an account now, in a cart of their own with standard delivery in metropolitan France,
 * and why. Stock and quantity rules are ignored. Throws 404 ITEM_NOT_FOUND for an unknown account, 400
 * INVALID_API_INPUT for a currency in which nothing is sold, and 400 for a malformed id.
 */
export async function pricesToday(
  app: FastifyInstance,
  { currency: named, accountId, lines: asked, couponCodes }: PricesTodayBody,
): Promise<PricesToday> {
  const db = app.database.read;
  const currency = currencyAsked(named, app.webstore.current().context);
  const call = await callFor(app, accountId);
  const lines = linesOf(asked, call.now);
  const productIds = lines.map(({ productId }) => productId);
  const coupons: HeldCoupon[] = [];
  const unknownCodes: string[] = [];
  for (const code of new Set(couponCodes.map(couponCodeOf))) {
    const promotionId = await promotionOfCode(db, call.webstoreId, code);
    if (promotionId === null) unknownCodes.push(code);
    else coupons.push({ id: code, code, promotionId });
  }
  // The entries are of the same catalogue as the prices, even if another one is published meanwhile.
  const state = call.catalog.state();
  const products = await readCartProducts(
    db,
    productIds,
    { ...call, catalog: { ...call.catalog, state: () => state } },
    currency,
  );
  const tariff = (await readTariff(db, call.webstoreId, currency)) ?? NO_TARIFF;
  const quote = priceDeliveries(
    { state: { lines }, groups: [untouchedDefaultGroup('')] },
    products,
    await promotionsWith(db, { ...call, currency }, coupons),
    { tariff, termsOf: () => PLAIN_DELIVERY },
  );
  const { prices } = pricedIn(state, currency);
  return {
    at: new Date(call.now).toISOString(),
    buyerGroups: call.caller.kind === 'customer' ? [...call.caller.buyerGroups] : [],
    trace: tracePrices(cartBill({ ...quote, tariff, currency })),
    unpriced: quote.priced.lines.flatMap(({ line, price }) => (price === null ? [line.productId] : [])),
    unknownCodes,
    entries: productIds.flatMap((productId) =>
      prices.entriesOf(productId).map((price) => ({
        pricebookEntryId: wirePrice(price).pricebookEntryId,
        productId,
        buyerGroup: price.buyerGroup,
      })),
    ),
  };
}
