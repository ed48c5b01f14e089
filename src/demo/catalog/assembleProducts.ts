import { recordId } from '../../contract/ids';
import { packshotPicture } from '../pictures/drawnPictures';
import type { PackshotRecord } from '../pictures/packshot/packshotRecord';
import { createdAtFor, type CatalogEntry } from './catalogEntry';
import { internalGtin, slugOf, steadyNumber } from '../printed/identifiers';
import { allergensOf, nutritionFrom, parseIngredients } from '../printed/ingredients';
import { parsePackaging, pieceSize, priceOfPackaging } from '../printed/packaging';
import { pricesFor, stockFor } from './prices';
import type { ProductRange, ProductRow, RowChanges, VariationRow } from './rangeShapes';
import { TAX_RATES } from './taxes';
import { typeset } from '../printed/typeset';
import type { ProductClass, ProductRecord, VariationAttributeRecord } from '../../server/features/catalog';

interface Position {
  readonly number: number;
  readonly sku: string;
  readonly productClass: ProductClass;
  readonly variationParentId: string | null;
  readonly variationAttributes: readonly VariationAttributeRecord[];
}

type CategoryIds = ReadonlyMap<string, string>;

function categoryId(ids: CategoryIds, urlName: string): string {
  const id = ids.get(urlName);
  if (id === undefined) throw new Error(`No category has the url name ${urlName}`);
  return id;
}

/** The name printed on a pack, without the size, which is printed below it. */
function printedName(name: string, mark: string): string {
  const title = name.replace(' – ', ' ');
  return mark !== '' && title.endsWith(` ${mark}`) ? title.slice(0, -` ${mark}`.length) : title;
}

function productOf(range: ProductRange, row: ProductRow, position: Position, ids: CategoryIds): CatalogEntry {
  const [name, packaging, rate, text, changes = {}] = row;
  const traits = { ...range, ...changes };
  const [minimum, maximum, increment] = traits.rule;
  const parsed = parsePackaging(packaging);
  const ingredients = parseIngredients(typeset(traits.ingredients));
  const id = recordId('product', position.number);
  const mark = changes.mark ?? pieceSize(packaging);
  const packshot: PackshotRecord = {
    form: traits.form,
    brand: traits.brand,
    title: printedName(name, mark),
    subtitle: [traits.labels.join(' · '), mark].filter(Boolean).join(' — '),
    base: traits.base,
    accent: traits.accent,
  };
  const product: ProductRecord = {
    id,
    sku: position.sku,
    urlName: slugOf(name),
    name,
    brand: traits.brand,
    productClass: position.productClass,
    variationParentId: position.variationParentId,
    variationAttributes: position.variationAttributes,
    categoryIds: [range.category, ...(changes.also ?? [])].map((urlName) => categoryId(ids, urlName)),
    description: typeset(`${text} ${traits.advice}`),
    packaging,
    ...parsed,
    gtin: internalGtin(position.number),
    ingredients,
    allergens: allergensOf(ingredients),
    nutrition: nutritionFrom(traits.nutrition),
    storage: traits.storage && { minCelsius: traits.storage[0], maxCelsius: traits.storage[1] },
    shelfLifeDays: traits.shelfLife,
    origin: traits.origin,
    labels: traits.labels,
    taxRates: TAX_RATES[traits.vat],
    quantityRule: { minimum, maximum, increment },
    buyerGroups: traits.groups,
    picture: packshotPicture(packshot),
    createdAt: createdAtFor(steadyNumber(`created ${position.sku}`)),
    related: {},
    bundleItems: [],
  };
  if (position.productClass === 'VariationParent') return { product, packshot, prices: [], stock: null };
  const unitCents = priceOfPackaging(rate, parsed);
  return {
    product,
    packshot,
    prices: pricesFor({
      productId: id,
      sku: position.sku,
      code: range.code,
      unitCents,
      rule: traits.rule,
      groups: traits.groups,
    }),
    stock: stockFor(id, position.sku, changes.stock),
  };
}

function familyRows(variation: VariationRow): {
  readonly parent: ProductRow;
  readonly children: readonly ProductRow[];
} {
  const [first] = variation.options;
  if (!first) throw new Error(`No options: ${variation.name}`);
  const merged = (own: RowChanges | undefined): RowChanges => ({ ...variation.changes, ...own });
  return {
    // The family's pack shows no size: each option has its own, and a count of options means nothing on a pack.
    parent: [variation.name, first[1], first[2], variation.text, merged({ mark: '' })],
    children: variation.options.map(([value, packaging, rate, text, own]): ProductRow => [
      `${variation.name} – ${value}`,
      packaging,
      rate,
      `${variation.text} ${text}`,
      merged(own),
    ]),
  };
}

/** The entries of one range, numbered from `firstNumber` on; a parent directly precedes its variations. */
export function assembleRange(range: ProductRange, firstNumber: number, ids: CategoryIds): readonly CatalogEntry[] {
  const entries: CatalogEntry[] = [];
  const add = (row: ProductRow, position: Omit<Position, 'number'>): CatalogEntry => {
    const entry = productOf(range, row, { ...position, number: firstNumber + entries.length }, ids);
    entries.push(entry);
    return entry;
  };
  const alone = { variationParentId: null, variationAttributes: [] };
  range.rows.forEach((row, index) => {
    add(row, { ...alone, sku: `${range.code}-${String(101 + index)}`, productClass: 'Simple' });
  });
  (range.variations ?? []).forEach((variation, index) => {
    const sku = `${range.code}-${String(201 + index)}`;
    const { parent, children } = familyRows(variation);
    const variationParentId = add(parent, { ...alone, sku, productClass: 'VariationParent' }).product.id;
    children.forEach((child, index) => {
      const value = variation.options[index]?.[0] ?? '';
      add(child, {
        sku: `${sku}-${String(index + 1).padStart(2, '0')}`,
        productClass: 'Variation',
        variationParentId,
        variationAttributes: [{ ...variation.attribute, value }],
      });
    });
  });
  return entries;
}
