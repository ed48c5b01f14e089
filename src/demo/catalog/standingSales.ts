import { recordId } from '../../contract/ids';
import type { ProductRecord, SellingModelRecord } from '../../server/features/catalog';
import type { CatalogEntry } from './catalogEntry';

const model = (
  number: number,
  name: string,
  { type, length }: { readonly type: SellingModelRecord['type']; readonly length: number },
): SellingModelRecord => ({
  id: recordId('productSellingModel', number),
  name,
  type,
  term: { length, unit: 'Weeks' },
});

const WEEKLY = model(1, 'Chaque semaine', { type: 'Evergreen', length: 1 });
const FORTNIGHTLY = model(2, 'Toutes les deux semaines', { type: 'Evergreen', length: 2 });
const WEEKLY_FOR_A_TERM = model(3, 'Chaque semaine, durée définie', { type: 'TermDefined', length: 1 });

/** The products that can be delivered regularly, by name, with their selling models. */
const STANDING_SALES: Readonly<Record<string, ProductRecord['sellingModels']>> = {
  'Lait UHT entier 3,5 %': [WEEKLY, FORTNIGHTLY, WEEKLY_FOR_A_TERM],
  'Lait barista 3,8 % protéines +': [WEEKLY, FORTNIGHTLY],
  'Beurre doux 82 % pain de cuisine': [WEEKLY, FORTNIGHTLY, WEEKLY_FOR_A_TERM],
  'Café grains espresso du Comptoir': [WEEKLY, FORTNIGHTLY, WEEKLY_FOR_A_TERM],
  'Café grains Colombie Huila': [FORTNIGHTLY],
};

/** Adds selling models to the entries that have some; all others can only be bought once. */
export const withStandingSales = (entries: readonly CatalogEntry[]): readonly CatalogEntry[] =>
  entries.map((entry) => {
    const sellingModels = STANDING_SALES[entry.product.name.replaceAll(/[\u00a0\u202f]/g, ' ')];
    return sellingModels === undefined ? entry : { ...entry, product: { ...entry.product, sellingModels } };
  });
