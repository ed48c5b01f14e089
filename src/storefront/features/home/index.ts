// The home page: its shelves, promises and links into the shop.
// State key: none of its own.
// Publishes how the page's data is read, and its parts for buyers, which are late code.
export { buyersHome } from './lazyBuyersHome';
export { inMenuOrder } from './inMenuOrder';
export { homeCategories, homeShelves, loadHomePage } from './pageData';
