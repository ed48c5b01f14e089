import errorsPageTexts from '../../messages/fr-FR/errorsPage.json';
import recordingSendTexts from '../../messages/fr-FR/recordingSend.json';
import { recordingEvents } from '../recording';
import { Unavailable } from './Unavailable';

export const unavailableModule = {
  Component: Unavailable,
  texts: { ...errorsPageTexts, ...recordingSendTexts },
  events: [recordingEvents],
};
