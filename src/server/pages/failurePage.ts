import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeValues } from '../../storefront/ui/theme/themeValues';
import { DatabaseProblem } from '../database/DatabaseProblem';
import { ApiProblem } from '../problems';
import { RendererBusy } from './rendering/RendererBusy';
import { SHOP_LOCALE, TEXT_DIRECTION } from '../../contract/constants';
import { languageOf, type ShopLocale } from '../../contract/languages';
import { CONTACT_PAGE } from '../../contract/contact/contactMessage';
import { addressBelow } from '../../contract/pages/basePath';
import { sayIn } from '../texts/say';
import { sentence } from '../texts/sentence';
import type { TextId } from '../texts/textId';
import { pageLanguage } from './pageLanguage';

const { color, space, radius, size } = themeValues;

/** The shop's look without its files: its colours and spacing, in system fonts. */
const STYLE = [
  `body{margin:0;background:${color.paper};color:${color.ink};font:${size.body}/1.5 system-ui,sans-serif}`,
  `header{padding:${space[4]};background:${color.pineDeep};color:${color.onPine};text-align:center}`,
  `header,h1{font-family:Georgia,serif;font-weight:600}header{font-size:${size.large}}`,
  `main{max-width:34rem;margin:0 auto;padding:${space[16]} ${space[4]};text-align:center}`,
  `h1{margin:0;font-size:${size.headline};line-height:1.2;text-wrap:balance}p{margin:${space[4]} 0;color:${color.inkSoft};text-wrap:balance}`,
  `nav{display:flex;flex-wrap:wrap;justify-content:center;gap:${space[3]}}`,
  `a{padding:${space[2]} ${space[5]};border:1px solid ${color.pine};border-radius:${radius.control};color:${color.pine};font-weight:600;text-decoration:none}`,
  `a:first-child{background:${color.pine};color:${color.onPine}}a:hover{text-decoration:underline}`,
  `a:focus-visible{outline:2px solid ${color.pine};outline-offset:2px}`,
].join('');

/** The content security policy of these pages: nothing but their own style is allowed, and no frame may show them. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The texts of a page, and the links below them. */
interface Contents {
  readonly title: TextId;
  readonly heading: TextId;
  readonly text: TextId;
  readonly ways: readonly (readonly [href: string, text: TextId])[];
}

/** The HTML of a page that needs no file: whatever broke the requested page must not break this one. */
function pageSaying({ title, heading, text, ways }: Contents, locale: ShopLocale, basePath: string): string {
  const said = (id: TextId): string => sayIn(locale)(sentence(id));
  const links = ways.map(([href, id]) => `<a href="${addressBelow(basePath, href)}">${said(id)}</a>`).join('');
  return [
    `<!doctype html><html lang="${languageOf(locale)}" dir="${TEXT_DIRECTION}"><head><meta charset="utf-8"><title>${said(title)} – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><header>Comptoir</header>`,
    `<main><h1>${said(heading)}</h1><p>${said(text)}</p><nav>${links}</nav></main></body></html>`,
  ].join('');
}

/** The language of the requested page; the shop's own if not even the site is known. */
const localeOf = ({ request }: FastifyReply): ShopLocale =>
  request.server.hasDecorator('site') ? pageLanguage(request.server, request).locale : SHOP_LOCALE;

const sendPage = (reply: FastifyReply, status: number, contents: Contents): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(pageSaying(contents, localeOf(reply), reply.server.settings.basePath));

const failed: Contents = {
  title: 'page.failed.title',
  heading: 'page.failed',
  text: 'page.failed.text',
  ways: [
    ['', 'page.failed.again'],
    ['/', 'page.home'],
    [CONTACT_PAGE, 'page.failed.support'],
  ],
};

const unreadable: Contents = {
  title: 'page.unreadable.title',
  heading: 'page.unreadable',
  text: 'page.unreadable.text',
  ways: [
    ['/', 'page.home'],
    ['/search', 'page.unreadable.search'],
  ],
};

const forbiddenTo = (heading: TextId): Contents => ({
  title: 'page.forbidden.title',
  heading,
  text: 'page.forbidden.text',
  ways: [['/', 'page.home']],
});

/** What everybody else sees instead of a page for builders or for support. */
const forbidden = {
  builders: forbiddenTo('page.forbidden.builders'),
  support: forbiddenTo('page.forbidden.support'),
} as const;

/** Answers a request for a page that is not for this user, with status 403 and an HTML page. */
export const showForbidden = (reply: FastifyReply, whose: keyof typeof forbidden): FastifyReply =>
  sendPage(reply, 403, forbidden[whose]);

/**
 * Answers an address whose page could not be rendered, with an HTML page: status 500, or 503 while the database or the
 * commerce server behind a gateway is unreachable or too many pages are waiting. The reason is logged.
 */
export function showFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: error }, 'a page could not be rendered');
  const isAway = error instanceof ApiProblem && error.status === 503;
  const isPassing = isAway || error instanceof DatabaseProblem || error instanceof RendererBusy;
  void sendPage(reply, isPassing ? 503 : 500, failed);
}

/** Answers an address that cannot be decoded (`/%E0%A4%A`) with status 400 and an HTML page. */
export const showUnreadable = (reply: FastifyReply): FastifyReply => sendPage(reply, 400, unreadable);
