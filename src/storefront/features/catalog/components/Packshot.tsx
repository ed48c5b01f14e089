import { Picture } from '../../../ui/layout/Picture';

/** The width and height of the image. */
const box = 400;

interface PackshotProps {
  readonly url: string | null;
  /** Empty if the product's name is shown beside it. */
  readonly alt?: string;
  readonly eager?: boolean;
}

/**
 * A product's picture. Requested without a width: the vector drawing is a fifth of the size of its smallest raster and
 * sharp at every size.
 */
export function Packshot({ url, alt = '', eager = false }: PackshotProps) {
  return url === null ? null : <Picture src={url} alt={alt} width={box} height={box} eager={eager} />;
}
