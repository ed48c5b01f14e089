// The bar of a page that is a preview, and the ear for the builder around it; in no page that is none.
export { previewBar } from './lazyPreviewBar';
