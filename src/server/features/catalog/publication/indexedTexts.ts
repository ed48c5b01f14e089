import type { IndexedText } from '../../../searchIndex/buildIndex';
import type { CategoryTree } from '../CategoryTree';
import type { ProductRecord } from '../stored/catalogRecords';

/** Weight of a word by the text it is in: a name says what a product is, a description mentions other things too. */
const WEIGHTS = {
  name: 16,
  reference: 10,
  brand: 5,
  label: 4,
  attribute: 4,
  category: 4,
  categoryAbove: 2,
  packaging: 2,
  text: 1,
} as const;

/** A text by which a product is found. */
interface ProductText extends IndexedText {
  readonly field: keyof typeof WEIGHTS;
}

/** The texts by which the search finds a product. */
export function indexedTexts(product: ProductRecord, tree: CategoryTree): readonly ProductText[] {
  const textIn = (field: keyof typeof WEIGHTS, text: string): ProductText => ({ field, text, weight: WEIGHTS[field] });
  return [
    { ...textIn('name', product.name), fading: 1 },
    textIn('reference', product.sku),
    textIn('reference', product.gtin),
    textIn('brand', product.brand),
    textIn('label', product.labels.join(' ')),
    textIn('attribute', product.variationAttributes.map(({ value }) => value).join(' ')),
    ...product.categoryIds.flatMap((id) =>
      tree.pathTo(id).map((category) => textIn(category.id === id ? 'category' : 'categoryAbove', category.name)),
    ),
    textIn('packaging', product.packaging),
    textIn('text', `${product.description} ${product.origin}`),
  ];
}
