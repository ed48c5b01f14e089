// The catalogue: products, categories and price books of the published version, kept in memory as bytes (`columns/`).
// It owns the tables `catalog_snapshot`, `catalog_part` and, of earlier releases, `catalog_snapshot_part` and
// `price_entry`; after the start it reads them for a newly published version, and for an earlier one that an open page
// still asks for; where other processes share the database it also polls for the current version. It publishes the
// plugin `catalogStore`, which provides `app.catalog` and comes before the routes that use it; the plugins of its
// routes; how a version is published; and the interface `app.catalogPictures` for drawing the pictures, with a plugin
// for shops that draw none.
export {
  catalogOf,
  pricedIn,
  priceIn,
  soldAs,
  soldAsRows,
  unitCentsFor,
  visibleProduct,
  visibleVariations,
} from './Catalog';
export type { Catalog, CatalogState, PricedCatalog } from './Catalog';
export { defaultImageOf } from './media';
export type { CatalogPictures } from './pictures/CatalogPictures';
export { noPictures } from './pictures/noPictures';
export { fieldTextsOf, pickFields } from './productFields';
export { quantityRuleTexts } from './quantityRule';
export { taxRateAt } from './taxRate';
export type {
  Allergen,
  CatalogRecords,
  CategoryRecord,
  Drawing,
  IngredientRun,
  NutritionRecord,
  PictureRecord,
  PriceRecord,
  PriceTierRecord,
  ProductClass,
  ProductRecord,
  QualityLabel,
  SellingModelRecord,
  StockRecord,
  TaxRateRecord,
  VariationAttributeRecord,
} from './stored/catalogRecords';
export { openBundles } from './CatalogSnapshot';
export type { Bundles, CatalogSnapshot } from './CatalogSnapshot';
export type { CatalogParts } from './stored/partFormats';
export { CLASS_NUMBERS, hiddenClass, NO_CLASS } from './columns/CatalogColumns';
export { NO_VALUE } from './columns/facetColumns';
export type { FacetColumn, ValuesOfRows } from './columns/facetColumns';
export { inverted, listsOf } from './columns/lists';
export type { Lists } from './columns/lists';
export { indexedTexts } from './publication/indexedTexts';
export { publishedBundles } from './publication/loadCatalog';
export { makeParts } from './publication/makeParts';
export { publishCatalog, publishPrices, recordStock } from './publication/publishCatalog';
export { catalogStore } from './stored/catalogStore';
export { categoryIn, categoryRoutes } from './categories/categoryRoutes';
export { linePrice, noPriceText, wirePrice } from './products/linePrice';
export { contentsOf, contentsSeen, contentsView, seenIn } from './products/productContents';
export type { ProductContent, Sees } from './products/productContents';
export { productIn, productRoutes } from './products/productRoutes';
export { buyerGroupsOf, isVisibleTo } from './entitlement';
export type { Audience } from './Audience';
export { categoryImageGroups } from './categories/categoryView';
export { audienceOf } from './Audience';
export type { BookPrice, PriceBook } from './PriceBook';
export type { PriceBooks } from './PriceBooks';
export { variationAttributeSet } from './products/variationInfo';
