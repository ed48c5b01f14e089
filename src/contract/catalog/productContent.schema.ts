import { Type } from 'typebox';
import { openText } from '../wire.schema';

/** So many of a product in one bundle; `quantity` is a wire quantity such as "2.0". */
export const productContentSchema = Type.Object({
  productId: openText,
  sku: openText,
  name: openText,
  quantity: openText,
});
