import { Type } from 'typebox';
import { open, text } from '../wire.schema';

/** So many of a product in one bundle; `quantity` is a wire quantity such as "2.0". */
export const productContentSchema = Type.Object({ productId: text, sku: text, name: text, quantity: text }, open);
