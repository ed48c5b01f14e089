import { Type } from 'typebox';
import { count, flag, open, oneOf, query, text } from '../wire.schema';
import { foundProductSchema } from '../search/search.schema';
import { RECOMMENDERS } from './recommendations';

export const recommendationsQuery = query({
  recommender: oneOf(RECOMMENDERS),
  anchorValues: Type.Optional(text),
  anchorFromCurrentCart: flag,
  includePricingAndProductInformation: flag,
  includeRequestProduct: flag,
  currencyIsoCode: Type.Optional(text),
});

export const recommendationsSchema = Type.Object(
  {
    uuid: text,
    productPage: Type.Object({ currencyIsoCode: text, total: count, products: Type.Array(foundProductSchema) }),
  },
  open,
);
