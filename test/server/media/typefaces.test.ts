import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

/** Widths in pixels of texts of 100 px, each in a family, made in a process of its own that is told of no fonts. */
const widthsOf = (texts: readonly (readonly [family: string, text: string])[]): readonly number[] => {
  const script = `
    require('./test/support/registerTypeScript.cjs');
    const { loadSharp } = require('./src/server/media/loadSharp.ts');
    loadSharp().then(async (sharp) => {
      const drawn = ([family, text]) =>
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#fff"/>' +
        '<text x="20" y="130" font-size="100" font-weight="700" font-family="' + family + '">' + text + '</text></svg>';
      const widths = await Promise.all(${JSON.stringify(texts)}.map(async (text) => {
        const { info } = await sharp(Buffer.from(drawn(text))).trim().toBuffer({ resolveWithObject: true });
        return info.width;
      }));
      console.log(JSON.stringify([...widths, process.env.FONTCONFIG_FILE]));
    });`;
  const env = { ...process.env, FONTCONFIG_FILE: '/nowhere/fonts.conf' };
  const said: unknown = JSON.parse(execFileSync('node', ['-e', script], { cwd: root, env, encoding: 'utf8' }));
  const [file, ...widths] = (said as unknown[]).reverse();
  expect(file).toBe('/nowhere/fonts.conf');
  return widths.reverse() as number[];
};

test('texts in pictures are in the shop’s typefaces on a machine that has no fonts', () => {
  const [serif = 0, sans = 0, narrow = 0, wide = 0] = widthsOf([
    ['Fraunces,serif', 'Beurre'],
    ['Figtree,Arial', 'Beurre'],
    ['Figtree,Arial', 'iii'],
    ['Figtree,Arial', 'mmm'],
  ]);
  // By the advance widths in the files; boxes in place of letters would all be equally wide.
  expect(serif).toBeGreaterThan(sans * 1.03);
  expect(wide).toBeGreaterThan(narrow * 2.5);
});
