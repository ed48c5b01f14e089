// Products and categories.
// State key: none of its own, the answers live in the API's cache.
// Publishes the catalogue endpoints, the breadcrumbs, a listed product in display form, and its picture. Named products
// with their prices are in `listed`.
export { catalogApi } from './catalogApi';
export { ProductPrice } from './components/ProductPrice';
export { Packshot } from './components/Packshot';
export { summaryOf, type ProductSummary } from './productSummary';
export { familySearch, loadCategoryPage, loadFamily, loadProductPage } from './pageData';
export { productTable } from './lazyProductTable';
export { Trail } from './Trail';
