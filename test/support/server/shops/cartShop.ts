import { recordId } from '../../../../src/contract/ids';
import { anyPathTo, type AnyPathName } from '../../../../src/contract/otherClientPaths';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { withQuery, type QueryValue } from '../../../../src/contract/paths';
import type { CartItem, CartItems } from '../../../../src/contract/cart/cartItem';
import type { App, AppOptions, AppPlugin } from '../../../../src/server/app';
import type { Database } from '../../../../src/server/database/Database';
import { openTestDatabase } from '../databases/testDatabase';
import { loginRoutes } from '../../../../src/server/features/authentication';
import {
  cartCommands,
  cartReads,
  cartWork,
  cloneRoutes,
  preserveRoutes,
  publishToCarts,
} from '../../../../src/server/features/cart';
import type {
  CatalogRecords,
  ContentRecord,
  PriceTierRecord,
  ProductRecord,
  SellingModelRecord,
} from '../../../../src/server/features/catalog/stored/catalogRecords';
import { catalogStore } from '../../../../src/server/features/catalog/stored/catalogStore';
import { publishPrices, recordStock } from '../../../../src/server/features/catalog/publication/publishCatalog';
import { makeParts } from '../../../../src/server/features/catalog/publication/makeParts';
import { sessionRoutes } from '../../../../src/server/features/context/sessionRoutes';
import { webstoreStore } from '../../../../src/server/features/context/webstoreStore';
import { DEMO_PASSWORD, demoAccounts } from '../../../../src/demo/accounts';
import { packshotPicture } from '../../../../src/demo/pictures/drawnPictures';
import { randomIds } from '../../../../src/server/ids';
import { fromOwnPage, startTestApp, testClock, testSettings } from '../testApp';
import { siteStore } from '../../../../src/server/features/site';
import { identifyCallers } from '../../../../src/server/visitors/identifyCallers';

const WEBSTORE_ID = recordId('webstore', 1);
export const CATEGORY_ID = recordId('category', 1);
export const APART_ID = recordId('category', 2);

/**
 * The facts of a product that matter to a cart; prices in cents, `vat` in basis points; without `onHand` there are
 * 100,000 in stock.
 */
export interface Shelf {
  readonly name: string;
  readonly unitCents: number | null;
  readonly listCents?: number;
  readonly tiers?: readonly PriceTierRecord[];
  readonly vat?: number;
  readonly rule?: ProductRecord['quantityRule'];
  readonly onHand?: number;
  readonly buyerGroups?: readonly string[];
  readonly productClass?: ProductRecord['productClass'];
  readonly sellingModels?: readonly SellingModelRecord[];
  /** What is in a bundle or a set. */
  readonly contents?: readonly ContentRecord[];
  /** In a category of its own, apart from the other products. */
  readonly isApart?: boolean;
}

const ANY_QUANTITY = { minimum: 1, maximum: 9999, increment: 1 };

/** The products of the shop in these tests, numbered from 1 in this order. */
export const SHELVES = {
  butter: {
    name: 'Beurre doux',
    unitCents: 690,
    listCents: 750,
    tiers: [
      { lowerBound: 1, upperBound: 9, unitCents: 690 },
      { lowerBound: 10, upperBound: 49, unitCents: 650 },
      { lowerBound: 50, upperBound: null, unitCents: 599 },
    ],
  },
  apron: { name: 'Tablier', unitCents: 1999, vat: 2000 },
  milk: { name: 'Lait entier', unitCents: 105, rule: { minimum: 6, maximum: 60, increment: 6 } },
  eggs: { name: 'Œufs frais', unitCents: 333, onHand: 5 },
  reserved: { name: 'Crème de réserve', unitCents: 400, buyerGroups: ['Palaces'] },
  parent: { name: 'Yaourt', unitCents: 90, productClass: 'VariationParent' },
  unpriced: { name: 'Échantillon', unitCents: null },
  ecru: { name: 'Écru', unitCents: 200 },
} as const satisfies Readonly<Record<string, Shelf>>;
export type ShelfName = keyof typeof SHELVES;

const shelfNames = Object.keys(SHELVES) as readonly ShelfName[];
export const productId = (name: ShelfName): string => recordId('product', shelfNames.indexOf(name) + 1);

