// The way to the server: reading, saving and publishing the draft, its versions, what two builders do at once.
// State key: publication.
// Publishes the slice with its events and selectors, the process, and the builder's endpoints.
export { selectBase } from './base';
export { builderApi } from './builderApi';
export { selectIsChanged } from './isChanged';
export { publicationSaga } from './publicationSaga';
export {
  failureDismissed,
  publicationReducer,
  publishRequested,
  readRequested,
  saveRequested,
  selectConflict,
  selectDoing,
  selectFailure,
  selectSite,
  selectUnsettled,
  type Doing,
} from './publicationSlice';
