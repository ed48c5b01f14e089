// Managed content: documents and pictures, by key, id, type or address; what is live is kept in memory.
// It owns the tables `content`, `content_version`, `content_picture` and `content_edition`.
// It publishes the plugin `contentStore`, which gives `app.contents`, the plugins of its calls and of the builders', what fills an empty shop, and rich text as people read it.
export { contentRoutes } from './contentRoutes';
export { contentStore, parentPath } from './contentStore';
export type { LiveContents } from './contentStore';
export type { LiveDocument } from './contentTable';
export { plainText } from './plainText';
export { raiseEdition, writeFirstDocument, writePicture } from './contentTable';
export { contentChanges, contentReads, pictureRoutes } from './editing';
