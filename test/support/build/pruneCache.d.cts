/** Removes what was written into a folder more than two weeks ago; looks once a day. */
export function pruneCache(folder: string): void;
