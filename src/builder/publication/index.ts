// The connection to the server: loading, saving and publishing a document, its versions, and conflicts between two
// builders; and the site as such a document.
// State key: publication. Publishes the slice with its events and selectors, the process, the builder's endpoints, and
// what every kind of document is made of.
export { selectBase } from './base';
export { builderApi } from './builderApi';
export { changedFrom } from './document/changedFrom';
export {
  publicationCases,
  UNPUBLISHED,
  type Doing,
  type DocumentPublication,
  type DocumentState,
  type SentSave,
} from './document/documentPublication';
export { publicationProcess, type PublishedDocument } from './document/publicationProcess';
export { keyedRequest, publishRequest } from './document/requests';
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
  siteEvents,
} from './publicationSlice';
