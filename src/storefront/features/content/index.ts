// Pictures of managed content, by the id of their site or channel and their content key; late code.
// State key: none of its own, the answers live in the API's cache.
// Publishes the endpoint that reads them.
export { contentApi, type ImageData } from './contentApi';
