import { Type } from 'typebox';
import { open, query, text } from '../wire.schema';
import { productOverviewSchema } from './product.schema';

export const giftWrapQuery = query({ fields: Type.Optional(text), currencyIsoCode: Type.Optional(text) });

/** The products in which an order can be wrapped as a gift. */
export const giftWrapSchema = Type.Object({ products: Type.Array(productOverviewSchema) }, open);
