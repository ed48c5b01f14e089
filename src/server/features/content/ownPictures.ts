import { LOGO_CONTENT_KEY } from '../../../contract/content/content';
import { recordId } from '../../../contract/ids';
import type { PictureContent } from './contentTable';
import { LOGO_SVG } from '../../media/logo';

interface OwnPicture {
  readonly picture: PictureContent;
  readonly svg: string;
}

/** Pictures that come with the server, so every shop has them. */
const pictures: readonly OwnPicture[] = [
  {
    picture: {
      kind: 'picture',
      contentKey: LOGO_CONTENT_KEY,
      managedContentId: recordId('managedContent', 3),
      publishedAt: Date.UTC(2025, 0, 6, 8),
      assetName: 'logo',
      assetVersion: 1,
      title: 'Logo de Comptoir',
      altText: 'Comptoir, page d’accueil',
      mimeType: 'image/svg+xml',
      width: 122,
      height: 34,
    },
    svg: LOGO_SVG,
  },
];

export const ownPictures: readonly PictureContent[] = pictures.map(({ picture }) => picture);

/** The drawing of the shop's own picture with this key, or undefined. */
export const ownDrawing = (key: string): string | undefined =>
  pictures.find(({ picture }) => picture.contentKey === key)?.svg;
