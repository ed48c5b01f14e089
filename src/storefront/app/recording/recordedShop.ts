import { registerEvents } from './events';
import { recordedVersions } from './recordedVersions';
import type { RecordedApplication } from './recordPage';

/** What recording the shop's pages takes: their events, and the versions of their shapes. */
export const recordedShop: RecordedApplication = { registerEvents, schema: recordedVersions };
