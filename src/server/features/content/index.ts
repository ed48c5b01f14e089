// Managed content: what the shop publishes by itself, by key.
// It owns no table; pictures are drawn.
// It publishes the calls by site and by channel, and the drawings of its pictures for `media/`.
export { contentRoutes } from './contentRoutes';
export { ownPicture } from './ownContents';
