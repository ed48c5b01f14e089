// Products by id or SKU, with their prices, in the form of search results: variations of a product, a buyer's usual
// products, products in a content. Apart from the catalogue's door, so that the first load does without it.
export { readListedProducts, type ListedProducts } from './listedProducts';
export { listedProductsApi } from './listedProductsApi';
export { productsApi } from './productsApi';
