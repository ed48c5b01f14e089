import { brotliDecompressSync } from 'node:zlib';
import { createKeptDrawings } from '../../../src/server/media/keptDrawings';

test('a picture is drawn once for each encoding, and again when it could not be drawn', async () => {
  const drawing = createKeptDrawings();
  let drawn = 0;
  const draw = () => `<svg>${(drawn += 1)}</svg>`;
  await expect(
    drawing('a', 'br', () => {
      throw new RangeError('no such letter');
    }),
  ).rejects.toThrow(new RangeError('no such letter'));
  const [first, second] = await Promise.all([drawing('a', 'br', draw), drawing('a', 'br', draw)]);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe('<svg>1</svg>');
  await drawing('a', 'gzip', draw);
  await drawing('b', 'br', draw);
  expect(drawn).toBe(3);
});
