// The list of recorded sessions: found by code, order, account, error, page or time, each with a line about what
// happened.
// State key: `search`, the search.
// Publishes the page, what happened in a session as one line, and the list of a session's tabs.
export { searchReducer } from './searchSlice';
export { SessionsPage } from './SessionsPage';
export { TabList } from './TabList';
export { whatHappened } from './whatHappened';
