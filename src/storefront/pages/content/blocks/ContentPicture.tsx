import { useMemo } from 'react';
import { useContentPicture, useSurroundings, type ContentImageData } from '../../../features/content/page';
import { Picture } from '../../../ui/layout/Picture';
import { useSources } from '../../../ui/pictures/useSources';

interface ShownProps {
  /** By default the picture's own; empty if the text beside it says the same. */
  readonly alt?: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

interface ContentPictureProps extends ShownProps {
  readonly contentKey: string | null;
}

/** A picture of managed content at the width of its container; nothing if it is not published. */
export function ContentPicture({ contentKey, ...shown }: ContentPictureProps) {
  const { images } = useSurroundings();
  const image = contentKey !== null && Object.hasOwn(images, contentKey) ? images[contentKey] : undefined;
  return image && <Shown image={image} {...shown} />;
}

function Shown({ image, alt, sizes, eager = false }: ShownProps & { readonly image: ContentImageData }) {
  const { ContentKey, Picture: own, Pictures, AltText } = image;
  const sources = useMemo(() => Pictures.map(({ Type, SrcSet }) => ({ type: Type, srcSet: SrcSet })), [Pictures]);
  return (
    <Picture
      {...useContentPicture(ContentKey, own.Url)}
      src={own.Url}
      alt={alt ?? AltText}
      width={own.Width}
      height={own.Height}
      sizes={sizes}
      eager={eager}
      sources={useSources(sources)}
    />
  );
}
