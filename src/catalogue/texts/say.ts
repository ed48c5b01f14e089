import { english } from './english';
import { french } from './french';
import type { TextId } from './textId';

export const CATALOGUE_LANGUAGES = ['fr-FR', 'en-US'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** The text of an id in one language. */
export type Say = (id: TextId) => string;

const languages: Readonly<Record<CatalogueLanguage, Readonly<Record<TextId, string>>>> = {
  'fr-FR': french,
  'en-US': english,
};

export const isTextId = (text: string): text is TextId => Object.hasOwn(french, text);

export const sayIn =
  (language: CatalogueLanguage): Say =>
  (id) =>
    languages[language][id];
