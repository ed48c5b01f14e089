import { Picture } from '../../../ui/layout/Picture';
import { useSurroundings } from '../../../features/content/page';

interface ContentPictureProps {
  readonly contentKey: string | null;
  /** By default the picture's own; empty where the text beside it says the same. */
  readonly alt?: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A picture of managed content at the width of its container; nothing if it is not published. */
export function ContentPicture({ contentKey, alt, sizes, eager = false }: ContentPictureProps) {
  const { images } = useSurroundings();
  const image = contentKey !== null && Object.hasOwn(images, contentKey) ? images[contentKey] : undefined;
  if (!image) return null;
  const { Picture: own, Pictures, AltText } = image;
  return (
    <Picture
      src={own.Url}
      alt={alt ?? AltText}
      width={own.Width}
      height={own.Height}
      sizes={sizes}
      eager={eager}
      sources={Pictures.map(({ Type, SrcSet }) => ({ type: Type, srcSet: SrcSet }))}
    />
  );
}
