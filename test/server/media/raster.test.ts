import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoEntries } from '../../../src/demo/demoCatalog';
import { contentKeyOf } from '../../../src/demo/pictures/contentKey';
import { drawPackshot } from '../../../src/demo/pictures/packshot/drawPackshot';
import { createRasterStore, rasterize } from '../../../src/server/media/raster';

const [entry] = demoEntries();
if (!entry) throw new Error('the demo catalogue is empty');
const svg = drawPackshot(entry.packshot);
const key = contentKeyOf(svg);

describe('the raster store', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'raster-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('makes %s of the asked width', async (format, reported) => {
    const bytes = await createRasterStore(join(folder, 'media'))({ key, width: 100, format, source: () => svg });
    const made = await sharp(bytes).metadata();
    expect([made.format, made.width, made.height]).toEqual([reported, 100, 100]);
  });

  it('does the work once for requests at the same time and keeps one whole file', async () => {
    const draw = jest.fn(rasterize);
    const raster = createRasterStore(folder, draw);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => raster({ key, width: 192, format: 'webp', source: () => svg })),
    );
    expect(draw).toHaveBeenCalledTimes(1);
    expect(answers.every((bytes) => bytes.equals(answers[0] ?? Buffer.alloc(0)))).toBe(true);
    expect(await readdir(folder)).toEqual([`${key}-192.webp`]);
  });

  it('answers from disk after a restart without drawing again', async () => {
    const made = await createRasterStore(folder)({ key, width: 100, format: 'webp', source: () => svg });
    const draw = jest.fn(rasterize);
    const again = await createRasterStore(folder, draw)({ key, width: 100, format: 'webp', source: () => svg });
    expect(again.equals(made)).toBe(true);
    expect(draw).not.toHaveBeenCalled();
  });

  it('tells a failure, leaves nothing behind and tries again on the next request', async () => {
    const raster = createRasterStore(folder);
    await expect(raster({ key, width: 100, format: 'webp', source: () => 'not a picture' })).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
    await expect(raster({ key, width: 100, format: 'webp', source: () => svg })).resolves.toBeInstanceOf(Buffer);
  });

  it('refuses keys that could leave the folder and widths that are not offered', async () => {
    const raster = createRasterStore(folder);
    await expect(raster({ key: '../../etc/passwd', width: 100, format: 'webp', source: () => svg })).rejects.toThrow(
      RangeError,
    );
    await expect(raster({ key, width: 97, format: 'webp', source: () => svg })).rejects.toThrow(RangeError);
  });
});
