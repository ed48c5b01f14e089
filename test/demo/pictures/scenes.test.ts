import sharp from 'sharp';
import { demoCategories } from '../../../src/demo/catalog/demoCategories';
import { drawnPictures, shelfPicture } from '../../../src/demo/pictures/drawnPictures';
import { outlineTexts } from '../../../src/demo/pictures/lettering/outlineTexts';
import { drawShelfPicture, SCENE_NAMES } from '../../../src/demo/pictures/scenes/shelfScenes';

const pictures = SCENE_NAMES.flatMap((scene) => (['banner', 'tile'] as const).map((cut) => ({ scene, cut })));

describe('the scenes at the heads of shelves', () => {
  it.each(pictures)(
    'are well-formed pictures of at most 8 kB without script or outside link: $scene, $cut',
    async (picture) => {
      const svg = drawShelfPicture(picture);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8 * 1024);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height]).toEqual(picture.cut === 'banner' ? ['svg', 600, 200] : ['svg', 184, 184]);
      expect(svg).not.toMatch(/<script|<image|href="(?!#)|url\((?!#)|undefined|NaN/);
      expect(drawShelfPicture(picture)).toBe(svg);
    },
  );

  it.each(pictures)('use each name of a repeated drawing once: $scene, $cut', (picture) => {
    const names = [...drawShelfPicture(picture).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([]);
  });

  it('have keys of their own, and are drawn from their records', () => {
    const keys = pictures.map((picture) => drawnPictures.drawnFrom({ ...picture })?.key());
    expect(new Set(keys).size).toBe(pictures.length);
    expect(pictures.map(shelfPicture)).toEqual(pictures.map((drawing, at) => ({ key: keys[at], drawing })));
    const drawn = pictures.map((picture) => drawnPictures.drawnFrom({ ...picture })?.svg());
    expect(drawn).toEqual(pictures.map((picture) => outlineTexts(drawShelfPicture(picture))));
  });

  it.each([{}, { scene: 'butter' }, { scene: 'butter', cut: 'round' }, { form: 'tub', brand: '', title: '' }])(
    'are not drawn from what describes none: %j',
    (drawing) => {
      expect(drawnPictures.drawnFrom(drawing)).toBeNull();
    },
  );

  it('stand at the head of every shelf of the demo shop, and of what is below it', () => {
    const categories = demoCategories();
    const tops = categories.filter(({ parentId }) => parentId === null);
    expect(tops.map(({ tile, banner }) => [tile, banner])).toEqual(
      SCENE_NAMES.map((scene) => [shelfPicture({ scene, cut: 'tile' }), shelfPicture({ scene, cut: 'banner' })]),
    );
    const bannerOf = new Map(categories.map(({ id, banner }) => [id, banner]));
    const below = categories.filter(({ parentId }) => parentId !== null);
    expect(below.map(({ banner }) => banner)).toEqual(below.map(({ parentId }) => bannerOf.get(parentId ?? '')));
    expect(below.filter(({ tile }) => tile !== undefined)).toEqual([]);
  });
});
