// The one RTK Query API, its base query (the only door for data) and the sagas' way to it.
// State key: api.
// Publishes api for features to inject into, request for sagas, and failures as values.
export { api } from './api';
export { request, type Outcome } from './effects';
export { asCallFailure, failureOf, isMissing, isMissingOrMalformed, localFailure, type ApiFailure } from './failure';
export type { Call } from './baseQuery';
export type { SagaGenerator } from './sagaTypes';
export { isServerPage, siteOf } from './site';
export { visitorTags } from './tags';
