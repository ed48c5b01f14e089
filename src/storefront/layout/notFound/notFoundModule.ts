import texts from '../../messages/fr-FR/errorsPage.json';
import { NotFound } from './NotFound';

export const notFoundModule = { Component: NotFound, texts };
