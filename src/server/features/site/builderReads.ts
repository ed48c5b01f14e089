import { fileOf } from '../../../commerce/site/siteFile';
import { SITE_VERSIONS_PAGE, type SiteVersion } from '../../../contract/site/builder';
import {
  siteDraftSchema,
  siteFileQuery,
  siteFileSchema,
  siteVersionDetailSchema,
  siteVersionParams,
  siteVersionsQuery,
  siteVersionsSchema,
} from '../../../contract/site/builder.schema';
import { BUILDER_PATHS } from '../../../contract/site/builderPaths';
import type { AppPlugin } from '../../app';
import { sendProblem } from '../../http/errorReplies';
import { answerWithValidator } from '../../http/etag';
import { unknownCall } from '../../problems';
import { guardBuilders, siteFor } from './builders';
import { stateOf } from './siteCommands';
import { readDraft, readVersions, type StoredVersion } from './siteTable';
import { versionNamed } from './versionNamed';

const versionView = ({ version, publishedAt, publishedBy }: StoredVersion, liveVersion: number): SiteVersion => ({
  version,
  publishedAt: new Date(publishedAt).toISOString(),
  publishedBy,
  isLive: version === liveVersion,
});

/** The calls by which builders read the site: the draft, published versions, and the site as a file. */
export const builderReads: AppPlugin = (app, _options, done) => {
  // A route of its own, so that no page's wildcard answers an unknown call with HTML.
  app.all(BUILDER_PATHS.any, (_request, reply) => sendProblem(reply, unknownCall()));
  guardBuilders(app);
  answerWithValidator(app);
  const db = app.database.read;
  const { webstoreId } = app.webstore.current();

  app.get(BUILDER_PATHS.draft, { schema: { response: { 200: siteDraftSchema } } }, async () => {
    const draft = await readDraft(db, webstoreId);
    return { ...(await stateOf(db, webstoreId, draft)), document: draft.document };
  });

  app.get(
    BUILDER_PATHS.versions,
    { schema: { querystring: siteVersionsQuery, response: { 200: siteVersionsSchema } } },
    async ({ query }) => {
      const { liveVersion } = await readDraft(db, webstoreId);
      const found = await readVersions(db, webstoreId, { before: query.before ?? null, most: SITE_VERSIONS_PAGE + 1 });
      const shown = found.slice(0, SITE_VERSIONS_PAGE);
      return {
        versions: shown.map((version) => versionView(version, liveVersion)),
        nextBefore: found.length > shown.length ? (shown.at(-1)?.version ?? null) : null,
      };
    },
  );

  app.get(
    BUILDER_PATHS.version,
    { schema: { params: siteVersionParams, response: { 200: siteVersionDetailSchema } } },
    async ({ params }) => {
      const version = await versionNamed(db, webstoreId, params.siteVersion);
      const { liveVersion } = await readDraft(db, webstoreId);
      return { ...versionView(version, liveVersion), document: version.document };
    },
  );

  app.get(
    BUILDER_PATHS.export,
    { schema: { querystring: siteFileQuery, response: { 200: siteFileSchema } } },
    async (request, reply) => {
      const status = request.query.publishStatus ?? 'Draft';
      void reply.header('content-disposition', `attachment; filename="comptoir-site-${status.toLowerCase()}.json"`);
      return fileOf(await siteFor(request, status));
    },
  );
  done();
};
