// What a call needs that holds personal values, or fails: late code, because the first reads of a page are open and go
// well.
export { isAlsoRead } from './failures/alsoRead';
export { filled } from './filled';
export { keptOf } from './keptOf';
export { replyFailure } from './failures/replyFailure';
