// The light door of the catalogue: what other features read of products, their prices and their tax.
// `catalogOf(app)` is there once the plugin `catalogStore` is registered; it never asks the database.
// It publishes nothing by itself: `publishCatalog` (publication/) is the command that does.
export { catalogOf } from './Catalog';
export type { Catalog } from './Catalog';
export { defaultImageOf } from './media';
export { fieldTextsOf, pickFields } from './productFields';
export { quantityRuleTexts } from './quantityRule';
export { taxRateAt } from './taxRate';
