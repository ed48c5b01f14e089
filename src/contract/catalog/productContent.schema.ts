import { Type } from 'typebox';
import { open, text } from '../wire.schema';

/**
 * A product in one bundle, with its quantity as a wire quantity such as "2.0". Without `productId` and `sku` it is a
 * product that the caller may not see on its own.
 */
export const productContentSchema = Type.Object(
  { productId: Type.Optional(text), sku: Type.Optional(text), name: text, quantity: text },
  open,
);
