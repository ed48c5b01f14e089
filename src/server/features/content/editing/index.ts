// Editing contents: drafts, versions, what is live, and pictures. Publishes the plugins of its calls.
export { contentChanges } from './contentChanges';
export { contentReads } from './contentReads';
export { pictureRoutes } from './pictureRoutes';
