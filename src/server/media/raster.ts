import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MIN_RESIZE_WIDTH, IMAGE_WIDTHS } from '../../contract/constants';
import { loadSharp } from './loadSharp';

export type RasterFormat = 'webp' | 'avif';

export interface RasterRequest {
  /** A hash of the picture's source: it names the stored file, so equal keys must mean equal pictures. */
  readonly key: string;
  readonly width: number;
  readonly format: RasterFormat;
  /** An SVG or a raster file. Called only when the picture has to be made. */
  readonly source: () => string | Buffer | Promise<Buffer>;
}

/** The widths on offer; arbitrary ones would let a stranger fill the disk. */
export const RASTER_WIDTHS = [
  IMAGE_MIN_RESIZE_WIDTH,
  192,
  400,
  IMAGE_WIDTHS.mobile,
  800,
  IMAGE_WIDTHS.tablet,
  1200,
  IMAGE_WIDTHS.desktop,
] as const;

const KEY = /^[0-9a-f]{20}$/;
const CSS_DENSITY = 72;

/**
 * Creates a WebP or AVIF of a width from an SVG or a raster file, which is never enlarged. Rejects when the source is
 * unreadable.
 */
export async function rasterize(source: string | Buffer, width: number, format: RasterFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const bytes = Buffer.from(source);
  const { format: kind, width: own } = await sharp(bytes).metadata();
  const isDrawn = kind === 'svg';
  // A vector drawing is rasterised at its final size.
  const density = isDrawn ? (CSS_DENSITY * width) / own : CSS_DENSITY;
  const picture = sharp(bytes, { density }).resize({ width, withoutEnlargement: !isDrawn });
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 3 }).toBuffer()
    : picture.webp({ quality: 84 }).toBuffer();
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Other processes may create the same file: each writes its own temporary file, and renaming is atomic. */
async function keep(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Pictures created on first request and stored under `folder`. Simultaneous requests for the same picture share the
 * work; a failure rejects all of them and is not stored, so that the next request tries again. Rejects with a
 * RangeError on a malformed key or a width that is not in RASTER_WIDTHS.
 */
export function createRasterStore(
  folder: string,
  draw: typeof rasterize = rasterize,
): (request: RasterRequest) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const make = async (path: string, { width, format, source }: RasterRequest): Promise<Buffer> => {
    const kept = await readIfThere(path);
    if (kept) return kept;
    const bytes = await draw(await source(), width, format);
    await keep(folder, path, bytes);
    return bytes;
  };
  return async (request) => {
    if (!KEY.test(request.key)) throw new RangeError('malformed picture key');
    if (!RASTER_WIDTHS.some((width) => width === request.width)) throw new RangeError('no such picture width');
    const path = join(folder, `${request.key}-${String(request.width)}.${request.format}`);
    const running = underWay.get(path);
    if (running) return running;
    const work = make(path, request).finally(() => underWay.delete(path));
    underWay.set(path, work);
    return work;
  };
}
