import type { RecordedPage } from './sending/sendingSaga';

let resolve: (page: RecordedPage) => void = () => undefined;

/**
 * The recording of this window's page, for whoever sends it; pending until there is one. A file of its own, so that who
 * waits for the recording does not load what makes it.
 */
export const recordedPage = new Promise<RecordedPage>((resolvePage) => (resolve = resolvePage));

/** This window's page is recorded from here on. */
export const pageRecorded = (page: RecordedPage): void => resolve(page);
