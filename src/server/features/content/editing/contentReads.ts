import type { ContentOutline } from '../../../../contract/content/editing';
import {
  contentDraftSchema,
  contentDraftsSchema,
  contentVersionDetailSchema,
  contentVersionParams,
  contentVersionsSchema,
  editedContentParams,
} from '../../../../contract/content/editing.schema';
import { EDITING_PATHS } from '../../../../contract/content/editingPaths';
import { query } from '../../../../contract/wire.schema';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem } from '../../../problems';
import { guardBuilders } from '../../site';
import { readDraft, readDrafts, type StoredDraft } from '../draftTable';
import { readVersion, readVersions, type StoredVersion } from '../versionTable';
import { draftView, found, stateOf } from './contentCommands';

/** The number of latest versions that are listed: more than anybody looks through. */
const VERSIONS_LISTED = 50;
const NUMBER = /^[1-9]\d{0,14}$/;
const collator = new Intl.Collator('fr');

function outlineOf(draft: StoredDraft): ContentOutline {
  const { kind, path, title } = draft.document;
  return { ...stateOf(draft), kind, path, title };
}

const versionView = ({ version, publishedAt, publishedBy }: StoredVersion, { liveVersion }: StoredDraft) => ({
  version,
  publishedAt: new Date(publishedAt).toISOString(),
  publishedBy,
  isLive: version === liveVersion,
});

/** The calls by which builders read contents: drafts and published versions. */
export const contentReads: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  answerWithValidator(app);
  const db = app.database.read;
  const { webstoreId } = app.webstore.current();
  const params = editedContentParams;
  const querystring = query({});

  app.get(EDITING_PATHS.contents, { schema: { querystring, response: { 200: contentDraftsSchema } } }, async () => {
    const outlines = (await readDrafts(db, webstoreId)).map(outlineOf);
    return { contents: outlines.sort((a, b) => collator.compare(a.title, b.title)) };
  });

  app.get(
    EDITING_PATHS.content,
    { schema: { params, querystring, response: { 200: contentDraftSchema } } },
    async (request) => draftView(found(await readDraft(db, webstoreId, request.params.contentKey))),
  );

  app.get(
    EDITING_PATHS.versions,
    { schema: { params, querystring, response: { 200: contentVersionsSchema } } },
    async (request) => {
      const { contentKey } = request.params;
      const draft = found(await readDraft(db, webstoreId, contentKey));
      const versions = await readVersions(db, webstoreId, contentKey, VERSIONS_LISTED);
      return { versions: versions.map((version) => versionView(version, draft)) };
    },
  );

  app.get(
    EDITING_PATHS.version,
    { schema: { params: contentVersionParams, querystring, response: { 200: contentVersionDetailSchema } } },
    async (request) => {
      const { contentKey, contentVersion } = request.params;
      const draft = found(await readDraft(db, webstoreId, contentKey));
      const number = NUMBER.test(contentVersion) ? Number(contentVersion) : 0;
      const version = await readVersion(db, webstoreId, contentKey, number);
      if (version === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no version of this number.');
      return { ...versionView(version, draft), document: version.document };
    },
  );
  done();
};
