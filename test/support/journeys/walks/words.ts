import type { Page } from 'playwright-core';
import { createFillIn } from '../../../../src/commerce/messages/fillIn';
import { textsOf } from '../../../../src/commerce/messages/textFiles';
import { SHOP_LOCALE } from '../../../../src/contract/constants';
import type { ShopLocale } from '../../../../src/contract/languages';
import englishCard from '../../../../src/paymentFrame/texts.en-US.json';
import frenchCard from '../../../../src/paymentFrame/texts.fr-FR.json';
import { sayIn } from '../../../../src/server/texts/say';
import type { TextId } from '../../../../src/server/texts/textId';
import type { MessageId, Translate } from '../../../../src/storefront/messages';
import * as english from '../../../../src/storefront/messages/english';
import * as french from '../../../../src/storefront/messages/french';

type Values = NonNullable<Parameters<Translate>[1]>;

/**
 * What a walk reads, in the language of its shopper: all of it from the message catalogues, so that no test repeats a
 * text.
 */
export interface Words {
  readonly locale: ShopLocale;
  /** A text of the shop's or the builder's pages. */
  readonly t: Translate;
  /** Matches what begins with a text of the pages; a value that is not given may be anything. */
  readonly like: (id: MessageId, values?: Values) => RegExp;
  /** A text that the server says. */
  readonly served: (id: TextId) => string;
  /** The texts of the payment provider's form. */
  readonly card: typeof frenchCard;
}

const ANYTHING = '\u0000';

/** A pattern for a text, whichever spaces it contains. */
const patternOf = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replaceAll(ANYTHING, '.*');

/** The given values; under every other name a mark for which `patternOf` matches anything. */
const withAnything = (values: Values): Values =>
  new Proxy(values, { get: (given, name: string) => given[name] ?? ANYTHING });

function createWords(locale: ShopLocale): Words {
  const [texts, card] = locale === SHOP_LOCALE ? [textsOf(french), frenchCard] : [textsOf(english), englishCard];
  const fillIn = createFillIn(locale);
  const say = sayIn(locale);
  return {
    locale,
    card,
    t: (id, values = {}) => fillIn(texts[id], values),
    like: (id, values = {}) => new RegExp(`^\\s*${patternOf(fillIn(texts[id], withAnything(values)))}`),
    served: (id) => say({ id }),
  };
}

const made = new Map<ShopLocale, Words>();
const spoken = new WeakMap<Page, ShopLocale>();

/** Sets the language in which a page is walked through; by default it is French. */
export const speak = (page: Page, locale: ShopLocale): void => void spoken.set(page, locale);

export function wordsOf(page: Page): Words {
  const locale = spoken.get(page) ?? SHOP_LOCALE;
  const words = made.get(locale) ?? createWords(locale);
  made.set(locale, words);
  return words;
}
