/** The page on which developers of clients can read and try the calls of the API. */
export const API_PAGE = '/api';

/** The path of the API's OpenAPI document. */
export const API_DOCUMENT_PATH = '/api/openapi.json';
