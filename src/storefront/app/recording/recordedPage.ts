import type { RecordedPage } from './sending/sendingSaga';

let resolve: (page: RecordedPage) => void = () => undefined;

/**
 * The recording of this window's page, for code that sends it; pending until there is one. A separate file, so that
 * waiting for the recording does not load the recorder.
 */
export const recordedPage = new Promise<RecordedPage>((resolvePage) => (resolve = resolvePage));

/** Called when the recording of this window's page starts. */
export const pageRecorded = (page: RecordedPage): void => resolve(page);
