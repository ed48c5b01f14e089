import { SHOP_LOCALE } from '../../../src/contract/constants';
import { translatorOf } from '../../../src/storefront/messages';

/** The shop's French texts, as far as their code is loaded. */
export const translate = translatorOf(SHOP_LOCALE);
