// The home page: its shelves, promises and links into the shop.
// State key: none of its own.
// Publishes the page's needs.
export { homeCategories, homeShelves, loadHomePage } from './pageData';
