import { LATE_PATHS } from '../../contract/latePaths';
import { OTHER_CLIENT_PATHS } from '../../contract/otherClientPaths';
import { PATHS } from '../../contract/paths';
import type { CallGroup } from './CallText';

const OF_EACH = 'Each fails by itself: `success` is false with a code, while the call succeeds.';

export const priceCalls: CallGroup = {
  tag: 'Prices and stock',
  description: 'What products cost this caller, with which VAT, and how many there are. Amounts are texts: "19.90".',
  calls: [
    {
      operationId: 'getPrice',
      method: 'GET',
      path: PATHS.price,
      summary: 'The price of a product',
      description:
        'Without VAT, with its tiers; their bounds are inclusive. A parent of variations costs what its cheapest one costs.',
      callers: 'anybody',
    },
    {
      operationId: 'listPrices',
      method: 'GET',
      path: LATE_PATHS.prices,
      summary: 'Prices of several products, by an address',
      description: OF_EACH,
      callers: 'anybody',
    },
    {
      operationId: 'listPricesByPost',
      method: 'POST',
      path: LATE_PATHS.prices,
      summary: 'Prices of several products, by a body',
      description: `Up to 500. ${OF_EACH}`,
      callers: 'anybody',
    },
    {
      operationId: 'getTaxes',
      method: 'GET',
      path: LATE_PATHS.tax,
      summary: 'The VAT of a product',
      description: 'Known for France; for another country `success` is false inside the answer.',
      callers: 'anybody',
    },
    {
      operationId: 'calculateTaxes',
      method: 'POST',
      path: OTHER_CLIENT_PATHS.calculateTaxes,
      summary: 'The VAT of lines that are no cart yet',
      description:
        'Of an address only the country counts. VAT is rounded once for each rate, so the lines add up to `totalTaxAmount`.',
      callers: 'anybody',
    },
    {
      operationId: 'evaluateProducts',
      method: 'POST',
      path: OTHER_CLIENT_PATHS.evaluateProducts,
      summary: 'What promotions make of prices',
      description:
        'What one piece of each product costs after the promotions that come by themselves to a cart of it alone. `webStoreId` may stand in the body.',
      callers: 'anybody',
    },
    {
      operationId: 'listInventoryLevels',
      method: 'GET',
      path: PATHS.inventoryLevels,
      summary: 'Stock of products',
      description:
        'Counted anew for each answer. The place is `inventoryDefaultSource` of the application context; `onHand` counts what stands in the store room, `availableToOrder` what nobody else has reserved.',
      callers: 'anybody',
    },
  ],
};
