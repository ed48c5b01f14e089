import texts from '../messages/fr-FR/errorsPage.json';
import { NotFound } from '../pages/NotFound';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageFailed } from './PageFailed';
import { Unavailable } from './Unavailable';

export const unavailablePart = { Part: Unavailable, texts };
export const notFoundPart = { Part: NotFound, texts };
export const pageFailedPart = { Part: PageFailed, texts };
export const emptyStatePart = { Part: EmptyState, texts };
