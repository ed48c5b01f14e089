// From the server's log back to recordings: the moments at which a call occurs, found by its request id.
// State key: `callSearch`, what is searched for.
// Publishes the form with its results.
export { callSearchReducer } from './callSearchSlice';
export { CallSearch } from './CallSearch';
