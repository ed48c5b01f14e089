import sharp from 'sharp';

interface PictureDifference {
  /** The difference in words: a number of pixels, or other dimensions. */
  readonly what: string;
  /** The later picture, paled, with the differing pixels in red; undefined if only one of the two exists. */
  readonly picture?: Buffer;
}

const raw = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const CHANNELS = 4;
/**
 * Differences of a colour channel (of 255) up to which pixels are equal: the edge of a round corner varies from run to
 * run.
 */
const TOLERANCE = 2;
const RED = [200, 0, 0, 255];
const paled = (value: number): number => 255 - Math.round((255 - value) / 4);

function isNear(one: Buffer, at: number, other: Buffer, there: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    if (Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

/** Compares two PNG pictures pixel by pixel, both drawn by one browser on one machine. null: they are equal. */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<PictureDifference | null> {
  if (!before || !after) return { what: before ? 'is gone' : 'is new' };
  if (before.equals(after)) return null;
  const [old, now] = await Promise.all([raw(before), raw(after)]);
  const { width, height } = now.info;
  const hasOther = old.info.width !== width || old.info.height !== height;
  const drawn = Buffer.alloc(now.data.length);
  let differing = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const at = pixel * CHANNELS;
    const was = (row * old.info.width + column) * CHANNELS;
    const isInside = column < old.info.width && row < old.info.height;
    const isSame = isInside && isNear(old.data, was, now.data, at);
    if (!isSame) differing += 1;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      drawn[at + channel] = isSame ? paled(now.data[at + channel] ?? 0) : (RED[channel] ?? 0);
    }
  }
  if (differing === 0 && !hasOther) return null;
  const sizes = hasOther ? `, ${old.info.width} × ${old.info.height} became ${width} × ${height}` : '';
  const picture = await sharp(drawn, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
  return { what: `${differing} pixels differ${sizes}`, picture };
}
