import { recordId } from '../../../../src/contract/ids';
import type { SellingModelRecord } from '../../../../src/server/features/catalog';
import { SHELVES } from './cartShop';

const WEEK = { length: 1, unit: 'Weeks' } as const;

/** The selling models of butter: once, weekly, weekly for a term, and two without a rhythm. */
export const MODELS = {
  once: { id: recordId('productSellingModel', 1), name: 'Une fois', type: 'OneTime', term: null },
  weekly: { id: recordId('productSellingModel', 2), name: 'Chaque semaine', type: 'Evergreen', term: WEEK },
  forTerm: {
    id: recordId('productSellingModel', 3),
    name: 'Chaque semaine, durée définie',
    type: 'TermDefined',
    term: WEEK,
  },
  broken: { id: recordId('productSellingModel', 4), name: 'Sans rythme', type: 'Evergreen', term: null },
  still: {
    id: recordId('productSellingModel', 5),
    name: 'Toujours le même jour',
    type: 'Evergreen',
    term: { length: 0, unit: 'Weeks' },
  },
} as const satisfies Record<string, SellingModelRecord>;

/** The shelves of `cartShop` that are sold under these models: butter, and the five eggs in stock weekly. */
export const standingShelves = {
  butter: { ...SHELVES.butter, sellingModels: Object.values(MODELS) },
  eggs: { ...SHELVES.eggs, sellingModels: [MODELS.weekly] },
};
