// `NotFound`, for pages that bundle it instead of loading it as late code.
export { NotFound } from './NotFound';
