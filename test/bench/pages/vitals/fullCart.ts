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

/** The size of the generated catalogue: the demo has too few products that one buyer may order. */
const PRODUCTS = 1000;
/** A customer, because a guest may reserve only a part of the stock. */
const buyer = { username: 'boulangerie@comptoir.example', password: 'comptoir-demo' };

interface CartInput {
  readonly productId: string;
  readonly quantity: number;
}

/** `count` simple products that this caller may order, each with its smallest quantity. */
async function productsFor(caller: APIRequestContext, count: number): Promise<readonly CartInput[]> {
  const { webstoreId } = defaultWebstore();
  const tops = await caller.get(pathTo('categoryChildren', { webstoreId }));
  const { productCategories } = (await tops.json()) as CategoryChildren;
  const chosen = new Map<string, CartInput>();
  for (const { id: categoryId } of productCategories) {
    const query = { categoryId, fields: 'Name', pageSize: SEARCH_PAGE_SIZE_LIMIT, includeQuantityRule: true };
    const found = await caller.get(withQuery(pathTo('searchProducts', { webstoreId }), query));
    for (const product of ((await found.json()) as SearchResult).productsPage.products) {
      if (product.productClass !== 'Simple') continue;
      const quantity = Number(product.purchaseQuantityRule?.minimum ?? '1');
      chosen.set(product.id, { productId: product.id, quantity });
      if (chosen.size === count) return [...chosen.values()];
    }
  }
  throw new Error(`The shop has only ${chosen.size} products for a cart of ${count} lines.`);
}

export interface FullCart extends RunningServer {
  readonly address: Address;
}

/** A shop with a buyer whose cart has the most lines allowed. */
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
      await fillCart(caller, await productsFor(caller, CART_LINE_LIMIT));
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
