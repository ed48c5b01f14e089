// The head's elements for search engines and sharing: whether a page may be indexed, its canonical address, its preview
// where it is shared, and its content in schema.org terms. Made by the server only: no script of the browser contains
// it.
// Publishes metaOf, the elements of a page's head.
export { metaOf, type PageSurroundings } from './metaOf';
