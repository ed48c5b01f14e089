import { SHOP_LOCALE } from '../../../contract/constants';
import { languageOf } from '../../../contract/languages';
import { localeIn } from '../../api';
import { useShopSelector } from '../../kernel/hooks';
import type { RootState } from '../../kernel/state';

const dataLanguageIn = (state: RootState) => (localeIn(state) === SHOP_LOCALE ? undefined : languageOf(SHOP_LOCALE));

/**
 * `lang` of text written by the producer and the site's builders rather than the shop: products, menus, contents. Such
 * text stays French on a page in another language; undefined on a French page.
 */
export const useDataLanguage = (): string | undefined => useShopSelector(dataLanguageIn);
