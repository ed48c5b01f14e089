import { registerEvents } from './events';
import { recordedVersions } from './recordedVersions';
import type { RecordedApplication } from './recordPage';

/** The shop's pages as they are recorded. */
export const recordedShop: RecordedApplication = { registerEvents, schema: recordedVersions };
