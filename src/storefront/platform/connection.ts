/** Whether the browser knows that it has no connection; it may have none without knowing. */
export const isOffline = (): boolean => !navigator.onLine;
