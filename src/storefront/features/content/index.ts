// Managed content by site or channel: what builders name by a content key; late code.
// State key: none of its own, the answers live in the API's cache.
// Publishes the content endpoint.
export { contentApi, type ImageData } from './contentApi';
