import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { demoEntries } from '../../../src/demo/demoCatalog';
import { LOGO_SVG } from '../../../src/server/media/logo';
import { LETTERING_VERSION, outlineTexts } from '../../../src/demo/pictures/lettering/outlineTexts';
import { drawPackshot } from '../../../src/demo/pictures/packshot/drawPackshot';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"${attributes}>${inner}</svg>`;

/** Where the ink of a drawing is, in pixels of its box. */
async function inkOf(drawing: string) {
  const { data, info } = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  for (let at = 0; at < info.width * info.height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}

describe('texts in drawings become outlines', () => {
  it('of the shop’s typefaces, so that no font of the machine has a part in them', async () => {
    const text = (family: string) => svg(`<text x="10" y="70" font-size="50" font-family="${family}">Beurre</text>`);
    const [sans, serif] = [outlineTexts(text('Figtree,Arial')), outlineTexts(text('Fraunces,serif'))];
    expect([sans.includes('<text'), serif.includes('<text')]).toEqual([false, false]);
    // The expected widths come from the advance widths in the font files.
    const [narrow, wide] = [await inkOf(sans), await inkOf(serif)];
    expect([narrow.bottom, wide.bottom]).toEqual([expect.closeTo(70, -0.5), expect.closeTo(70, -0.5)]);
    expect([narrow.right - narrow.left, wide.right - wide.left]).toEqual([
      expect.closeTo(146, -0.7),
      expect.closeTo(170, -0.7),
    ]);
  });

  it('of the size, place, colour and spacing that the elements around them give', async () => {
    const spread = (attributes: string) =>
      inkOf(
        outlineTexts(
          svg(
            `<g font-size="40"${attributes}><g/><text x="200" y="60" fill="#B5122B">AVA</text></g>`,
            ' font-family="Figtree" text-anchor="middle"',
          ),
        ),
      );
    const [plain, spaced] = [await spread(''), await spread(' letter-spacing="10"')];
    expect((plain.left + plain.right) / 2).toBeCloseTo(200, -0.7);
    // Two spaces between three letters: the one after the last letter has no ink.
    expect(spaced.right - spaced.left - (plain.right - plain.left)).toBeCloseTo(20, -0.5);
    expect(outlineTexts(svg('<text fill="#B5122B" font-family="Figtree">A</text>'))).toContain('<path fill="#B5122B"');
  });

  it('letter by letter, entities and the narrow space of numbers too; one that the typeface lacks leaves the text a text', () => {
    const of = (content: string) => outlineTexts(svg(`<text font-family="Figtree,Arial">${content}</text>`));
    expect(of('Œufs &amp; crème, 1\u202f000 pièces')).not.toContain('<text');
    for (const [spelt, same] of [
      ['Cre\u0300me', 'Crème'],
      ['Crème\u00ad fraîche\u200b', 'Crème fraîche'],
      ['82\u2009% demi\u2011sel\t', '82 % demi-sel '],
      ['con\ufb01ture', 'confiture'],
    ] as const) {
      expect(of(spelt)).toBe(of(same));
      expect(of(spelt)).not.toContain('<text');
    }
    expect(of('')).toBe(svg(''));
    // Unicode has no single character for this letter and accent; outlined one by one, they would stand side by side.
    expect(of('x\u0300')).toContain('<text');
    expect(of('バター')).toContain('>バター</text>');
    expect(outlineTexts(svg('<text font-family="Georgia">Beurre</text>'))).toContain('>Beurre</text>');
  });

  // A failure means that the same text gets other outlines than before: raise `LETTERING_VERSION`, and write the new
  // hash here.
  it('always the same in one version, as the addresses of pictures promise', () => {
    const text = 'Beurre doux AOP Œuf, crème « ÂÀÇÉÈÊËÎÏÔÙÛÜŸ » 0123456789 % × – ’ abcdefghijklmnopqrstuvwxyz';
    const drawn = ['Figtree', 'Fraunces'].map((family) =>
      outlineTexts(svg(`<text font-family="${family}">${text}</text>`)),
    );
    const hash = createHash('sha256').update(drawn.join('')).digest('hex').slice(0, 16);
    expect([LETTERING_VERSION, hash]).toEqual([1, 'e93f43b1f4c7e155']);
  });

  it('the name beside the logo fits into its box', async () => {
    const { right } = await inkOf(LOGO_SVG);
    expect(right).toBeGreaterThan(115);
    expect(right).toBeLessThan(122);
    const text =
      '<text x="35" y="24.500" textLength="87" lengthAdjust="spacingAndGlyphs" font-family="Fraunces,serif" font-size="18" font-weight="600">Comptoir</text>';
    expect(LOGO_SVG).toContain(outlineTexts(text));
  });

  it('those of every product, in less than 5 kB each as they are sent', () => {
    const pictures = demoEntries().map(({ packshot }) => outlineTexts(drawPackshot(packshot)));
    expect(pictures.filter((picture) => /<text|NaN|undefined/.test(picture))).toEqual([]);
    expect(Math.max(...pictures.map((picture) => gzipSync(picture).length))).toBeLessThanOrEqual(5 * 1024);
  });
});
