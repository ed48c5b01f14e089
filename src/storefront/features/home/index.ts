// The home page: its shelves, promises and links into the shop.
// State key: none of its own.
// Publishes the page's needs, and what a buyer finds there; late code.
export { buyersHome } from './lazyBuyersHome';
export { inMenuOrder } from './inMenuOrder';
export { homeCategories, homeShelves, loadHomePage } from './pageData';
