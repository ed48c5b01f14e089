import type { FieldTexts } from '../../../contract/catalog/product';
import { productFieldTexts } from '../../../contract/catalog/productFields';
import type { ProductRecord } from './stored/catalogRecords';
import { pictureKeyOf } from './media';
import { taxRateAt } from './taxRate';

interface MadeTexts {
  readonly vatBasisPoints: number | null;
  readonly texts: FieldTexts;
}
const made = new WeakMap<ProductRecord, MadeTexts>();

/** Every field of a product as text; the VAT rate is that at `at` (ms UTC). Shared: must not be modified. */
export function fieldTextsOf(product: ProductRecord, at: number): FieldTexts {
  const vatBasisPoints = taxRateAt(product, at)?.basisPoints ?? null;
  const known = made.get(product);
  if (known?.vatBasisPoints === vatBasisPoints) return known.texts;
  const texts = productFieldTexts({ ...product, vatBasisPoints, pictureKey: pictureKeyOf(product) });
  made.set(product, { vatBasisPoints, texts });
  return texts;
}

/** The requested fields, or all for null. Unknown names are ignored, as by the platform. */
export function pickFields(fields: FieldTexts, names: readonly string[] | null): FieldTexts {
  if (names === null) return fields;
  const picked: FieldTexts = {};
  for (const name of names) {
    // Own properties only: a caller may send "constructor" as a name.
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
