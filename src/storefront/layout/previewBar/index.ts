// The bar of a preview page, which also receives the edits of a builder page around it; late code, only on preview
// pages.
export { previewBar } from './lazyPreviewBar';
