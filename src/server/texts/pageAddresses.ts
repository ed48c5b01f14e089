import type { FastifyInstance } from 'fastify';
import { inLanguage, type ShopLocale } from '../../contract/languages';
import { publicAddress } from '../http/publicAddress';
import { siteLocale } from './callLanguage';

/**
 * Addresses of the shop's pages for readers of a mail: if the mail is not in the site's own language, neither are the
 * pages.
 */
export const pageAddresses =
  (app: Pick<FastifyInstance, 'server' | 'settings' | 'webstore'>) =>
  (locale: ShopLocale, path: string): string =>
    publicAddress(app, app.settings) + (locale === siteLocale(app) ? path : inLanguage(path, locale));
