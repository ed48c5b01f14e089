// For late pages, which bundle it: shown while their content is unavailable.
export { Unavailable } from './Unavailable';
