// For pages that bundle it instead of loading it later, and its links for pages that found nothing.
export { CategoryLinks } from './CategoryLinks';
export { NotFound } from './NotFound';
