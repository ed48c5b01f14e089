// From the server's log back to recordings: the moments at which a call stands, found by its request id.
// State key: `callSearch`, what is looked for. Publishes the form with what it found.
export { callSearchReducer } from './callSearchSlice';
export { CallSearch } from './CallSearch';
