import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';

const root = path.resolve(__dirname, '../..');

/** The ids of a source's components, as the build writes them. */
function idsIn(source: string, filename: string): readonly string[] {
  const code =
    transformSync(source, {
      babelrc: false,
      configFile: false,
      filename,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [
        ['babel-plugin-styled-components', { displayName: false }],
        require.resolve('../../src/build/shortStyleIds.cjs'),
      ],
    })?.code ?? '';
  return [...code.matchAll(/componentId: "([^"]*)"/g)].map(([, id]) => id ?? '');
}

it('the build names a component by four signs, the same ones each time', () => {
  const source = "import styled from 'styled-components'; const A = styled.p`top: 0;`; const B = styled(A)`left: 0;`;";
  const file = path.join(root, 'src/storefront/ui/any.ts');
  const ids = idsIn(source, file);
  expect(ids).toEqual([expect.stringMatching(/^[b-zB-Z]\w{3}$/), expect.stringMatching(/^[b-zB-Z]\w{3}$/)]);
  expect(idsIn(source, file)).toEqual(ids);
  expect(idsIn(source, path.join(root, 'src/storefront/ui/other.ts'))).not.toEqual(ids);
});

it('no two components have one name', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, 'src', file));
  const ids = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes("from 'styled-components'") ? idsIn(source, file) : [];
  });
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
