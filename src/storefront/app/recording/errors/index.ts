// What a recording says of errors of the page's own code: kind, name, a message without anything personal, and the place.
// Late code, part of the recorder's.
export { createErrorDescriber } from './describeErrors';