const productOf = (id: string, number: number, shelf: Shelf): ProductRecord => ({
  id,
  sku: `SKU-${String(number)}`,
  urlName: `produit-${String(number)}`,
  name: shelf.name,
  brand: 'Comptoir',
  productClass: shelf.productClass ?? 'Simple',
  variationParentId: null,
  variationAttributes: [],
  categoryIds: [shelf.isApart === true ? APART_ID : CATEGORY_ID],
  description: '',
  packaging: 'Carton de 10',
  pieces: 10,
  netQuantity: { value: 1000, unit: 'g' },
  gtin: `300000000000${String(number)}`,
  ingredients: [],
  allergens: ['milk'],
  nutrition: null,
  storage: null,
  shelfLifeDays: null,
  origin: 'France',
  labels: [],
  taxRates: [{ basisPoints: shelf.vat ?? 550, validFrom: 0, validUntil: null }],
  quantityRule: shelf.rule ?? ANY_QUANTITY,
  buyerGroups: shelf.buyerGroups ?? null,
  picture: packshotPicture({
    form: 'block',
    brand: 'Comptoir',
    title: shelf.name,
    subtitle: '',
    base: '#ffffff',
    accent: '#000000',
  }),
  createdAt: 0,
  related: {},
  bundleItems: shelf.contents ?? [],
  ...(shelf.sellingModels === undefined ? {} : { sellingModels: shelf.sellingModels }),
});

function recordsOf(shelves: ReadonlyMap<string, Shelf>): CatalogRecords {
  const entries = [...shelves];
  return {
    categories: [
      { id: CATEGORY_ID, parentId: null, urlName: 'tout', name: 'Tout', description: '', sortOrder: 1 },
      ...(entries.some(([, { isApart }]) => isApart === true)
        ? [{ id: APART_ID, parentId: null, urlName: 'autre', name: 'Autre', description: '', sortOrder: 2 }]
        : []),
    ],
    products: entries.map(([id, shelf], index) => productOf(id, index, shelf)),
    prices: entries.flatMap(([id, { unitCents, listCents = null, tiers = [] }]) =>
      unitCents === null ? [] : [{ productId: id, buyerGroup: null, unitCents, listCents, tiers }],
    ),
    stock: entries.map(([id, { onHand = 100_000 }]) => ({ productId: id, onHand })),
  };
}

const defaultShelves = (): ReadonlyMap<string, Shelf> =>
  new Map(shelfNames.map((name): [string, Shelf] => [productId(name), SHELVES[name]]));

interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
type CheckoutPart =
  | 'cartCouponId'
  | 'checkoutId'
  | 'deliveryGroupId'
  | 'orderSummaryId'
  | 'accountId'
  | 'addressId'
  | 'standingDeliveryId';
export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** What a shop has besides its carts. */
export interface ShopExtras {
  readonly plugins?: readonly AppPlugin[];
  readonly options?: Partial<AppOptions>;
  /** Whether the database exists already, with catalogue and stock. */
  readonly isStocked?: boolean;
}

/** A visitor's cookies from before, and the network address of their calls. */
type Who = readonly [cookies?: Readonly<Record<string, string>>, remoteAddress?: string];

