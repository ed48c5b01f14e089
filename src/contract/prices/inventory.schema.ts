import { Type } from 'typebox';
import { flag, open, openText, pathParams, personalText, query, text } from '../wire.schema';

const amounts = {
  product2Id: text,
  onHand: Type.Number(),
  availableToFulfill: Type.Number(),
  availableToOrder: Type.Number(),
};
const level = Type.Object(amounts);

export const inventoryParams = pathParams(['version']);
export const inventoryQuery = query({
  locations: Type.Optional(text),
  locationgroups: Type.Optional(text),
  products: Type.Optional(text),
  scope: Type.Optional(text),
  includeRelatedProducts: flag,
});
export const inventorySchema = Type.Object(
  {
    success: Type.Boolean(),
    errors: Type.Array(Type.Object({ errorCode: openText, message: personalText })),
    locationGroups: Type.Array(Type.Object({ locationGroupId: text, inventoryProducts: Type.Array(level) })),
    locations: Type.Array(Type.Object({ locationId: text, inventoryProducts: Type.Array(level) })),
    totalInventory: Type.Array(Type.Object({ ...amounts, variants: Type.Optional(Type.Array(level)) })),
  },
  open,
);
