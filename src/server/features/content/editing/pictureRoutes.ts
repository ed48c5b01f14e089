import type { ContentPicture } from '../../../../contract/content/editing';
import { CONTENT_LIMITS } from '../../../../contract/content/contentLimits';
import { mediaAddress } from '../../../../contract/content/contentPaths';
import {
  contentPictureSchema,
  contentPicturesSchema,
  uploadPictureBody,
} from '../../../../contract/content/editing.schema';
import { EDITING_PATHS } from '../../../../contract/content/editingPaths';
import { query } from '../../../../contract/wire.schema';
import type { AppPlugin } from '../../../app';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { customerOf } from '../../../visitors/caller';
import { guardBuilders } from '../../site';
import { keyOf } from '../contentKeys';
import { newestAssetVersion, raiseEdition, writePicture, type PictureContent } from '../contentTable';
import { ownPictures } from '../ownPictures';
import { readPicture } from './readPicture';

const pictureView = ({ contentKey, width, height, ...picture }: PictureContent): ContentPicture => ({
  contentKey,
  title: picture.title,
  altText: picture.altText,
  url: mediaAddress(contentKey),
  assetName: picture.assetName,
  assetVersion: picture.assetVersion,
  width,
  height,
});

/** Base64 is a third longer, plus the JSON around it. */
const BODY_LIMIT = Math.ceil(CONTENT_LIMITS.pictureBytes * 1.4);

/** The pictures of contents: a list, and uploads. */
export const pictureRoutes: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  const { webstoreId } = app.webstore.current();

  app.get(
    EDITING_PATHS.pictures,
    { schema: { querystring: query({}), response: { 200: contentPicturesSchema } } },
    () => ({
      pictures: app.contents
        .live()
        .all.flatMap((content) => (content.kind === 'picture' ? [pictureView(content)] : [])),
    }),
  );

  const schema = { body: uploadPictureBody, response: { 201: contentPictureSchema } };
  app.post(EDITING_PATHS.pictures, { bodyLimit: BODY_LIMIT, schema }, async (request, reply) => {
    const { title, altText, data, assetName } = request.body;
    const { bytes, ...drawn } = await readPicture(Buffer.from(data, 'base64'));
    const caller = customerOf(request);
    const now = app.clock.now();
    const managedContentId = app.ids.next('managedContent');
    const contentKey = keyOf(managedContentId);
    const answer = await runCommand(request, { caller, now }, async (db) => {
      const named = assetName ?? contentKey.toLowerCase();
      const own = ownPictures.find((picture) => picture.assetName === named)?.assetVersion ?? 0;
      const newest = Math.max(own, await newestAssetVersion(db, webstoreId, named));
      const picture: PictureContent = {
        kind: 'picture',
        contentKey,
        managedContentId,
        publishedAt: now,
        assetName: named,
        assetVersion: newest + 1,
        title,
        altText,
        ...drawn,
      };
      await writePicture(db, webstoreId, picture, bytes, caller.userId);
      await raiseEdition(db, webstoreId);
      return { status: 201, body: pictureView(picture) };
    });
    await app.contents.refresh();
    await sendAnswer(reply, answer);
  });
  done();
};
