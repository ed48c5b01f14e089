// Named products as a search finds them, with their prices: sizes of a product, what a buyer usually orders, what a content
// names. Apart from the catalogue's door, so that the first load does without its endpoint.
// State key: none of its own, the answers live in the API's cache.
// Publishes the endpoint by ids, and how such products are read.
export { readListedProducts, type ListedProducts } from './listedProducts';
export { listedProductsApi } from './listedProductsApi';
