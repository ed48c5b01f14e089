import { Type } from 'typebox';
import { count, flag, open, query, text, textOrNull } from '../wire.schema';
import { productDetailSchema } from './product.schema';

export const productChildrenQuery = query({
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  pageToken: Type.Optional(text),
  fields: Type.Optional(text),
  mediaGroups: Type.Optional(text),
  excludeFields: flag,
  excludeMedia: flag,
  excludeAttributeSetInfo: flag,
  excludeQuantityRule: flag,
  includeProductSellingModels: flag,
});

/** Of a product that the caller may not see on its own, at most the name is set. */
const childSchema = Type.Object({ ...Type.Partial(productDetailSchema).properties }, open);

/**
 * The contents of a bundle or the members of a set, in pages; the token or address of a page that does not exist is
 * null.
 */
export const productChildrenSchema = Type.Object(
  {
    count,
    currentPageToken: text,
    currentPageUrl: text,
    nextPageToken: textOrNull,
    nextPageUrl: textOrNull,
    previousPageToken: textOrNull,
    previousPageUrl: textOrNull,
    items: Type.Array(Type.Object({ defaultQuantity: text, isEntitled: Type.Boolean(), productInfo: childSchema })),
  },
  open,
);
