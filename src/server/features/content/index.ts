// Managed content: documents and pictures, by key, id, type or path; live ones are kept in memory.
// It owns the tables `content`, `content_version`, `content_picture` and `content_edition`. It publishes the plugin
// `contentStore`, which provides `app.contents`, the plugins of its calls and of the builders', and what fills a new
// shop.
export { contentRoutes } from './contentRoutes';
export { contentStore } from './contentStore';
export type { ContentIndex } from './contentStore';
export type { DocumentContent } from './contentTable';
export { raiseEdition, writeFirstDocument, writePicture } from './contentTable';
export { contentChanges, contentReads, pictureRoutes } from './editing';
