// The commerce API as an OpenAPI 3.1 document, made from the documentation of each call and from the very schemas by
// which the server validates and serialises. `npm run openapi` writes `openapi.json` here, and from it the calls and
// types of src/apiClient; a test ensures that all are up to date. Publishes the document's generator, what the document
// is made of, and the list of undocumented routes.
export { CALL_GROUPS } from './calls';
export type { CallText } from './calls';
export { openApiDocument } from './document';
export { NAMED_SCHEMAS } from './namedSchemas';
export { templateOf } from './operation';
export type { Example, Route } from './operation';
export { PARAMETERS } from './parameters';
export { refusalsOf } from './refusals';
export { UNDOCUMENTED, whyUndocumented } from './undocumented';
