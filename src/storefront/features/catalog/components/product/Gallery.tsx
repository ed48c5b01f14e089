import styled from 'styled-components';
import { GALLERY_USAGE_TYPE, type Image, type ProductDetail } from '../../../../../contract/catalog/product';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { Packshot } from '../Packshot';

/** The pictures of a product in order: its gallery, else its default picture. */
function imagesOf({ mediaGroups = [], defaultImage }: ProductDetail): readonly Image[] {
  const gallery = mediaGroups.filter(({ usageType }) => usageType === GALLERY_USAGE_TYPE);
  const images = gallery.flatMap(({ mediaItems }) => mediaItems).sort((a, b) => a.sortOrder - b.sortOrder);
  return images.length > 0 || !defaultImage ? images : [defaultImage];
}

/** All pictures of a product, the first one loaded eagerly. */
export function Gallery({ detail }: { readonly detail: ProductDetail }) {
  return (
    <Frame>
      {imagesOf(detail).map(({ id, url, alternateText }, index) => (
        <Packshot key={id} url={url} alt={alternateText} eager={index === 0} />
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  img {
    width: 100%;
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.card};
  }
  ${media.small} {
    img {
      max-height: 17rem;
      object-fit: cover;
      /* Keeps more of the top, where a seal may be in the picture. */
      object-position: 50% 30%;
    }
  }
`;
