import type { Caller } from '../../visitors/caller';
import type { Audience } from './Audience';
import type { BookPrice, PriceBook } from './PriceBook';
import type { PriceBooks } from './PriceBooks';
import type { ProductRecord } from './stored/catalogRecords';
import type { CatalogSnapshot } from './CatalogSnapshot';
import { CLASS_NUMBERS, type CatalogColumns } from './columns/CatalogColumns';
import { buyerGroupsOf, isVisibleTo } from './entitlement';

declare module 'fastify' {
  interface FastifyInstance {
    readonly catalog: Catalog;
  }
}

/**
 * The published catalogue and its prices, both in memory. A call that awaits something between two uses of them should
 * read `state()` once and use that throughout, because another catalogue may be published meanwhile.
 */
export interface Catalog {
  /** What is published now; both parts are immutable and replaced together. */
  state(): CatalogState;
  /** Like `state`, with the catalogue of another version, as long as that is kept; null: unknown. */
  stateOf(version: string): Promise<CatalogState | null>;
  /** Reads what is published from the database and replaces the state, even if nothing else has been published. */
  reload(): Promise<void>;
  /** Like `reload`, but only if something else has been published. */
  refresh(): Promise<void>;
  /** A product the caller may see; null: unknown, or not visible to them, which must be indistinguishable. */
  product(productId: string, caller: Caller): ProductRecord | null;
  /** Like `product`, by the exact reference. */
  productBySku(sku: string, caller: Caller): ProductRecord | null;
  /**
   * The caller's price of a product they may see, in a currency; null: they have none in it, or may not see the
   * product.
   */
  priceFor(productId: string, caller: Caller, currency: string): BookPrice | null;
}

export interface CatalogState {
  readonly snapshot: CatalogSnapshot;
  readonly prices: PriceBooks;
}

/** A catalogue with the prices in one currency. */
export interface PricedCatalog {
  readonly snapshot: CatalogSnapshot;
  readonly prices: PriceBook;
}

/** A state with its prices in a currency. */
export const pricedIn = ({ snapshot, prices }: CatalogState, currency: string): PricedCatalog => ({
  snapshot,
  prices: prices.of(currency),
});

/** Reads published catalogues from where they are stored. */
export interface CatalogSource {
  readonly current: () => Promise<CatalogState>;
  /** The versions of what `current` would return. */
  readonly versions: () => Promise<{ readonly snapshot: string | null; readonly prices: string }>;
  readonly snapshot: (version: string) => Promise<CatalogSnapshot | null>;
}

/** The catalogue of a running server. */
export const catalogOf = (app: { readonly catalog: Catalog }): Catalog => app.catalog;

/** A product of a state that members of these groups may see; null: unknown, or not visible to them. */
export function visibleProduct(
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  productId: string,
  groups: readonly string[],
): ProductRecord | null {
  const product = snapshot.product(productId);
  return product !== undefined && isVisibleTo(product, groups) ? product : null;
}

/** The variations of a parent that members of these groups may see; empty for any other product. */
export const visibleVariations = (
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  product: ProductRecord,
  groups: readonly string[],
): readonly ProductRecord[] =>
  product.productClass === 'VariationParent'
    ? snapshot.variationsOf(product.id).filter((variation) => isVisibleTo(variation, groups))
    : [];

/** The members of a set that these buyer groups may see; empty for any other product. */
const visibleMembers = (
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  { productClass, bundleItems }: ProductRecord,
  groups: readonly string[],
): readonly ProductRecord[] =>
  productClass === 'Set'
    ? bundleItems.flatMap(({ productId }) => visibleProduct({ snapshot }, productId, groups) ?? [])
    : [];

/**
 * The products that can be bought in place of this one: of a parent the variations, of a set the members that these
 * groups may see; otherwise the product itself, unchecked.
 */
export function soldAs(
  state: Pick<CatalogState, 'snapshot'>,
  product: ProductRecord,
  groups: readonly string[],
): readonly ProductRecord[] {
  switch (product.productClass) {
    case 'VariationParent':
      return visibleVariations(state, product, groups);
    case 'Set':
      return visibleMembers(state, product, groups);
    default:
      return [product];
  }
}

/**
 * The rows of the products that are bought in place of one that cannot be ordered itself; null: it can be ordered
 * itself.
 */
export function soldAsRows({ productClass, variations, contents }: CatalogColumns, row: number): Uint32Array | null {
  if (productClass[row] === CLASS_NUMBERS.VariationParent) return variations.at(row);
  return productClass[row] === CLASS_NUMBERS.Set ? contents.at(row) : null;
}

