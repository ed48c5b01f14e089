import { IMAGE_WIDTHS } from '../../../contract/constants';
import type { ManagedContent } from '../../../contract/content/content';
import type { ImageInfo } from './richText/RichText';

/** A picture of managed content in pixels, with the addresses of its sizes. */
export interface ContentPicture {
  readonly url: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  readonly srcSet: (format: 'avif' | 'webp') => string;
}

const widths = Object.values(IMAGE_WIDTHS);

/** The picture of this key among references; null if there is none. */
export function pictureOf(references: readonly ManagedContent[], key: string | null): ContentPicture | null {
  const found = key === null ? undefined : references.find(({ contentKey }) => contentKey === key);
  const url = found?.contentBody['sfdc_cms:media']?.url;
  if (found === undefined || url === undefined) return null;
  const { altText = '', width = 1200, height = 800 } = found.contentBody;
  const sized = (format: string, size: number) => `${url}?width=${size}&format=${format} ${size}w`;
  return { url, altText, width, height, srcSet: (format) => widths.map((size) => sized(format, size)).join(', ') };
}

/** The pictures among references as rich text takes them (KIT-17). */
export const imageInfosOf = (references: readonly ManagedContent[]): Readonly<Record<string, ImageInfo>> =>
  Object.fromEntries(
    references.flatMap(({ contentKey }) => {
      const picture = pictureOf(references, contentKey);
      if (picture === null) return [];
      return [[contentKey, { Url: picture.url, SrcSet: picture.srcSet('webp'), AltText: picture.altText }]];
    }),
  );
