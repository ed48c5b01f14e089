import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Each of these tests fails when a package's code is no longer what the build or the test runner patches.

type Loader = (source: string) => string;
const iconDataLoader = jest.requireActual<Loader>('../../src/build/iconDataLoader.cjs');
const pureCallsLoader = jest.requireActual<Loader>('../../src/build/pureCallsLoader.cjs');

const root = path.resolve(__dirname, '../..');
const packages = path.join(root, 'node_modules');
const read = (...file: readonly string[]): string => readFileSync(path.join(...file), 'utf8');

/** What an ES module exports, given its source; its imports come from `imported`, else from Node. */
function run(source: string, imported: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const options = { targets: { node: 'current' }, modules: 'commonjs' };
  const code = transformSync(source, {
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-env', options]],
  })?.code;
  const exported = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a file of a package, as the build changes it
  new Function('exports', 'require', code ?? '')(
    exported,
    (name: string): unknown => imported[name] ?? jest.requireActual<object>(name),
  );
  return exported;
}

describe('react-router', () => {
  const folder = path.join(packages, 'react-router/dist/development');
  const source =
    readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => read(folder, file))
      .find((text) => text.includes('function matchPath(')) ?? '';
  const changed = pureCallsLoader(source);

  it.each([
    [
      'components and contexts',
      /^(?:var|const) \w+ = \/\* @__PURE__ \*\/ React\d*\.(?:forwardRef|createContext|memo)\(/m,
    ],
    ['symbols', /^(?:var|const) \w+ = \/\* @__PURE__ \*\/ Symbol\(/m],
  ])('has %s at the top level of the file with matchPath, which the build marks as pure', (_what, marked) => {
    expect(source).not.toMatch(marked);
    expect(changed).toMatch(marked);
  });

  it('has nothing at that top level that would keep unused code in the bundle', () => {
    expect(changed).not.toMatch(/^(?:var|const) \w+ = React\d*\.(?:forwardRef|createContext|memo)\(/m);
    expect(changed).not.toMatch(/^(?:var|const) \w+ = (?:Symbol|new URL|Object\.getOwnPropertyNames)\(/m);
    expect(source).toMatch(/^\w+\.displayName = /m);
    expect(changed).not.toMatch(/^\w+\.(?:displayName|contextType) = /m);
    expect(changed).not.toMatch(/React\d*\[\w+\]/);
  });
});

describe('lucide-react', () => {
  const { default: ours } = run(read(root, 'src/build/lucideIcon.mjs'));
  const icons = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(root, 'src', file).matchAll(/'lucide-react\/icons\/([a-z0-9-]+)'/g)])
    .map(([, name = '']) => name);
  /** The source of an icon; where its file only exports another one's under a former name, the source of that one. */
  const sourceOf = (name: string): string => {
    const source = read(packages, 'lucide-react/dist/esm/icons', `${name}.mjs`);
    const other = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(source)?.[1];
    return other === undefined ? source : sourceOf(other);
  };
  const shapesOf = (icon: unknown) =>
    renderToStaticMarkup(
      createElement(icon as ComponentType<{ size: number; color: string }>, { size: 24, color: 'red' }),
    ).replace(/^<svg[^>]*>/, '');

  it.each([...new Set(icons)])('the build draws the icon %s with the shapes that the package draws', (name) => {
    const source = sourceOf(name);
    const changed = iconDataLoader(source);
    expect(source).toMatch(/key: "/);
    expect(changed).not.toMatch(/key: "/);
    const { default: built } = run(changed, { '../createLucideIcon.mjs': { __esModule: true, default: ours } });
    const { default: theirs } = jest.requireActual<{ default: unknown }>(`lucide-react/icons/${name}`);
    expect(shapesOf(built)).toContain('<');
    expect(shapesOf(built)).toBe(shapesOf(theirs));
  });
});

it('stylis asks its file of vendor prefixes for `prefix` alone, and styled-components writes with stylis', () => {
  const folder = path.join(packages, 'stylis/src');
  const asked = readdirSync(folder).flatMap((file) => [
    ...read(folder, file).matchAll(/import \{([^}]*)\} from '\.\/Prefixer\.js'/g),
  ]);
  expect(asked.map(([, names]) => names)).toEqual(['prefix']);
  expect(Object.keys(run(read(root, 'src/build/noPrefixes.mjs')))).toEqual(['prefix']);
  expect(read(packages, 'styled-components/dist/styled-components.browser.esm.js')).toMatch(/from ?"stylis"/);
});

it('babel-jest keys what it has compiled by a project’s settings, and the tests share it between projects', () => {
  interface Transformer {
    readonly getCacheKey: (source: string, file: string, settings: object) => string;
  }
  interface Factory {
    readonly createTransformer: () => Transformer;
  }
  const keysOf = ({ createTransformer }: Factory) => {
    const transformer = createTransformer();
    const settings = { config: { cwd: root, rootDir: root }, instrument: false, transformerConfig: {} };
    return new Set(
      ['{"project":"node"}', '{"project":"dom"}'].map((configString) =>
        transformer.getCacheKey('const a = 1;', __filename, { ...settings, configString }),
      ),
    ).size;
  };
  expect(keysOf(jest.requireActual<{ default: Factory }>('babel-jest').default)).toBe(2);
  expect(keysOf(jest.requireActual<Factory>('../support/jest/environment/transform.cjs'))).toBe(1);
});
