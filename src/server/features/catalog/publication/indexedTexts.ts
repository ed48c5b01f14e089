import type { IndexedText } from '../../../searchIndex/buildIndex';
import { NAME_FADING, TEXT_WEIGHTS } from '../../../searchIndex/weights';
import type { CategoryTree } from '../CategoryTree';
import type { ProductRecord } from '../stored/catalogRecords';

/** A text by which a product is found. */
interface ProductText extends IndexedText {
  readonly field: keyof typeof TEXT_WEIGHTS;
}

/** The texts by which the search finds a product. */
export function indexedTexts(product: ProductRecord, tree: CategoryTree): readonly ProductText[] {
  const textIn = (field: keyof typeof TEXT_WEIGHTS, text: string): ProductText => ({
    field,
    text,
    weight: TEXT_WEIGHTS[field],
  });
  const name = product.productClass === 'Variation' ? 'variationName' : 'name';
  return [
    { ...textIn(name, product.name), fading: NAME_FADING },
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
