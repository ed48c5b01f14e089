import type { ManagedContent } from '../../../contract/content/content';
import { isImageUrl } from '../../../contract/pages/safeAddress';
import { srcSetOfWidths } from '../../ui/pictures/pictureSets';
import type { ImageInfo } from './richText/RichText';

/** A picture of managed content, under the property names of CMS-03. */
export interface ContentImageData extends Required<ImageInfo> {
  readonly ContentKey: string;
  /** Address of the original file; `Url` is the same, `SrcSet` lists its WebP versions by width. */
  readonly RawUrl: string;
  /** The original file and its size in pixels, 1200 × 800 if unknown. */
  readonly Picture: { readonly Url: string; readonly Width: number; readonly Height: number };
  /** The versions by width in each available format, the format with the smallest files first. */
  readonly Pictures: readonly { readonly Type: string; readonly SrcSet: string }[];
}

const FORMATS = ['avif', 'webp'] as const;

const srcSetOf = (url: string, format: (typeof FORMATS)[number]): string =>
  srcSetOfWidths((width) => `${url}?width=${width}&format=${format}`);

/** The data of a picture; null for other contents, and for a forbidden address. */
export function imageDataOf({ contentKey, contentBody }: ManagedContent): ContentImageData | null {
  const url = contentBody['sfdc_cms:media']?.url;
  if (url === undefined || !isImageUrl(url)) return null;
  const { altText = '', width = 1200, height = 800 } = contentBody;
  return {
    ContentKey: contentKey,
    Url: url,
    RawUrl: url,
    AltText: altText,
    SrcSet: srcSetOf(url, 'webp'),
    Picture: { Url: url, Width: width, Height: height },
    Pictures: FORMATS.map((format) => ({ Type: `image/${format}`, SrcSet: srcSetOf(url, format) })),
  };
}

/** The data of the pictures among references, by content key, as pages and rich text take them (KIT-17). */
export const imageInfosOf = (references: readonly ManagedContent[]): Readonly<Record<string, ContentImageData>> =>
  Object.fromEntries(
    references.flatMap((content) => {
      const data = imageDataOf(content);
      return data === null ? [] : [[data.ContentKey, data]];
    }),
  );
