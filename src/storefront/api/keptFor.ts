import { NEVER_EXPIRES } from '../../contract/constants';

/** Seconds for `keepUnusedDataFor`; a lifetime that never ends is Infinity (ERR-03). */
export const keptFor = (seconds: number): number => (seconds === NEVER_EXPIRES ? Infinity : seconds);
