import { setImmediate } from 'node:timers/promises';
import { SITE_FILE_FORMAT, SITE_FILE_VERSION } from '../../../../src/contract/site/builder';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import type { ProductRecord } from '../../../../src/server/features/catalog';
import { productsOf } from '../plugins/catalogFixture';
import { logIn } from '../calls/loggedIn';
import { countedIds } from '../testApp';
import { openWholeShop, type WholeShop } from '../wholeShop/openWholeShop';
import { addCoupons, type Things } from '../wholeShop/people';
import { RECORDED_SESSION } from '../wholeShop/rightCalls';
import { countedStatements } from './countedStatements';
import { FUZZERS, type Fuzzer } from './fuzzCalls';
import { seenIds, type SeenIds } from './seenIds';

const LOGINS: Partial<Record<Fuzzer, string>> = {
  buyer: 'boulangerie',
  manager: 'hotel',
  managerFor: 'hotel',
  support: 'support',
  builder: 'builder',
};

/** The cookies of one caller, by name. */
export type Jar = Map<string, string>;

/** The whole shop, deterministic: two runs with one seed are equal. */
export interface FuzzedShop extends WholeShop {
  /** The ids answered to anybody, and to each caller. */
  readonly everybody: SeenIds;
  readonly seenBy: (who: Fuzzer) => SeenIds;
  /** The values in valid calls that do not come from an answer. */
  readonly things: Things;
  /** A new browser for each caller, logged in if they have a login. */
  newBrowsers(): Promise<ReadonlyMap<Fuzzer, Jar>>;
  /** Resolves when the background work of all calls has ended. */
  settled(): Promise<void>;
}

/** A product of which every caller may order one piece. */
const isForAll = (product: ProductRecord | undefined): boolean =>
  product !== undefined &&
  (product.productClass === 'Simple' || product.productClass === 'Variation') &&
  product.buyerGroups === null &&
  product.quantityRule.minimum === 1;

function thingsOf({ app }: WholeShop): Things {
  const { document } = app.site.live();
  const { snapshot } = app.catalog.state();
  const products = productsOf(snapshot);
  const content = app.contents.live().at('/faq-hub');
  const file = { format: SITE_FILE_FORMAT, formatVersion: SITE_FILE_VERSION, document };
  return {
    bundleId: products.find(({ productClass }) => productClass === 'Bundle')?.id ?? '',
    productUrlName: products.find(isForAll)?.urlName ?? '',
    urlName: snapshot.categories.childrenOf(null)[0]?.urlName ?? '',
    name: 'logo',
    type: 'viewProduct',
    session: RECORDED_SESSION,
    part: '1',
    segment: '1',
    siteVersion: '1',
    contentKey: content?.contentKey ?? '',
    contentVersion: '1',
    document: JSON.stringify(document),
    file: JSON.stringify(file),
    content: JSON.stringify(content?.document),
  };
}

/** Opens the fuzzed shop. Close it when the run is over. */
export async function openFuzzed(): Promise<FuzzedShop> {
  const shop = await openWholeShop({
    settings: { serverSecret: 'the same secret in every run of the fuzzer' },
    ids: countedIds(),
    through: countedStatements,
  });
  await addCoupons(shop);
  const { snapshot } = shop.app.catalog.state();
  const mayOrder = (productId: string) => isForAll(snapshot.product(productId));
  const everybody = seenIds(mayOrder);
  everybody.learn(JSON.stringify(shop.app.webstore.current()));
  everybody.learn((await shop.get('searchProducts', {}, { searchTerm: 'beurre', pageSize: 20 })).text);
  const known = new Map(FUZZERS.map((who) => [who, seenIds(mayOrder, everybody)]));
  return {
    ...shop,
    everybody,
    seenBy: (who) => known.get(who) ?? everybody,
    things: thingsOf(shop),
    async newBrowsers() {
      const jars = new Map<Fuzzer, Jar>();
      for (const who of FUZZERS) {
        const login = LOGINS[who];
        const cookie = login === undefined ? null : (await logIn(shop.app, `${login}@comptoir.example`)).cookie;
        const [name = '', value = ''] = cookie?.split('=') ?? [];
        jars.set(who, new Map(cookie === null ? [] : [[name, value]]));
      }
      return jars;
    },
    async settled() {
      await shop.app.cartWork.idle();
      await shop.app.ordering.idle();
      await setImmediate();
    },
  };
}

/** The address as this caller requests it: for `managerFor`, with the query of the account that they act for. */
export const withAccount = (who: Fuzzer, url: string): string =>
  who !== 'managerFor' || url.includes('effectiveAccountId')
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}effectiveAccountId=${DEMO_ACCOUNT_IDS.hotelPort}`;
