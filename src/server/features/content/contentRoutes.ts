import {
  channelContentParams,
  contentQuery,
  contentSchema,
  siteContentParams,
} from '../../../contract/content/content.schema';
import type { ManagedContent } from '../../../contract/content/content';
import { CONTENT_PATHS } from '../../../contract/content/contentPaths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { ApiProblem } from '../../problems';
import { idIn } from '../context';
import { ownContent } from './ownContents';

const notFound = (what: string) => new ApiProblem(404, 'ITEM_NOT_FOUND', `There is no ${what} with this id.`);

/** One content by the site or the channel it is published to; whoever may see a page may see what it shows. */
export const contentRoutes: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);

  const published = (keyOrId: string): ManagedContent => {
    const content = ownContent(keyOrId, app.webstore.current().currentLanguage);
    if (!content) throw notFound('content');
    return content;
  };
  const schema = { querystring: contentQuery, response: { 200: contentSchema } };

  app.get(CONTENT_PATHS.bySite, { schema: { ...schema, params: siteContentParams } }, (request) => {
    const { siteId, contentKeyOrId } = request.params;
    if (idIn('site', siteId, 'siteId') !== app.webstore.current().siteId) throw notFound('site');
    return published(contentKeyOrId);
  });

  app.get(CONTENT_PATHS.byChannel, { schema: { ...schema, params: channelContentParams } }, (request) => {
    const { channelId, contentKeyOrId } = request.params;
    if (idIn('channel', channelId, 'channelId') !== app.webstore.current().channelId) throw notFound('channel');
    return published(contentKeyOrId);
  });
  done();
};
