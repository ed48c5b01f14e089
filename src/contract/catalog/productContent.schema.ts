import { Type } from 'typebox';
import { open, text } from '../wire.schema';

/**
 * A product in one bundle, with its quantity as a wire quantity such as "2.0". Without id and reference, it is none that
 * the caller may see on its own.
 */
export const productContentSchema = Type.Object(
  { productId: Type.Optional(text), sku: Type.Optional(text), name: text, quantity: text },
  open,
);
