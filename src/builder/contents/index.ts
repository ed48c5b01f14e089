// Contents: their list, and the page on which one is edited, saved, previewed and published.
// State keys: content, contents. Publishes both pages, the process, the endpoints, and both slices with their events.
export { ContentPage } from './ContentPage';
export { ContentsPage } from './list/ContentsPage';
export { contentSaga } from './editing/contentSaga';
export { contentsApi } from './contentsApi';
export { selectIsContentChanged } from './editing/contentSelectors';
export { contentEvents, contentReducer, contentRequested, editingEvents } from './editing/contentSlice';
export { contentsEvents, contentsReducer } from './list/listSlice';
export { picturesApi } from './picturesApi';
