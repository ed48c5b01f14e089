import { Picture } from '../../../ui/layout/Picture';

/** Side of the drawing's box. */
const box = 400;

interface PackshotProps {
  readonly url: string | null;
  /** Empty where the product's name stands beside it. */
  readonly alt?: string;
  readonly eager?: boolean;
}

/**
 * A product's picture. It is asked for without a width: the drawing weighs a fifth of its smallest useful raster
 * and is sharp at every size.
 */
export function Packshot({ url, alt = '', eager = false }: PackshotProps) {
  return url === null ? null : <Picture src={url} alt={alt} width={box} height={box} eager={eager} />;
}
