// Code for calls that contain personal values or fail. Late code, because most first reads of a page do neither.
export { isAlsoRead } from './failures/alsoRead';
export { filled } from './filled';
export { keptOf } from './keptOf';
export { replyFailure } from './failures/replyFailure';
