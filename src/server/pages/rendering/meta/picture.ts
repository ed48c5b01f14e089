import { LOGO_CONTENT_KEY } from '../../../../contract/content/content';
import { mediaAddress, MEDIA_PATH } from '../../../../contract/content/contentPaths';
import type { Subject } from './subject';

/** Social networks do not show SVG: rasterised, at the largest width they use. */
const asPixels = (address: string): string => `${address}?width=1200&format=webp`;

export const logoPicture = asPixels(mediaAddress(LOGO_CONTENT_KEY));

function addressOf(subject: Subject): string | null {
  switch (subject.kind) {
    case 'home':
      return null;
    case 'category':
      return subject.category.mediaGroups?.[0]?.mediaItems[0]?.url ?? null;
    case 'product':
      return subject.detail.defaultImage?.url ?? null;
    case 'content': {
      const key = subject.content.document.picture;
      return key === null ? null : mediaAddress(key);
    }
  }
}

/** The path of a page's own picture, rasterised; null: it has none. Pictures on other servers cannot be rasterised. */
export function pictureOf(subject: Subject): string | null {
  const address = addressOf(subject);
  return address?.startsWith(`${MEDIA_PATH}/`) === true ? asPixels(address) : null;
}
