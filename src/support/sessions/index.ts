// The list of recorded sessions: found by code, order, account, error or time, each with a line about what happened.
// State key: `search`, the search.
// Publishes the page.
export { searchReducer } from './searchSlice';
export { SessionsPage } from './SessionsPage';
