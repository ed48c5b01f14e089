import type { FastifyInstance } from 'fastify';
import { inLanguage, type ShopLocale } from '../../contract/languages';
import { publicAddress } from '../http/publicAddress';
import { siteLocale } from './callLanguage';

/** Absolute addresses of the shop's pages in a language, for mails and the sitemap. */
export const pageAddresses =
  (app: Pick<FastifyInstance, 'server' | 'settings' | 'webstore'>) =>
  (locale: ShopLocale, path: string): string =>
    publicAddress(app, app.settings) + (locale === siteLocale(app) ? path : inLanguage(path, locale));
