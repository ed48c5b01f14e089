import texts from '../../messages/fr-FR/errorsPage.json';
import { NotFound } from './NotFound';

export const notFoundPart = { Part: NotFound, texts };
