// The question which cookies may be set, as a part of every page, and the process that keeps the answer.
export { consent } from './consentPart';
