/** The page on which calls of the API can be read and tried, for whoever writes a client. */
export const API_PAGE = '/api';

/** The API as an OpenAPI document. */
export const API_DOCUMENT_PATH = '/api/openapi.json';
