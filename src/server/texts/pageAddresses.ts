import type { FastifyInstance } from 'fastify';
import { inLanguage, type ShopLocale } from '../../contract/languages';
import { publicAddress } from '../http/publicAddress';
import { siteLocale } from './callLanguage';

/** Addresses of the shop's pages for readers of a mail, in the language of the mail. */
export const pageAddresses =
  (app: Pick<FastifyInstance, 'server' | 'settings' | 'webstore'>) =>
  (locale: ShopLocale, path: string): string =>
    publicAddress(app, app.settings) + (locale === siteLocale(app) ? path : inLanguage(path, locale));
