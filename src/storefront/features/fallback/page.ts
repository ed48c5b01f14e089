// The placeholder for unavailable content, for late pages, which bundle it.
export { Unavailable } from './Unavailable';
