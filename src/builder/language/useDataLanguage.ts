import { SHOP_LOCALE } from '../../contract/constants';
import { languageOf } from '../../contract/languages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from './languageSlice';

/**
 * `lang` of text that builders have written, which stays French on a page in another language: labels, titles, texts of
 * fields; undefined on a French page.
 */
export const useDataLanguage = (): string | undefined =>
  useBuilderSelector(selectLocale) === SHOP_LOCALE ? undefined : languageOf(SHOP_LOCALE);
