import sharp from 'sharp';
import { demoCategories } from '../../../src/demo/catalog/demoCategories';
import {
  drawShelfPicture,
  SCENE_NAMES,
  shelfPictureKey,
  shelfPictureWithKey,
} from '../../../src/server/media/scenes/shelfScenes';

const pictures = SCENE_NAMES.flatMap((name) => (['banner', 'tile'] as const).map((cut) => ({ name, cut })));

describe('the scenes at the heads of shelves', () => {
  it.each(pictures)(
    'are well-formed pictures of at most 8 kB without script or outside link: $name, $cut',
    async (picture) => {
      const svg = drawShelfPicture(picture);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8 * 1024);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height]).toEqual(picture.cut === 'banner' ? ['svg', 600, 200] : ['svg', 184, 184]);
      expect(svg).not.toMatch(/<script|<image|href="(?!#)|url\((?!#)|undefined|NaN/);
      expect(drawShelfPicture(picture)).toBe(svg);
    },
  );

  it.each(pictures)('use each name of a repeated drawing once: $name, $cut', (picture) => {
    const names = [...drawShelfPicture(picture).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([]);
  });

  it('have keys of their own, by which they are found', () => {
    const keys = pictures.map(shelfPictureKey);
    expect(new Set(keys).size).toBe(pictures.length);
    expect(keys.map(shelfPictureWithKey)).toEqual(pictures);
    expect(shelfPictureWithKey('0'.repeat(20))).toBeUndefined();
  });

  it('stand at the head of every shelf of the demo shop, and of what is below it', () => {
    const categories = demoCategories();
    const tops = categories.filter(({ parentId }) => parentId === null);
    expect(tops.map(({ scene }) => scene)).toEqual(SCENE_NAMES);
    const sceneOf = new Map(categories.map(({ id, scene }) => [id, scene]));
    const below = categories.filter(({ parentId }) => parentId !== null);
    expect(below.filter(({ parentId, scene }) => scene !== sceneOf.get(parentId ?? ''))).toEqual([]);
  });
});
