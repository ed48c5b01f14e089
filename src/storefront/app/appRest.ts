import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import recordingSendTexts from '../messages/fr-FR/recordingSend.json';
import { recordingEvents } from '../features/recording';
import { PageFailed } from './PageFailed';
import { PageHead } from './head/PageHead';
import { sendWhenWanted } from './recording/sendWhenWanted';
import { offlineNotices } from './routing/offlineNotices';

export { pageReturned } from './pageReturned';
/** Brings along the process that tells of pages that cannot be loaded at all. */
export const pageFailedModule = {
  Component: PageFailed,
  texts: { ...errorsPageTexts, ...recordingSendTexts },
  events: [recordingEvents],
  saga: offlineNotices,
};
/** Brings along the process that sends the recording: every page loads `PageHead`, and needs that process too. */
export const pageHeadModule = { Component: PageHead, texts: {}, saga: sendWhenWanted };
