import texts from '../../messages/fr-FR/errorsPage.json';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Unavailable } from './Unavailable';

export const unavailableModule = { Component: Unavailable, texts };
export const emptyStateModule = { Component: EmptyState, texts };
