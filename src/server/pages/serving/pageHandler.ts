import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { loginAddress } from '../../../contract/pages/pageReference';
import { plainPath } from '../../../contract/pages/plainPath';
import { acceptedEncoding } from '../../http/compression';
import { isNamed } from '../../http/etag';
import { openOf, readPageAddress } from '../pageAddress';
import { compressedBytes } from '../pageCache';
import { keepLanguage, pageLanguage } from '../pageLanguage';
import type { PageSource } from '../pageSource';
import type { VisitorPages } from './visitorPages';

type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Browsers read what follows several slashes as a host, and refuse such an address in their history. */
const SLASHES_IN_FRONT = /^[/\\]{2,}/;

/**
 * Redirects to the address of another page. Browsers must revalidate it each time: they would otherwise keep a
 * permanent redirect even after the category is renamed again, or after guests may browse.
 */
const leadOn = (reply: FastifyReply, address: string) =>
  reply
    .header('cache-control', 'private, no-cache')
    .redirect(address, address.startsWith(AUTHENTICATION_PAGES.login) ? 303 : 308);

/** Answers a request for a page of the shop: with the page, or with the address to which it leads. */
export function pageHandler(app: FastifyInstance, shop: PageSource, pages: VisitorPages): ShowPage {
  /** A builder's page with the draft: never cached, and allowed in the builder's frame. */
  const showPreview = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const page = await pages.preview(request, address, pageLanguage(app, request).locale);
    if (page.status === 303) return reply.redirect(loginAddress(request.url), 303);
    if (typeof page.status === 'object') return leadOn(reply, page.status.leadsTo);
    return reply
      .code(page.status)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', page.contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  return async (request, reply) => {
    const address = request.url.replace(SLASHES_IN_FRONT, '/');
    // Any other spelling is redirected: the page's state would have another address than the browser.
    const isPlain = plainPath(request.originalUrl) === request.originalUrl;
    if (address !== request.url || !isPlain) return reply.redirect(address, 308);
    // An address that looks personal is redirected to one that does not: neither state nor browser may keep it.
    const { open, isPersonal, asksForDraft } = readPageAddress(address);
    if (isPersonal) return reply.redirect(openOf(address), 303);
    if (asksForDraft && (await shop.toolsFor(request, 'builders')) === 'theirs')
      return showPreview(request, reply, open);
    const language = pageLanguage(app, request);
    const page = await pages.live(request, open, language.locale);
    keepLanguage(reply, language);
    if (page.status === 303) return reply.redirect(loginAddress(address), 303);
    if (typeof page.status === 'object') return leadOn(reply, page.status.leadsTo);
    void reply
      .header('etag', page.etag)
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', page.contentSecurityPolicy);
    if (page.status === 200 && isNamed(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
    void reply.code(page.status).type('text/html; charset=utf-8');
    const encoding = acceptedEncoding(request);
    if (encoding === null) return reply.send(page.html);
    return reply.header('content-encoding', encoding).send(await compressedBytes(page, encoding));
  };
}
