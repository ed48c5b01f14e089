// The one RTK Query API, its base query (the only way to the server's data), and the effect by which sagas call
// endpoints.
// State key: api.
// Publishes api for features to inject into, request for sagas, askFor for endpoints of several calls, failures as
// values, and the middleware that follows the API's own.
export { api } from './api';
export { request, type Outcome } from './effects';
export { asCallFailure } from './failures/callFailure';
export { dataOf } from './failures/dataOf';
export { dataProviderErrors } from './failures/dataProviderErrors';
export { failureOf, isMissing, isMissingOrMalformed, localFailure, type ApiFailure } from './failures/failure';
export { pageStatusOf } from './pageStatus';
export { withoutRefusedReads } from './failures/refusedReads';
export { askFor, type Answered, type Ask, type Call } from './call';
export { isServerPage, localeIn, siteOf, siteSettingsIn } from './site';
export { keptFor } from './keptFor';
export { languageAskedFor } from './scope';
export { visitorTags } from './tags';
