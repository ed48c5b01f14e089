import texts from '../messages/fr-FR/errorsPage.json';
import { PageFailed } from './failure/PageFailed';
import { PageHead } from './head/PageHead';

export { pageReturned } from './pageReturned';
export const pageFailedModule = { Component: PageFailed, texts };
export const pageHeadModule = { Component: PageHead, texts: {} };