/** The first product with this url name that members of these groups see: a parent before its variations. */
export function productNamed(
  { snapshot }: Pick<CatalogState, 'snapshot'>,
  urlName: string,
  groups: readonly string[],
): ProductRecord | null {
  const seen = snapshot.productsNamed(urlName).filter((product) => isVisibleTo(product, groups));
  return seen.find(({ variationParentId }) => variationParentId === null) ?? seen[0] ?? null;
}

/**
 * The price for members of these groups; null: none. A variation parent without a price of its own has that of its
 * cheapest variation, a set that of its cheapest member.
 */
export function priceIn(
  { snapshot, prices }: PricedCatalog,
  product: ProductRecord,
  groups: readonly string[],
): BookPrice | null {
  const own = prices.bestOf(product.id, groups);
  const isSoldItself = product.productClass !== 'VariationParent' && product.productClass !== 'Set';
  if (own !== null || isSoldItself) return own;
  let cheapest: BookPrice | null = null;
  for (const { id } of soldAs({ snapshot }, product, groups)) {
    const entry = prices.bestOf(id, groups);
    if (entry !== null && (cheapest === null || entry.unitCents < cheapest.unitCents)) cheapest = entry;
  }
  return cheapest;
}

/**
 * Like `priceIn`, for all products that an audience can see: unit prices in cents by row; NaN: no price, or not seen.
 */
export function unitCentsFor({ snapshot, prices }: PricedCatalog, { sees, groups }: Audience): Float64Array {
  const { columns } = snapshot;
  const { ids } = columns;
  const all = prices.unitCentsOf(ids, groups).map((cents, row) => (sees[row] === 1 ? cents : NaN));
  return all.map((cents, row) => {
    const chosen = sees[row] === 1 && Number.isNaN(cents) ? soldAsRows(columns, row) : null;
    if (chosen === null) return cents;
    const known = [...chosen].map((one) => all[one] ?? NaN).filter((own) => !Number.isNaN(own));
    return known.length === 0 ? NaN : Math.min(...known);
  });
}

/** Earlier versions held in memory besides the current one: those of pages that are still open. */
const EARLIER_KEPT = 2;

/** Opens the catalogue of a source. */
export async function openCatalog(source: CatalogSource): Promise<Catalog> {
  let state = await source.current();
  // Pages opened before a publication ask for the version they were rendered with.
  const earlier = new Map<string, CatalogSnapshot>();
  const opening = new Map<string, Promise<CatalogSnapshot | null>>();
  const keep = (version: string, snapshot: CatalogSnapshot): void => {
    earlier.set(version, snapshot);
    const [oldest] = earlier.keys();
    if (earlier.size > EARLIER_KEPT && oldest !== undefined) earlier.delete(oldest);
  };
  const open = async (version: string): Promise<CatalogSnapshot | null> => {
    const found = await source.snapshot(version);
    if (found !== null) keep(version, found);
    return found;
  };
  /** Opened once for all concurrent callers. */
  const earlierOne = (version: string): Promise<CatalogSnapshot | null> => {
    const known = opening.get(version) ?? open(version).finally(() => opening.delete(version));
    opening.set(version, known);
    return known;
  };
  const replaceBy = (next: CatalogState): void => {
    const { version } = state.snapshot;
    if (version !== null && version !== next.snapshot.version) keep(version, state.snapshot);
    state = next;
  };
  return {
    state: () => state,
    async stateOf(version) {
      const { prices, snapshot } = state;
      if (version === snapshot.version) return state;
      const found = earlier.get(version) ?? (await earlierOne(version));
      return found && { snapshot: found, prices };
    },
    async reload() {
      replaceBy(await source.current());
    },
    async refresh() {
      const { snapshot, prices } = await source.versions();
      if (snapshot !== state.snapshot.version || prices !== state.prices.version) replaceBy(await source.current());
    },
    product: (productId, caller) => visibleProduct(state, productId, buyerGroupsOf(caller)),
    productBySku(sku, caller) {
      const product = state.snapshot.productBySku(sku);
      return product !== undefined && isVisibleTo(product, buyerGroupsOf(caller)) ? product : null;
    },
    priceFor(productId, caller, currency) {
      const groups = buyerGroupsOf(caller);
      const product = visibleProduct(state, productId, groups);
      return product === null ? null : priceIn(pricedIn(state, currency), product, groups);
    },
  };
}
