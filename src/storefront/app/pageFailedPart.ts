import texts from '../messages/fr-FR/errorsPage.json';
import { PageFailed } from './PageFailed';

export const pageFailedPart = { Part: PageFailed, texts };
