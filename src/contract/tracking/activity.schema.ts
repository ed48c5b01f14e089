import { Type } from 'typebox';
import { body, open, openText } from '../wire.schema';
import { ACTIVITY_PRODUCT_LIMIT, ACTIVITY_TYPES } from './activityTypes';

const id = Type.String({ minLength: 1, maxLength: 255 });
/** Without the `urn:uuid:` prefix that the format would also allow. */
const uuid = Type.String({ format: 'uuid', maxLength: 36 });
const amount = Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,9})?$' });

export const activityProductSchema = body({
  id,
  sku: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^@]*$' })),
  unitPrice: Type.Optional(amount),
  listPrice: Type.Optional(amount),
});

export const activityParams = Type.Object({
  siteId: Type.String(),
  type: Type.Unsafe<(typeof ACTIVITY_TYPES)[number]>({ type: 'string', enum: ACTIVITY_TYPES }),
});

export const activityBody = body({
  cookieId: uuid,
  correlationId: Type.Optional(uuid),
  searchText: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** How many products a new search has found; without this number the search is not counted. */
  resultCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Which of the results was chosen, from 1. */
  position: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  category: Type.Optional(body({ id })),
  product: Type.Optional(activityProductSchema),
  products: Type.Optional(Type.Array(activityProductSchema, { minItems: 1, maxItems: ACTIVITY_PRODUCT_LIMIT })),
  quantity: Type.Optional(amount),
  recommenderName: Type.Optional(id),
  recoUUID: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\w.:-]*$' })),
});

/** The id under which the activity was stored. */
export const activityTakenSchema = Type.Object({ uuid: openText }, open);
