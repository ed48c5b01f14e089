// What search engines and sharing are told of a page: whether it may be found, its one address, how it is shown where it
// is shared, and what it is about in the words of schema.org. Made by the server alone: no script of the browser has it.
// Publishes metaOf, the elements of a page's head.
export { metaOf, type PageSurroundings } from './metaOf';
