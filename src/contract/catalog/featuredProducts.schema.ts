import { Type } from 'typebox';
import { flag, mapOf, open, query, text } from '../wire.schema';
import { productDetailSchema } from './product.schema';

export const featuredProductsQuery = query({
  relationshipTypes: Type.Optional(text),
  fields: Type.Optional(text),
  excludeFields: flag,
  mediaGroups: Type.Optional(text),
  includeMediaGroups: flag,
  includeAttributeSetInfo: flag,
  includePurchaseQuantityRules: flag,
  includeProductSellingModel: flag,
});

/** Products by their relation to the product in the path, each list in its own order. */
export const featuredProductsSchema = Type.Object(
  { featuredProductsByRelationshipType: mapOf(Type.Array(productDetailSchema)) },
  open,
);
