import { CONTENT_LIMITS } from '../../../../contract/content/contentLimits';
import { loadSharp } from '../../../media/loadSharp';
import { invalidFields } from '../../../problems';

interface ReadPicture {
  readonly mimeType: 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Raster formats only: a vector drawing could contain scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];
/** Few cameras have more: a larger picture is not even decoded. */
const MOST_PIXELS = 100_000_000;
const QUALITY = 86;

const refused = (message: string) => invalidFields([{ field: 'data', message }]);

/**
 * An uploaded picture, re-encoded: upright, without the camera's metadata, no side longer than
 * `CONTENT_LIMITS.pictureSide`. Throws 400 for anything but a raster picture, and for a file or picture that is too
 * large.
 */
export async function readPicture(file: Buffer): Promise<ReadPicture> {
  const { pictureBytes, pictureSide: side } = CONTENT_LIMITS;
  if (file.length === 0 || file.length > pictureBytes) throw refused('data is empty or too large.');
  const sharp = await loadSharp();
  const open = () => sharp(file, { limitInputPixels: MOST_PIXELS });
  const { format } = await open()
    .metadata()
    .catch(() => ({ format: '' }));
  if (!FORMATS.includes(format)) throw refused('data is no picture of pixels.');
  const { data, info } = await open()
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused('data is a picture that cannot be read.');
    });
  return { mimeType: 'image/webp', bytes: data, width: info.width, height: info.height };
}
