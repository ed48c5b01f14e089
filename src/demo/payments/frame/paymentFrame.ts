import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAYMENT_PATHS } from '../../../contract/payment/paymentPaths';
import { frameQuery } from '../../../contract/payment/paymentToken.schema';
import { frameStyle } from '../../../paymentFrame/frameStyle';
import { answerWithValidator } from '../../../server/http/etag';
import { browserFolder, readRelease } from '../../../server/pages/release';
import type { AppPlugin } from '../../../server/app';
import { frameDocument } from './frameDocument';
import { SHOP_LOCALE } from '../../../contract/constants';
import { LOCALES, shopLocale } from '../../../contract/languages';

/**
 * Serves the frame's page around a script; the script reads from the address which form is wanted (card or direct
 * debit), and in which language.
 */
export function servePaymentFrame(app: Parameters<AppPlugin>[0], script: string): void {
  const { basePath } = app.settings;
  const style = frameStyle(basePath);
  const pages = new Map(LOCALES.map((locale) => [locale, frameDocument(script, style, locale, basePath)] as const));
  answerWithValidator(app);
  app.get(PAYMENT_PATHS.frame, { schema: { querystring: frameQuery } }, ({ query: { language } }, reply) => {
    const page = pages.get(shopLocale(language) ?? SHOP_LOCALE);
    if (page === undefined) throw new Error('the payment frame speaks every language of the shop');
    return (
      reply
        .header('content-security-policy', page.contentSecurityPolicy)
        // An opaque origin has its own agent cluster anyway; Chromium would warn that the header contradicts the page
        // around it.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(page.html)
    );
  });
}

/** The frame's script as built, one file without chunks. Rejects when it is missing from the build. */
export async function readFrameScript(folder: string): Promise<string> {
  const { entries } = await readRelease(folder);
  const [file, ...more] = entries['paymentFrame'] ?? [];
  if (file === undefined || more.length > 0) throw new Error('the build has no payment frame in one file');
  return readFile(path.join(folder, file), 'utf8');
}

/** Serves the payment frame's page, from the browser build of the same release. */
export const paymentFrame = async (app: FastifyInstance): Promise<void> =>
  servePaymentFrame(app, await readFrameScript(browserFolder));
