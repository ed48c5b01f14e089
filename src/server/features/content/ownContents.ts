import { IMAGE_CONTENT_TYPE, LOGO_CONTENT_KEY } from '../../../contract/content/content';
import type { ManagedContent } from '../../../contract/content/content';
import { MEDIA_PATH } from '../../../contract/content/contentPaths';
import { recordId } from '../../../contract/ids';
import { drawLogo } from '../../media/drawLogo';

/** A picture that the shop itself publishes. */
interface OwnPicture {
  readonly id: string;
  readonly title: string;
  readonly altText: string;
  readonly svg: () => string;
}

const PUBLISHED = '2025-01-06T08:00:00.000Z';

const pictures: ReadonlyMap<string, OwnPicture> = new Map([
  [
    LOGO_CONTENT_KEY,
    { id: recordId('image', 3), title: 'Logo de Comptoir', altText: 'Comptoir, page d’accueil', svg: drawLogo },
  ],
]);

/** The shop's own picture of this key, or undefined. */
export const ownPicture = (key: string): OwnPicture | undefined => pictures.get(key);

/** The content that a key or a record id names, in the site's language; undefined where nothing is published. */
export const ownContent = (keyOrId: string, language: string): ManagedContent | undefined => {
  const found = [...pictures].find(([key, { id }]) => key === keyOrId || id === keyOrId);
  if (!found) return undefined;
  const [contentKey, { id, title, altText }] = found;
  const url = `${MEDIA_PATH}/${contentKey}`;
  return {
    managedContentId: id,
    contentKey,
    contentType: { fullyQualifiedName: IMAGE_CONTENT_TYPE },
    title,
    urlName: null,
    language,
    publishedDate: PUBLISHED,
    unauthenticatedUrl: url,
    contentBody: { altText, 'sfdc_cms:media': { url, mimeType: 'image/svg+xml' } },
  };
};
