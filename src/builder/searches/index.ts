// What shoppers search for, and the synonyms by which builders help them: edited, tried and published on one page.
// State key: searches; the counts and trials live in the API's cache. Publishes the page, the slice with its events,
// and the process.
export { SearchesPage } from './SearchesPage';
export { searchesApi } from './searchesApi';
export { searchesSaga } from './searchesSaga';
export { searchesEvents, searchesReducer, selectAreSynonymsEdited } from './searchesSlice';
