import type { FastifyInstance } from 'fastify';
import { inLanguage, type ShopLocale } from '../../contract/languages';
import { publicAddress } from '../http/publicAddress';
import { siteLocale } from './callLanguage';

/** Addresses of the shop's pages for whoever reads a mail: where it is not in the site's own language, its pages are neither. */
export const pageAddresses =
  (app: Pick<FastifyInstance, 'server' | 'settings' | 'webstore'>) =>
  (locale: ShopLocale, path: string): string =>
    publicAddress(app, app.settings) + (locale === siteLocale(app) ? path : inLanguage(path, locale));
