import { Type } from 'typebox';
import { open, text } from '../wire.schema';

/** A product in one bundle, with its quantity as a wire quantity such as "2.0". */
export const productContentSchema = Type.Object({ productId: text, sku: text, name: text, quantity: text }, open);
