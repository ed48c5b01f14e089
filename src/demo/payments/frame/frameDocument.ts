import { createHash } from 'node:crypto';
import { TEXT_DIRECTION } from '../../../contract/constants';
import { languageOf, type ShopLocale } from '../../../contract/languages';
import { baseAttribute } from '../../../contract/pages/basePath';
import { sayIn } from '../../../server/texts/say';
import { sentence } from '../../../server/texts/sentence';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script or style element ends at the first end tag in its text, even inside a string. */
const endsElement = /<\/(script|style)|<!--/i;

/** The reference to the source map, which has no address here. */
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S+\s*$/;

interface FrameDocument {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/**
 * The payment frame's page in a single reply, except the shop's typeface: an opaque origin could not load a script of
 * its own (Cross-Origin-Resource-Policy). Its policy allows its own script and style by hash, and keeps the origin
 * opaque even when the page is opened by itself. Throws on code that cannot be embedded in HTML.
 */
export function frameDocument(script: string, style: string, locale: ShopLocale, basePath = ''): FrameDocument {
  const code = script.replace(SOURCE_MAP, '');
  const say = sayIn(locale);
  if (endsElement.test(code) || endsElement.test(style)) throw new Error('the payment frame cannot stand in its page');
  return {
    html: [
      `<!doctype html><html lang="${languageOf(locale)}" dir="${TEXT_DIRECTION}"${baseAttribute(basePath)}><head><meta charset="utf-8"><title>${say(sentence('payment.frame.title'))} – Comptoir</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      `<style>${style}</style></head><body><div id="payment"></div>`,
      `<noscript><p>${say(sentence('payment.frame.needsScripts'))}</p></noscript>`,
      `<script>${code}</script></body></html>`,
    ].join(''),
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src ${hashOf(code)}`,
      `style-src ${hashOf(style)}`,
      "connect-src 'self'",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
    ].join('; '),
  };
}
