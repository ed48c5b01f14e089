import { recordId } from '../../contract/ids';
import { createdAtFor, type CatalogEntry } from '../catalog/catalogEntry';
import { demoCategories } from '../catalog/demoCategories';
import { internalGtin, slugOf, steadyNumber } from '../printed/identifiers';
import { typeset } from '../printed/typeset';
import { demoEntries } from '../demoCatalog';
import { packshotPicture } from '../pictures/drawnPictures';
import { TOWN_COUNT, townName } from './towns';
import type { CategoryRecord, PriceRecord, PriceTierRecord } from '../../server/features/catalog';

const VINTAGES = ['', ' – réserve', ' – sélection d’hiver', ' – sélection d’été'] as const;

/** Numbers of generated products start here, above every product of the demo catalogue. */
const FIRST_NUMBER = 1_000_000;

export interface GeneratedCatalog {
  readonly categories: readonly CategoryRecord[];
  /** Yields one product at a time; each call starts over and yields the same products. */
  readonly entries: () => Generator<CatalogEntry, void, undefined>;
}

function scaled(price: PriceRecord, productId: string, percent: number): PriceRecord {
  const scale = (cents: number): number => Math.max(1, Math.round((cents * percent) / 100));
  const unitCents = scale(price.unitCents);
  const tiers = price.tiers.map((tier): PriceTierRecord => ({ ...tier, unitCents: scale(tier.unitCents) }));
  const falling = tiers.every((tier, index) => tier.unitCents < (tiers[index - 1]?.unitCents ?? unitCents));
  return {
    ...price,
    productId,
    unitCents,
    listCents: price.listCents === null ? null : scale(price.listCents),
    tiers: falling ? tiers : [],
  };
}

/** A simple product modelled on one of the demo catalogue, with a different producer. */
function entryAfter(model: CatalogEntry, index: number, town: string, vintage: string, steady: number): CatalogEntry {
  const { product } = model;
  const packshot = {
    ...model.packshot,
    subtitle: [model.packshot.subtitle.split(' — ')[0], town].filter(Boolean).join(' — '),
  };
  const id = recordId('product', FIRST_NUMBER + index);
  const name = `${product.name} de ${town}${vintage}`;
  return {
    product: {
      ...product,
      id,
      sku: `${product.sku.slice(0, 3)}-G${String(index + 1).padStart(7, '0')}`,
      urlName: slugOf(name),
      name,
      productClass: 'Simple',
      variationParentId: null,
      variationAttributes: [],
      description: typeset(`${product.description} Préparé à l’atelier de ${town}.`),
      gtin: internalGtin(FIRST_NUMBER + index),
      picture: packshotPicture(packshot),
      createdAt: createdAtFor(steady >>> 4),
      related: {},
    },
    packshot,
    prices: model.prices.map((price) => scaled(price, id, 90 + (steady % 21))),
    stock: { productId: id, onHand: steady % 23 === 0 ? 0 : (steady >>> 5) % 900 },
  };
}

/**
 * A catalogue of `size` products (1 to about 2.9 million) like the demo's: all names, references and codes differ, and
 * the same seed always gives the same catalogue. Only the models are held in memory, so a million products can be
 * streamed. Throws a RangeError on any other size.
 */
export function generatedCatalog(size: number, seed: number): GeneratedCatalog {
  const models = demoEntries().filter(
    ({ product }) => product.productClass === 'Simple' || product.productClass === 'Variation',
  );
  const most = models.length * TOWN_COUNT * VINTAGES.length;
  if (!Number.isSafeInteger(size) || size < 1 || size > most) throw new RangeError(`size must be 1 to ${String(most)}`);
  const turn = steadyNumber(`turn ${String(seed)}`);
  function* entries(): Generator<CatalogEntry, void, undefined> {
    for (let index = 0; index < size; index += 1) {
      const model = models[(index + turn) % models.length];
      const round = Math.floor(index / models.length);
      const town = townName((round + turn) % TOWN_COUNT);
      const vintage = VINTAGES[Math.floor(round / TOWN_COUNT)] ?? '';
      if (model) yield entryAfter(model, index, town, vintage, steadyNumber(`${String(seed)} ${String(index)}`));
    }
  }
  return { categories: demoCategories(), entries };
}
