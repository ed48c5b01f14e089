// Code for calls that contain personal values, or fail: late code, because the first reads of a page are open and
// succeed.
export { isAlsoRead } from './failures/alsoRead';
export { filled } from './filled';
export { keptOf } from './keptOf';
export { replyFailure } from './failures/replyFailure';
