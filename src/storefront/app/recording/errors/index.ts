// How errors of the page's own code are recorded: kind, name, a message without personal data, and the location.
// Late code, part of the recorder's.
export { createErrorDescriber } from './describeErrors';
