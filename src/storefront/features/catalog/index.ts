// Products and categories.
// State key: none of its own, the answers live in the API's cache.
// Publishes the catalogue endpoints, how its pages' data is read, the breadcrumb, and a listed product in display form
// with its picture and price. Reading products by id or SKU is in `listed/late`.
export { catalogApi } from './catalogApi';
export { ProductPrice } from './components/ProductPrice';
export { Packshot } from './components/Packshot';
export { summaryOf, type ProductSummary } from './productSummary';
export { familySearch, loadCategoryPage, loadFamily, loadProductPage } from './pageData';
export { productTable } from './lazyProductTable';
export { Trail } from './Trail';
