import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.join(__dirname, '../../../public');
const file = (address: string): Buffer => readFileSync(path.join(publicFolder, address));

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

it('each icon of the web manifest is there, in the size and type that it says', async () => {
  const { icons } = JSON.parse(file('manifest.webmanifest').toString()) as Manifest;
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(file(src)).metadata();
    expect([src, format]).toEqual([src, type.replace(/^image\//, '').replace('+xml', '')]);
    if (sizes !== 'any') expect([src, `${String(width)}x${String(height)}`]).toEqual([src, sizes]);
  }
});
