import texts from '../../messages/fr-FR/errorsPage.json';
import { PageFailed } from './PageFailed';

export const pageFailedModule = { Component: PageFailed, texts };
