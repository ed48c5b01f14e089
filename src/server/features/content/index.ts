// Managed content: documents and pictures, by key, id, type or address; what is live is kept in memory.
// It owns the tables `content`, `content_version`, `content_picture` and `content_edition`.
// It publishes the plugin `contentStore`, which gives `app.contents`, the plugins of its calls and of the builders', and what fills an empty shop.
export { contentRoutes } from './contentRoutes';
export { contentStore } from './contentStore';
export type { ContentIndex } from './contentStore';
export type { DocumentContent } from './contentTable';
export { raiseEdition, writeFirstDocument, writePicture } from './contentTable';
export { contentChanges, contentReads, pictureRoutes } from './editing';
