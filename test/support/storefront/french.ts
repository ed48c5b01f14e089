import { SHOP_LOCALE } from '../../../src/contract/constants';
import { translatorOf } from '../../../src/storefront/messages';

/** The shop's French, with the texts of the code that is loaded. */
export const translate = translatorOf(SHOP_LOCALE);
