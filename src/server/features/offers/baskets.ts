import { inverted, listsOf } from '../catalog';

/** By product id, in how many of the looked-at orders, or of how many buyers, it is. */
export type BoughtWith = ReadonlyMap<string, number>;

/** What customers put into the same order, and what the same customers buy. Immutable. */
export interface Baskets {
  /** What is in orders with any of these products, by the number of these orders; without these products themselves. */
  boughtTogether(productIds: readonly string[]): BoughtWith;
  /** What the buyers of any of these products buy at all, by the number of such buyers; guests are nobody's buyers. */
  boughtByTheSame(productIds: readonly string[]): BoughtWith;
}

export const NO_BASKETS: Baskets = { boughtTogether: () => new Map(), boughtByTheSame: () => new Map() };

/** A product that everybody buys is in most orders: its latest ones say enough of what it goes with. */
const ORDERS_LOOKED_AT = 500;
const BUYERS_LOOKED_AT = 200;
const ORDERS_OF_A_BUYER = 24;
/** What one order or one buyer has says nothing of others, and would show one customer what another one buys. */
const LEAST = 2;
/** The latest of a large shop: 20,000 orders of 20 lines take 4 MB. */
const BASKETS_KEPT = 20_000;

/** The last numbers of an ascending list, latest first. */
const latest = (numbers: Uint32Array, count: number): Uint32Array => numbers.slice(-count).reverse();

interface NumberedOrder {
  /** -1: a guest's. */
  readonly buyer: number;
  readonly products: readonly number[];
}

const openBaskets = (orders: readonly NumberedOrder[], productIds: readonly string[], buyers: number): Baskets => {
  const numbers = new Map(productIds.map((id, number) => [id, number]));
  const lines = orders.map(({ products }) => products);
  const productsOf = listsOf(lines);
  const ordersWith = listsOf(inverted(lines, productIds.length));
  const buyerOf = Int32Array.from(orders, ({ buyer }) => buyer);
  const ordersOf = listsOf(
    inverted(
      orders.map(({ buyer }) => [buyer]),
      buyers,
    ),
  );
  const numbersOf = (ids: readonly string[]) => new Set(ids.flatMap((id) => numbers.get(id) ?? []));
  const ordersWithAny = (products: ReadonlySet<number>): Uint32Array => {
    const found = new Set([...products].flatMap((product) => [...latest(ordersWith.at(product), ORDERS_LOOKED_AT)]));
    return Uint32Array.from(found).sort();
  };
  const counted = (baskets: Iterable<Iterable<number>>, without: ReadonlySet<number>): BoughtWith => {
    const counts = new Map<number, number>();
    for (const basket of baskets)
      for (const product of basket) if (!without.has(product)) counts.set(product, (counts.get(product) ?? 0) + 1);
    return new Map(
      [...counts].filter(([, count]) => count >= LEAST).map(([number, count]) => [productIds[number] ?? '', count]),
    );
  };
  return {
    boughtTogether(ids) {
      const anchors = numbersOf(ids);
      const found = latest(ordersWithAny(anchors), ORDERS_LOOKED_AT);
      return counted(
        Array.from(found, (order) => productsOf.at(order)),
        anchors,
      );
    },
    boughtByTheSame(ids) {
      const anchors = numbersOf(ids);
      const found = Array.from(latest(ordersWithAny(anchors), ORDERS_LOOKED_AT), (order) => buyerOf[order] ?? -1);
      const same = [...new Set(found.filter((buyer) => buyer !== -1))].slice(0, BUYERS_LOOKED_AT);
      const baskets = same.map(
        (buyer) =>
          new Set([...latest(ordersOf.at(buyer), ORDERS_OF_A_BUYER)].flatMap((order) => [...productsOf.at(order)])),
      );
      return counted(baskets, anchors);
    },
  };
};

/** Collects orders, the oldest first, and keeps the latest of them. */
export const collectBaskets = () => {
  const orders: NumberedOrder[] = [];
  const products = new Map<string, number>();
  const buyers = new Map<string, number>();
  const numberOf = (known: Map<string, number>, id: string): number => {
    const number = known.get(id) ?? known.size;
    known.set(id, number);
    return number;
  };
  return {
    add({ accountId, productIds }: { readonly accountId: string | null; readonly productIds: readonly string[] }): void {
      orders.push({
        buyer: accountId === null ? -1 : numberOf(buyers, accountId),
        products: productIds.map((id) => numberOf(products, id)),
      });
      if (orders.length === 2 * BASKETS_KEPT) orders.splice(0, BASKETS_KEPT);
    },
    baskets: (): Baskets => openBaskets(orders.slice(-BASKETS_KEPT), [...products.keys()], buyers.size),
  };
};
