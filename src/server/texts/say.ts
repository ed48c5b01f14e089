import { createFillIn, type Texts } from '../../commerce/messages/fillIn';
import { textsOf } from '../../commerce/messages/textFiles';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ShopLocale } from '../../contract/languages';
import * as english from './english';
import * as french from './french';
import type { Sentence, Text } from './sentence';
import type { TextId } from './textId';
import type { Cents } from '../../contract/money';

const catalogues: Readonly<Record<ShopLocale, Readonly<Record<TextId, Texts[string]>>>> = {
  [SHOP_LOCALE]: textsOf(french),
  'en-US': textsOf(english),
};

/** Translates a sentence into one language. */
export interface Say {
  (text: Text): string;
  readonly locale: ShopLocale;
  /** An amount of money, with its currency sign. */
  money(cents: Cents, currency: string): string;
}

function createSay(locale: ShopLocale): Say {
  const fillIn = createFillIn(locale);
  const monies = new Map<string, Intl.NumberFormat>();
  const money = (cents: Cents, currency: string): string => {
    // Cached, because creating a format takes far longer than using it.
    const format = monies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    monies.set(currency, format);
    return format.format(cents / 100);
  };
  const written = (value: NonNullable<Sentence['values']>[string]): string | number => {
    if (typeof value !== 'object') return value;
    return 'id' in value ? say(value) : money(value.cents, value.currency);
  };
  const say = (text: Text): string => {
    if (typeof text === 'string') return text;
    const values = Object.entries(text.values ?? {}).map(([name, value]) => [name, written(value)] as const);
    return fillIn(catalogues[locale][text.id], Object.fromEntries(values));
  };
  return Object.assign(say, { locale, money });
}

const known = new Map<ShopLocale, Say>();

/** The translator into this language. */
export function sayIn(locale: ShopLocale): Say {
  const say = known.get(locale) ?? createSay(locale);
  known.set(locale, say);
  return say;
}

/** The id of a text, if the server has one with this name: for names that come from data. */
export const isTextId = (name: string): name is TextId => Object.hasOwn(catalogues[SHOP_LOCALE], name);
