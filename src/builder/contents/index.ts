// Contents: their list, and the page on which one is edited, saved, previewed and published.
// State keys: content, contents. Publishes the slice with its events and selectors, the process and both pages.
export { ContentPage } from './ContentPage';
export { ContentsPage } from './list/ContentsPage';
export { contentSaga } from './editing/contentSaga';
export { contentsApi } from './contentsApi';
export { selectIsContentChanged } from './editing/contentSelectors';
export { contentEvents, contentReducer, contentRequested, editingEvents } from './editing/contentSlice';
export { contentsEvents, contentsReducer } from './list/listSlice';
export { picturesApi } from './picturesApi';
