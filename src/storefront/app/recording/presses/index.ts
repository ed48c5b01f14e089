// Presses that did nothing: what is recorded of them, without words, and when.
// State key: none.
// Publishes the watch over a page, which its recorder starts.
export { watchPresses } from './watchPresses';
