import type { FastifyRequest } from 'fastify';
import {
  channelContentParams,
  channelContentsParams,
  contentQuery,
  contentSchema,
  contentsQuery,
  contentsSchema,
  siteContentParams,
  siteContentsParams,
} from '../../../contract/content/content.schema';
import type { ManagedContent } from '../../../contract/content/content';
import type { PublishStatus } from '../../../contract/catalog/menu';
import { CONTENT_PATHS } from '../../../contract/content/contentPaths';
import { normalizeId } from '../../../contract/ids';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { ApiProblem } from '../../problems';
import { idIn } from '../context';
import { contentList, type ContentsQuery } from './contentList';
import { contentsFor } from './contentsFor';
import { contentView } from './contentViews';

const notFound = (what: string) => new ApiProblem(404, 'ITEM_NOT_FOUND', `There is no ${what} with this id.`);

/**
 * Contents of the site or its channel: one, or a list (CMS-01, CMS-04); live ones, or for builders drafts. Like the
 * site's pages they stay readable where guests may not browse.
 */
export const contentRoutes: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);

  const checkSite = (siteId: string): void => {
    if (idIn('site', siteId, 'siteId') !== app.webstore.current().siteId) throw notFound('site');
  };
  const checkChannel = (channelId: string): void => {
    if (idIn('channel', channelId, 'channelId') !== app.webstore.current().channelId) throw notFound('channel');
  };
  const one = async (
    request: FastifyRequest,
    status: PublishStatus | undefined,
    keyOrId: string,
  ): Promise<ManagedContent> => {
    const live = await contentsFor(request, status);
    const content = live.named(keyOrId) ?? live.named(normalizeId(keyOrId) ?? '');
    if (!content) throw notFound('content');
    return contentView(content, app.webstore.current().currentLanguage);
  };
  const list = async (request: FastifyRequest, query: ContentsQuery) => {
    const { siteId, channelId, currentLanguage: language } = app.webstore.current();
    const [address = ''] = request.url.split('?');
    return contentList(query, {
      live: await contentsFor(request, query.publishStatus),
      language,
      siteId,
      channelId,
      address,
    });
  };

  const schema = { querystring: contentQuery, response: { 200: contentSchema } };
  app.get(CONTENT_PATHS.bySite, { schema: { ...schema, params: siteContentParams } }, (request) => {
    checkSite(request.params.siteId);
    return one(request, request.query.publishStatus, request.params.contentKeyOrId);
  });
  app.get(CONTENT_PATHS.byChannel, { schema: { ...schema, params: channelContentParams } }, (request) => {
    checkChannel(request.params.channelId);
    return one(request, request.query.publishStatus, request.params.contentKeyOrId);
  });

  const listSchema = { querystring: contentsQuery, response: { 200: contentsSchema } };
  app.get(CONTENT_PATHS.listBySite, { schema: { ...listSchema, params: siteContentsParams } }, (request) => {
    checkSite(request.params.siteId);
    return list(request, request.query);
  });
  app.get(CONTENT_PATHS.listByChannel, { schema: { ...listSchema, params: channelContentsParams } }, (request) => {
    checkChannel(request.params.channelId);
    return list(request, request.query);
  });
  done();
};
