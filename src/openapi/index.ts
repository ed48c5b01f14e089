// The commerce API as an OpenAPI 3.1 document: what each call says of itself, and how a document is made of that and of the very
// schemas that the server validates and serialises by. `npm run openapi` writes `openapi.json` here, and the types of
// src/apiClient by it; a test holds that both are of this release.
// Publishes the document's maker, the texts of the calls, and which routes are none of it.
export { CALL_GROUPS } from './calls';
export type { CallText } from './calls';
export { openApiDocument } from './document';
export { NAMED_SCHEMAS } from './namedSchemas';
export { templateOf } from './operation';
export type { Example, Route } from './operation';
export { PARAMETERS } from './parameters';
export { refusalsOf } from './refusals';
export { UNDOCUMENTED, whyUndocumented } from './undocumented';
