import errorsPageTexts from '../../messages/fr-FR/errorsPage.json';
import recordingSendTexts from '../../messages/fr-FR/recordingSend.json';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { recordingEvents } from '../recording';
import { Unavailable } from './Unavailable';

const texts = { ...errorsPageTexts, ...recordingSendTexts };

export const unavailableModule = { Component: Unavailable, texts, events: [recordingEvents] };
export const emptyStateModule = { Component: EmptyState, texts };
