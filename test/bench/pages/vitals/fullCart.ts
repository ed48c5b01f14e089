import { rm } from 'node:fs/promises';
import type { APIRequestContext } from 'playwright-core';
import { CART_LINE_LIMIT } from '../../../../src/contract/cart/cart';
import type { CategoryChildren } from '../../../../src/contract/catalog/category';
import { latePathTo } from '../../../../src/contract/latePaths';
import { pathTo, withQuery } from '../../../../src/contract/paths';
import { SEARCH_PAGE_SIZE_LIMIT, type SearchResult } from '../../../../src/contract/search/search';
import { defaultWebstore } from '../../../../src/server/features/context/Webstore';
import { benchCatalog } from '../../benchCatalog';
import { startShop, type RunningServer } from '../../servers';
import { cookiesOf, fillCart, openCaller, type Address } from '../shopPages';

/** The catalogue is made with this many products: the demo has too few that one buyer may order. */
const PRODUCTS = 1000;
/** An account: what a guest may hold of the stock is bounded. */
const buyer = { username: 'boulangerie@comptoir.example', password: 'comptoir-demo' };

interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

/** `count` simple products that this caller may order, each with its smallest quantity. */
async function goodsFor(caller: APIRequestContext, count: number): Promise<readonly Goods[]> {
  const { webstoreId } = defaultWebstore();
  const tops = await caller.get(pathTo('categoryChildren', { webstoreId }));
  const { productCategories } = (await tops.json()) as CategoryChildren;
  const goods = new Map<string, Goods>();
  for (const { id: categoryId } of productCategories) {
    const query = { categoryId, fields: 'Name', pageSize: SEARCH_PAGE_SIZE_LIMIT, includeQuantityRule: true };
    const found = await caller.get(withQuery(pathTo('searchProducts', { webstoreId }), query));
    for (const product of ((await found.json()) as SearchResult).productsPage.products) {
      if (product.productClass !== 'Simple') continue;
      const quantity = Number(product.purchaseQuantityRule?.minimum ?? '1');
      goods.set(product.id, { productId: product.id, quantity });
      if (goods.size === count) return [...goods.values()];
    }
  }
  throw new Error(`The shop has only ${goods.size} products for a cart of ${count} lines.`);
}

export interface FullCart extends RunningServer {
  readonly address: Address;
}

/** A shop with a buyer whose cart is as full as it may be. */
export async function startWithFullCart(): Promise<FullCart> {
  const { dataDir } = await benchCatalog(PRODUCTS);
  const shop = await startShop(dataDir);
  const stop = async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const caller = await openCaller(shop.origin);
    try {
      const entered = await caller.post(latePathTo('login', {}), { data: buyer });
      if (!entered.ok()) throw new Error(`The login was answered ${entered.status()}: ${await entered.text()}`);
      await fillCart(caller, await goodsFor(caller, CART_LINE_LIMIT));
      const cookies = await cookiesOf(caller, shop.origin);
      return { ...shop, stop, address: { url: `${shop.origin}/cart`, cookies, isForSearchEngines: false } };
    } finally {
      await caller.dispose();
    }
  } catch (error) {
    await stop();
    throw error;
  }
}
