import { FALLBACK_LOCALE } from '../../contract/constants';
import { createFillIn, type Texts } from '../../commerce/messages/fillIn';
import { firstTexts } from './firstTexts';
import type { MessageId } from './messageId';

/** Fills in the text of a message; an unknown id does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** The texts in the language of this build: French in the server's, the page's language in a browser's. */
const texts: Record<string, Texts[string]> = { ...firstTexts };
/** Whole catalogues of other languages, by locale, for the server and the player, which show pages in all languages. */
const catalogues = new Map<string, Texts>();
const translators = new Map<string, Translate>();

/** Adds the compiled texts of a page or lazy component; its loader calls this before it is shown. */
export const addTexts = (added: Texts): void => void Object.assign(texts, added);

/** Adds a whole language to that of this build. */
export const addCatalogue = (locale: string, catalogue: Texts): void => void catalogues.set(locale, catalogue);

const missed = new Set<string>();
function report(id: string, locale: string): void {
  if (process.env.NODE_ENV !== 'development' || missed.has(id)) return;
  missed.add(id);
  console.warn(`There is no text "${id}" in ${locale}.`);
}

function createTranslator(locale: string): Translate {
  const fillIn = createFillIn(locale);
  return (id, values = {}) => {
    const text = (catalogues.get(locale) ?? texts)[id];
    if (text !== undefined) return fillIn(text, values);
    report(id, locale);
    return fillIn(catalogues.get(FALLBACK_LOCALE)?.[id] ?? texts[id] ?? id, values);
  };
}

/**
 * The translator of a locale. The texts of a page or lazy component are available once its code is loaded. A text that
 * the language lacks falls back to English (CON-03): here where `addEnglish` was called, in a browser's files at build
 * time.
 */
export function translatorOf(locale: string): Translate {
  const translate = translators.get(locale) ?? createTranslator(locale);
  translators.set(locale, translate);
  return translate;
}
