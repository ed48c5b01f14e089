import { NEVER_EXPIRES } from '../../contract/constants';

/** How long the cache keeps an entry that nothing uses, in seconds, for its lifetime (ERR-03). */
export const keptFor = (seconds: number): number => (seconds === NEVER_EXPIRES ? Infinity : seconds);
