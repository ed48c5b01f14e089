import { textsOf } from '../../commerce/messages/textFiles';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ShopLocale } from '../../contract/languages';
import * as english from './english';
import * as french from './french';
import type { TextId } from './textId';

/** The text with this id in one language. */
export type Say = (id: TextId) => string;

const texts: Readonly<Record<ShopLocale, Readonly<Record<TextId, string>>>> = {
  [SHOP_LOCALE]: textsOf(french),
  'en-US': textsOf(english),
};

export const isTextId = (text: string): text is TextId => Object.hasOwn(texts[SHOP_LOCALE], text);

export const sayIn =
  (locale: ShopLocale): Say =>
  (id) =>
    texts[locale][id];
