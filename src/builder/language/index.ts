// The language of the builder's page, from the `lang` of the HTML document: texts, numbers and dates follow it.
// State key: `language`. Publishes the provider of texts, the formats, and `lang` of what builders have written.
export { BuilderLanguage } from './BuilderLanguage';
export { formatsIn, useFormats } from './formats';
export { languageEvents, languageReducer, localeRead, selectLocale } from './languageSlice';
export { useDataLanguage } from './useDataLanguage';
