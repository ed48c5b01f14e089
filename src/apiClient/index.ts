// A typed client of the API for Node, for whoever connects another system to the shop; the contract tests are its first
// user. It knows the API's document alone, from which `npm run openapi` writes its calls and types, and no other room.
// Publishes createApiClient, API_CALLS and the types.
export { API_CALLS } from './apiCalls';
export { createApiClient } from './createApiClient';
export type { Answer, AnyAsked, ApiClient, Arguments, Asked, CallName, ClientSettings } from './createApiClient';
export type { components, operations, paths } from './apiTypes';
