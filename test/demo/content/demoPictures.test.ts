import sharp from 'sharp';
import { demoContents } from '../../../src/demo/content/allContents';
import { demoPictures } from '../../../src/demo/content/pictures/allPictures';

const keys = demoPictures.map(({ key }) => key);

describe('the pictures of the demo contents', () => {
  it('are those that the contents name, each once, and no other', () => {
    const named = new Set(demoContents.flatMap(({ picture }) => (picture === null ? [] : [picture])));
    expect([...keys].sort()).toEqual([...named].sort());
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{1,100}$/);
  });

  it('say in a sentence of their own what one sees', () => {
    for (const { title, altText } of demoPictures) {
      expect(title).not.toBe('');
      expect(altText).toMatch(/^(?!Image)\p{Lu}.{28,118}\.$/u);
    }
    expect(new Set(demoPictures.map(({ altText }) => altText)).size).toBe(demoPictures.length);
  });

  it('share no id, so that several can stand on one page', () => {
    const ids = demoPictures.flatMap(({ svg }) => [...svg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(demoPictures)('$key is one small, self-contained, well-formed picture', async ({ svg, width, height }) => {
    const drawing = svg();
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(8 * 1024);
    expect(drawing).not.toMatch(/<(script|style|image|text|use|foreignObject)|href|\son\w+=|url\((?!#)|NaN|undefined/);
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    const picture = sharp(Buffer.from(drawing));
    const { format, width: wide, height: high } = await picture.metadata();
    expect([format, wide, high]).toEqual(['svg', width, height]);
    const { channels } = await sharp(await picture.resize(96).png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    expect(svg()).toBe(drawing);
  });
});
