import sharp from 'sharp';
import { dairyCounter } from '../../../src/server/media/scenes/dairyCounter';

describe('the dairy counter', () => {
  it('is one well-formed picture of at most 12 kB without script or outside link', async () => {
    const svg = dairyCounter();
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([format, width, height]).toEqual(['svg', 1200, 600]);
    expect(svg).not.toMatch(/<script|<image|href="(?!#)|url\((?!#)/);
    expect(dairyCounter()).toBe(svg);
  });
});
