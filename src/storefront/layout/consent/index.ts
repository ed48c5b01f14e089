// The question which cookies may be set, a lazy component of every page, and the process that keeps the answer.
export { consent } from './lazyConsent';
