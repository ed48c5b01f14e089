// The list of recorded sessions: found by code, order, account, error or time, each with a line about what happened.
// State key: `search`, the search.
// Publishes the page, and what happened in a session as one line.
export { searchReducer } from './searchSlice';
export { SessionsPage } from './SessionsPage';
export { whatHappened } from './whatHappened';