/** A visitor with a browser of their own, and its cookies. */
function guestOf(app: App, ...[cookies = {}, remoteAddress = '127.0.0.1']: Who) {
  const jar = new Map(Object.entries(cookies));
  const send = async (method: Method, url: string, { body, query = {}, key, headers = {} }: CallOptions = {}) => {
    const response = await app.inject({
      method,
      remoteAddress,
      url: withQuery(url, query),
      headers: {
        ...(method === 'GET' ? {} : fromOwnPage),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      cookies: Object.fromEntries(jar),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  type Names = Partial<Record<'cartStateOrId' | 'cartItemId' | 'webstoreId' | CheckoutPart, string>>;
  const call = (method: Method, path: AnyPathName, names: Names = {}, options: CallOptions = {}) => {
    const values = { webstoreId: WEBSTORE_ID, cartStateOrId: 'current', cartItemId: 'x', ...names };
    return send(method, anyPathTo(path, values as never), options);
  };
  return {
    send,
    call,
    cookie: () => jar.get('comptoir_guest') ?? null,
    cookies: () => Object.fromEntries(jar),
    /** Logs in the guest of this browser, which keeps its cookies. */
    async logIn(email = 'boulangerie@comptoir.example') {
      const response = await send('POST', LATE_PATHS.login, { body: { username: email, password: DEMO_PASSWORD } });
      if (response.statusCode !== 200) throw new Error(`no login: ${response.body}`);
    },
    add: (name: ShelfName, quantity: string | number, options: CallOptions = {}) =>
      call('POST', 'cartItems', {}, { ...options, body: { productId: productId(name), quantity } }),
    async added(name: ShelfName, quantity: string | number): Promise<CartItem> {
      const response = await this.add(name, quantity);
      if (response.statusCode !== 201) throw new Error(`not added: ${response.body}`);
      return response.json<CartItem>();
    },
    async items(query: CallOptions['query'] = {}): Promise<CartItems> {
      const response = await call('GET', 'cartItems', {}, { query });
      if (response.statusCode !== 200) throw new Error(`no items: ${response.body}`);
      return response.json<CartItems>();
    },
  };
}

/** The real server with a small catalogue. Close it in `afterEach`. */
export async function openCartShop(shelves = defaultShelves(), on?: Database, extras: ShopExtras = {}) {
  const database = on ?? (await openTestDatabase());
  // Higher than the version numbers that an earlier server has published.
  let published = extras.isStocked === true ? 1000 : 0;
  const publish = async (next: ReadonlyMap<string, Shelf>, publishParts = publishToCarts) => {
    const records = recordsOf(next);
    published += 1;
    const version = recordId('catalogSnapshot', published);
    await database.write(async (db) => {
      await publishParts(db, version, makeParts(records), (extras.options?.clock ?? testClock()).now() + published);
      await publishPrices(db, WEBSTORE_ID, `prices-${String(published)}`, records.prices);
      await recordStock(db, records.stock);
    });
  };
  if (extras.isStocked !== true) await publish(shelves);
  const plugins: readonly AppPlugin[] = [
    identifyCallers,
    demoAccounts,
    webstoreStore,
    siteStore,
    catalogStore,
    sessionRoutes,
    loginRoutes,
    cartWork,
    cartReads,
    cartCommands,
    preserveRoutes,
    cloneRoutes,
    ...(extras.plugins ?? []),
  ];
  const settings = { ...testSettings, demoData: true };
  const running = await startTestApp({ plugins, settings, database, ids: randomIds, ...extras.options });
  const { app } = running;

  const newGuest = (...who: Who) => guestOf(app, ...who);
  return {
    ...running,
    database,
    newGuest,
    /**
     * Publishes the catalogue again with some products changed, or removed (null). `publishParts`: how its parts are
     * published.
     */
    async restock(changes: Partial<Record<ShelfName, Shelf | null>>, publishParts?: typeof publishToCarts) {
      const next = new Map(shelves);
      for (const [name, shelf] of Object.entries(changes) as [ShelfName, Shelf | null][]) {
        if (shelf === null) next.delete(productId(name));
        else next.set(productId(name), shelf);
      }
      await publish(next, publishParts);
      await app.catalog.reload();
    },
  };
}
export type CartShop = Awaited<ReturnType<typeof openCartShop>>;
export type Guest = ReturnType<typeof guestOf>;

/** Opens a shop of its own for each test of a file, with a guest in it, and closes it. */
export function openCartShopForEach(onOpen: (shop: CartShop, guest: Guest) => void): void {
  let shop: CartShop;
  beforeEach(async () => {
    shop = await openCartShop();
    onOpen(shop, shop.newGuest());
  });
  afterEach(() => shop.close());
}

/** A refusal in short: "400 MISSING_RECORD". */
export function refusal(response: { readonly statusCode: number; json: () => unknown }): string {
  const body = response.json();
  const [first] = Array.isArray(body) ? (body as { errorCode: string; message: string }[]) : [];
  if (first === undefined || first.message === '') throw new Error('A refusal is an array of code and message.');
  return `${String(response.statusCode)} ${first.errorCode}`;
}
