import { Picture } from '../../../ui/layout/Picture';
import { pictureOf, useSurroundings } from '../../../features/content/page';

interface ContentPictureProps {
  readonly contentKey: string | null;
  /** Without it the picture's own; empty where the text beside it says the same. */
  readonly alt?: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A picture of managed content at the width of its place; nothing if it is not published. */
export function ContentPicture({ contentKey, alt, sizes, eager = false }: ContentPictureProps) {
  const { references } = useSurroundings();
  const picture = pictureOf(references, contentKey);
  if (!picture) return null;
  return (
    <Picture
      src={picture.url}
      alt={alt ?? picture.altText}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      eager={eager}
      sources={[
        { type: 'image/avif', srcSet: picture.srcSet('avif') },
        { type: 'image/webp', srcSet: picture.srcSet('webp') },
      ]}
    />
  );
}
