// The question which cookies may be set: a lazy component of every page, with the process that keeps the answer.
export { consent } from './lazyConsent';
