// The home page: its shelves, promises and ways in.
// State key: none of its own.
// Publishes what the page reads.
export { homeCategories, homeShelves, needsHome } from './pageData';
