import texts from '../../messages/fr-FR/errorsPage.json';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Unavailable } from './Unavailable';

export const unavailablePart = { Part: Unavailable, texts };
export const emptyStatePart = { Part: EmptyState, texts };
