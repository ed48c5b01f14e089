import recordingSendTexts from '../../../messages/fr-FR/recordingSend.json';
import { recordingEvents } from '../recordingSlice';
import { SendToSupport } from './SendToSupport';

export const sendToSupportModule = {
  Component: SendToSupport,
  texts: recordingSendTexts,
  events: [recordingEvents],
} as const;
