// Presses without effect: which ones are recorded, and how, without any text.
// State key: none.
// Publishes the function that watches a page, which its recorder starts.
export { watchPresses } from './watchPresses';
