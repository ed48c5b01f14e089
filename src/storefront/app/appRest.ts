import texts from '../messages/fr-FR/errorsPage.json';
import { PageFailed } from './failure/PageFailed';
import { PageHead } from './head/PageHead';

export { repeatInput } from '../platform/page/repeatInput';
export { pageReturned } from './pageReturned';
export const pageFailedModule = { Component: PageFailed, texts };
export const pageHeadModule = { Component: PageHead, texts: {} };
