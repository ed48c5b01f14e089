import sharp from 'sharp';
import { comparePictures } from '../support/catalogue/comparePictures';

/** A white picture with a dark square in its corner, of this many pixels. */
async function picture(square: number, { width = 40, ink = 30 } = {}) {
  const data = Buffer.alloc(width * 20 * 3, 255);
  for (let row = 0; row < square; row += 1) data.fill(ink, row * width * 3, (row * width + square) * 3);
  return sharp(data, { raw: { width, height: 20, channels: 3 } })
    .png()
    .toBuffer();
}

it('two pictures of the same are alike, and so are edges that were rounded differently', async () => {
  expect(await comparePictures(await picture(5), await picture(5))).toBeNull();
  expect(await comparePictures(await picture(5, { ink: 30 }), await picture(5, { ink: 32 }))).toBeNull();
});

it('pixels that differ are counted, and drawn in red on a paled picture', async () => {
  const found = await comparePictures(await picture(5), await picture(6));
  expect(found?.what).toBe('11 pixels differ');
  const drawn = await sharp(found?.picture).raw().toBuffer();
  const colors = new Set(Array.from({ length: 40 * 20 }, (_, pixel) => drawn.readUInt32BE(pixel * 4).toString(16)));
  expect(colors).toEqual(new Set(['c80000ff', 'c7c7c7ff', 'ffffffff']));
});

it('other dimensions are a difference, and a story that only one build has', async () => {
  const [narrow, wide] = [await picture(5), await picture(5, { width: 50 })];
  expect((await comparePictures(narrow, wide))?.what).toBe('200 pixels differ, 40 × 20 became 50 × 20');
  expect((await comparePictures(wide, narrow))?.what).toBe('0 pixels differ, 50 × 20 became 40 × 20');
  expect(await comparePictures(undefined, narrow)).toEqual({ what: 'is new' });
  expect(await comparePictures(narrow, undefined)).toEqual({ what: 'is gone' });
});
