// The list of recorded sessions: found by code, order, account, error or time, each with a line that says what happened.
// State key: `search`, what is looked for. Publishes the page.
export { searchReducer } from './searchSlice';
export { SessionsPage } from './SessionsPage';
