import { Type } from 'typebox';
import { count, openText, query } from '../wire.schema';
import { USUAL_PRODUCTS_LIMIT } from './usualProducts';

export const usualProductsQuery = query({
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: USUAL_PRODUCTS_LIMIT })),
});

export const usualProductsSchema = Type.Object({
  count,
  usualProducts: Type.Array(Type.Object({ productId: openText, quantity: openText, orderCount: count })),
});
