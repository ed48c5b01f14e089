import { inverted, listsOf } from '../catalog';

/** By product id, the number of counted orders, or of buyers, that include it. */
export type BoughtWith = ReadonlyMap<string, number>;

/**
 * What customers put into the same order, and what the same customers buy. Immutable. Products that only one buyer has
 * are left out: they would reveal that buyer's purchases. Each order of a guest counts as a buyer of its own.
 */
export interface Baskets {
  /** Whether several buyers have ordered a product. */
  isShared(productId: string): boolean;
  /** What is in orders with any of these products, by the number of such orders; without these products themselves. */
  boughtTogether(productIds: readonly string[]): BoughtWith;
  /**
   * What buyers of any of these products buy in general, by the number of such buyers; guests do not count as buyers.
   */
  boughtByTheSame(productIds: readonly string[]): BoughtWith;
}

export const NO_BASKETS: Baskets = {
  isShared: () => false,
  boughtTogether: () => new Map(),
  boughtByTheSame: () => new Map(),
};

/** A product that everybody buys is in most orders: its latest orders suffice to know what it is bought with. */
const ORDERS_LOOKED_AT = 500;
const BUYERS_LOOKED_AT = 200;
const ORDERS_OF_A_BUYER = 24;
const LEAST_BUYERS = 2;
/** The number of latest orders counted in a large shop: 20,000 orders of 20 lines take 4 MB. */
const BASKETS_KEPT = 20_000;

/** The last numbers of an ascending list, in descending order. */
const latest = (numbers: Uint32Array, count: number): Uint32Array => numbers.slice(-count).reverse();

interface NumberedOrder {
  /** -1: a guest's. */
  readonly buyer: number;
  readonly products: readonly number[];
}

function openBaskets(orders: readonly NumberedOrder[], productIds: readonly string[], buyers: number): Baskets {
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
  const buyerOrGuest = (order: number): number => {
    const buyer = buyerOf[order] ?? -1;
    return buyer === -1 ? -1 - order : buyer;
  };
  const isOfSeveral = (found: Iterable<number>): boolean => {
    const seen = new Set<number>();
    for (const order of found) if (seen.add(buyerOrGuest(order)).size >= LEAST_BUYERS) return true;
    return false;
  };
  const numbersOf = (ids: readonly string[]) => new Set(ids.flatMap((id) => numbers.get(id) ?? []));
  const ordersWithAny = (products: ReadonlySet<number>): Uint32Array => {
    const found = new Set([...products].flatMap((product) => [...latest(ordersWith.at(product), ORDERS_LOOKED_AT)]));
    return Uint32Array.from(found).sort();
  };
  /** In how many of these orders each product is; only for products that several buyers have in them. */
  const inOrders = (found: Uint32Array, without: ReadonlySet<number>): BoughtWith => {
    const ordersOfProduct = new Map<number, number[]>();
    for (const order of found)
      for (const product of productsOf.at(order)) {
        if (without.has(product)) continue;
        const known = ordersOfProduct.get(product);
        if (known === undefined) ordersOfProduct.set(product, [order]);
        else known.push(order);
      }
    return new Map(
      [...ordersOfProduct]
        .filter(([, own]) => isOfSeveral(own))
        .map(([product, own]) => [productIds[product] ?? '', own.length]),
    );
  };
  return {
    isShared: (id) => isOfSeveral(ordersWith.at(numbers.get(id) ?? -1)),
    boughtTogether(ids) {
      const anchors = numbersOf(ids);
      return inOrders(latest(ordersWithAny(anchors), ORDERS_LOOKED_AT), anchors);
    },
    boughtByTheSame(ids) {
      const anchors = numbersOf(ids);
      const found = Array.from(latest(ordersWithAny(anchors), ORDERS_LOOKED_AT), (order) => buyerOf[order] ?? -1);
      const same = [...new Set(found.filter((buyer) => buyer !== -1))].slice(0, BUYERS_LOOKED_AT);
      const counts = new Map<number, number>();
      for (const buyer of same) {
        const own = latest(ordersOf.at(buyer), ORDERS_OF_A_BUYER);
        for (const product of new Set([...own].flatMap((order) => [...productsOf.at(order)])))
          if (!anchors.has(product)) counts.set(product, (counts.get(product) ?? 0) + 1);
      }
      return new Map(
        [...counts]
          .filter(([, count]) => count >= LEAST_BUYERS)
          .map(([product, count]) => [productIds[product] ?? '', count]),
      );
    },
  };
}

/** Collects orders, the oldest first, and keeps the latest of them. */
export function collectBaskets() {
  const orders: NumberedOrder[] = [];
  const products = new Map<string, number>();
  const buyers = new Map<string, number>();
  const numberOf = (known: Map<string, number>, id: string): number => {
    const number = known.get(id) ?? known.size;
    known.set(id, number);
    return number;
  };
  return {
    add({
      accountId,
      productIds,
    }: {
      readonly accountId: string | null;
      readonly productIds: readonly string[];
    }): void {
      orders.push({
        buyer: accountId === null ? -1 : numberOf(buyers, accountId),
        products: productIds.map((id) => numberOf(products, id)),
      });
      if (orders.length === 2 * BASKETS_KEPT) orders.splice(0, BASKETS_KEPT);
    },
    baskets: (): Baskets => openBaskets(orders.slice(-BASKETS_KEPT), [...products.keys()], buyers.size),
  };
}
