// For pages that bundle it instead of loading it later.
export { NotFound } from './NotFound';
